const two = (value: number): string => String(value).padStart(2, "0");
/** A session that was left and taken up again later: minutes would say nothing. */
const longest = 3 * 3_600_000;

/** "4:07", "1:02:45"; null for a consultation of long ago. Milliseconds in, a clock that runs behind counts as 0. */
export function elapsedText(startedAt: number, now: number): string | null {
  const elapsed = Math.max(0, now - startedAt);
  if (elapsed > longest) return null;
  const seconds = Math.floor(elapsed / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
