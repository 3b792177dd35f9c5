import type { Ending } from "@anamnesis/contract";

/** What became of the people one has met: in the analysis, and in the album. */
export const afterwardsTexts = {
  title: (name: string) => `What became of ${name}`,
  hint: (when: string, by: string) => `${when}, told by ${by}`,
  /** In a word or two; the words beside it say the rest. */
  endings: {
    well: "Doing well",
    late: "Found or treated late",
    harmed: "Came to harm",
    died: "Died",
  } satisfies Record<Ending, string>,
  died: (name: string) => `${name} died.`,
  toAlbum: "Everyone you have met",
  album: {
    title: "People you have met",
    subtitle: "Each as you left them last, and what became of them.",
    loading: "Loading the people you have met",
    list: "People you have met",
    count: (shown: number, total: number) =>
      shown === total
        ? total === 1
          ? "1 person"
          : `${total.toLocaleString()} people`
        : `${shown.toLocaleString()} of ${total.toLocaleString()} people`,
    cameWith: "Came with",
    diagnosis: "Diagnosis",
    met: (when: string, times: number) =>
      times === 1 ? `Met ${when}` : `Met ${times} times, last ${when}`,
    debrief: "Open the debrief",
    debriefOf: (name: string) => `Open the debrief of ${name}`,
    unknown: "This was marked before anybody wrote down what became of people.",
    empty: {
      title: "Nobody yet",
      text: "Once a case has been analysed, the person is kept here, with what became of them.",
      action: "Meet somebody",
    },
    more: {
      action: "Show more people",
      loading: "Loading more people",
      failed: "The next people could not be loaded.",
      retry: "Retry",
    },
    panel: {
      title: "People you have met",
      text: "Everybody whose case you have finished, and what became of them.",
      action: "Open the album",
    },
  },
} as const;
