const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h12',
});

/** In India's time, in the specification's format: `09:14 PM 07/10/2025`. */
export function formatTap(iso: string): string {
  const of = Object.fromEntries(parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${of.hour}:${of.minute} ${of.dayPeriod?.toUpperCase()} ${of.day}/${of.month}/${of.year}`;
}
