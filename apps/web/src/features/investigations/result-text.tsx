/** What the reporter wrote, as it is written. */
export function ResultText({ text }: { text: string }) {
  return <p className="text-[0.9375rem] leading-relaxed break-words whitespace-pre-wrap">{text}</p>;
}
