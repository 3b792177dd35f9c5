/** Learned on labelled talks by `tools/hearing/fit_rank.py`, in the order of `rankFeatures`; figures are centred and scaled first. */
export const rankWeights = {
  mean: [
    -5.236, -4.306, 0.202, 0.043, 0.112, 0.017, 0.061, 0.865, 0.095, 0.025, 0.101, 0.171, 0.152,
    0.012, 0.329, 0.041, 0.037, 0.072,
  ],
  spread: [
    2.376, 2.071, 0.473, 0.202, 0.316, 0.128, 0.239, 1.128, 0.125, 0.157, 0.301, 0.377, 0.359,
    0.109, 0.47, 0.199, 0.19, 0.259,
  ],
  weights: [
    0.476, 0.291, 0.304, -0.1, -0.038, 0.087, -0.166, 0.289, 0.323, 0.087, 0.278, -0.288, -0.174,
    0.055, 0.031, -0.08, 0.097, -0.07,
  ],
  bias: -3.346,
  nothing: 0.024,
  nothingBias: -0.983,
} as const;
