/** Learned on labelled talks by `tools/hearing/fit_rank.py`, in the order of `rankFeatures`. */
export const rankWeights = {
  weights: [
    0.231, 0.731, -0.241, 0.923, -1.116, 0.452, 0.734, -1.36, -0.256, 0.267, -0.15, 2.259, 0.789,
    0.289, -0.584, -0.671,
  ],
  bias: -2.589,
  nothing: 0.317,
  nothingBias: -1.543,
} as const;
