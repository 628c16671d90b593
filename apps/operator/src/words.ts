/** The message of an error, with its code where the message does not have it. */
export function toReason(error: unknown): string {
  const { message, code } = error as Error & { code?: string };
  return code === undefined || message.includes(code) ? message : `${code} ${message}`.trim();
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** 1234567 is `1.2 MB`. */
export function toSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return `${power === 0 ? bytes : (bytes / 1000 ** power).toFixed(1)} ${units[power] ?? ''}`;
}

/** `2026-11-16 22:40 GMT+5:30`, in the zone of the machine: servers are often not in India. */
export function toMinute(instant: Date): string {
  const two = '2-digit';
  const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two } as const;
  return instant.toLocaleString('sv-SE', { ...parts, timeZoneName: 'short' });
}

export function toCount(count: number): string {
  return count.toLocaleString('en-IN');
}
