import { inIndia, startOfDayInIndia } from '../basics/date-window.ts';

const hourMs = 3_600_000;
/** By India's clock. */
const quietFromHour = 21;
const quietToHour = 8;

/** When a mail between families may go out: at once, or at 8 AM. */
export function afterQuietHours(at: Date): Date {
  const hour = inIndia(at).getUTCHours();
  if (hour >= quietToHour && hour < quietFromHour) return at;
  const midnight = startOfDayInIndia(at).getTime();
  return new Date(midnight + (hour < quietToHour ? quietToHour : 24 + quietToHour) * hourMs);
}
