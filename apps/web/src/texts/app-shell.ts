export const appShellTexts = {
  newVersion: "A new version of Anamnesis is ready.",
  reload: "Load it",
  offline:
    "You are offline. What you write is kept on this device and sent when the connection is back.",
} as const;
