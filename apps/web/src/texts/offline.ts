/** Words of a practice without a server. */
export const offlineTexts = {
  badge: "Offline practice",
  about:
    "Your session could not be started. This is a sample patient who answers on this device: nothing is scored and nothing is recorded.",
  retry: "Retry",
} as const;
