/** Learned on labelled talks by `tools/hearing/fit_rank.py`, in the order of `rankFeatures`. */
export const rankWeights = {
  weights: [
    0.15, 1.284, -0.122, 1.084, -2.301, 0.46, 0.799, -1.623, -0.469, 0.358, 0.116, 1.05, 0.697,
    0.063, -0.966, -0.211,
  ],
  bias: -2.69,
  nothing: 0.058,
  nothingBias: -3.327,
} as const;
