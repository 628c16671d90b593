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

/** 2026-11-16 22:40 in the zone of the machine, as an operator reads it. */
export function toMinute(instant: Date): string {
  return instant.toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
}

export function toCount(count: number): string {
  return count.toLocaleString('en-IN');
}
