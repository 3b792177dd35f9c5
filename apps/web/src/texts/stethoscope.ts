/** Words of the stethoscope. */
export const stethoscopeTexts = {
  title: "Stethoscope",
  hint: "Choose a place to hold it to. Best with headphones: hearts are low.",
  silent: "This browser cannot play sounds. What is heard stands here in words.",
  views: {
    label: "What to listen to",
    heart: "Heart",
    front: "Chest, front",
    back: "Chest, back",
    abdomen: "Abdomen",
    neck: "Thyroid",
  },
  places: "Where to hold the stethoscope",
  right: "Right",
  left: "Left",
  play: "Play",
  stop: "Stop",
  volume: "Volume",
  nowhere: "Nothing is being listened to yet.",
  loading: "Getting the stethoscope",
  failed: "The stethoscope could not be brought",
} as const;
