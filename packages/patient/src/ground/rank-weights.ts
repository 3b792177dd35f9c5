/** Learned on labelled talks by `tools/hearing/fit_rank.py`, in the order of `rankFeatures`; figures are centred and scaled first. */
export const rankWeights = {
  mean: [
    -5.416, -4.25, 0.199, 0.039, 0.112, 0.016, 0.061, 0.867, 0.095, 0.025, 0.101, 0.17, 0.151,
    0.012, 0.323, 0.043, 0.039, 0.073,
  ],
  spread: [
    2.372, 2.109, 0.47, 0.193, 0.316, 0.127, 0.239, 1.12, 0.125, 0.157, 0.301, 0.376, 0.358, 0.107,
    0.468, 0.202, 0.193, 0.26,
  ],
  weights: [
    0.478, 0.286, 0.304, -0.092, -0.032, 0.081, -0.16, 0.277, 0.338, 0.084, 0.277, -0.296, -0.159,
    0.059, 0.033, -0.077, 0.094, -0.072,
  ],
  bias: -3.343,
  nothing: 0.011,
  nothingBias: -1.029,
} as const;
