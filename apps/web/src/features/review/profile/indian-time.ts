const timeZone = 'Asia/Kolkata';
const shortDate = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const longDate = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant in Indian time: `7 Oct 2025, 21:14`. */
export function formatInstant(iso: string, month: 'short' | 'long' = 'short'): string {
  const instant = new Date(iso);
  const date = month === 'short' ? shortDate : longDate;
  return `${date.format(instant)}, ${clock.format(instant)}`;
}
