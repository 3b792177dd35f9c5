/** Learned on labelled talks by `tools/hearing/fit_rank.py`, in the order of `rankFeatures`. */
export const rankWeights = {
  weights: [
    0.24, 0.696, -0.247, 0.924, -1.11, 0.502, 0.655, -1.362, -0.222, 0.198, -0.114, 2.479, 0.759,
    0.358, -0.582, -0.644,
  ],
  bias: -2.494,
  nothing: 0.3,
  nothingBias: -1.658,
} as const;
