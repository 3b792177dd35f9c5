export const sectionWidth = "mx-auto w-full max-w-7xl px-4 sm:px-6 lg:px-8";

/** Title of a section of the landing page, and what it promises. */
export function SectionHeading({ title, text }: { title: string; text?: string }) {
  return (
    <div className="max-w-2xl">
      <h2 className="font-serif text-[2.25rem] leading-[1.08] font-medium tracking-[-0.022em] sm:text-5xl">
        {title}
      </h2>
      {text && <p className="mt-3.5 text-lg text-ink-muted">{text}</p>}
    </div>
  );
}
