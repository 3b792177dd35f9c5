/** The look of a "View All" link beside a panel's title. */
export const panelLink =
  "rounded-sm py-1 text-sm font-medium text-brand-ink underline-offset-4 hover:underline";
