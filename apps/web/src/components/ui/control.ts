/** The look that every text-like control shares. */
export const control =
  "w-full rounded-lg border border-line-strong bg-surface px-3.5 text-[0.9375rem] text-ink transition-[border-color,box-shadow] duration-150 placeholder:text-ink-subtle hover:border-ink-subtle focus-visible:border-brand focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-brand/35 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-subtle aria-invalid:border-danger-fill";
