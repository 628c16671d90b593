const minuteMs = 60_000;
const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;
const minutesPerMonth = 30 * minutesPerDay;
/** Days tell more until then. */
const monthsFrom = 2 * minutesPerMonth;
const minutesPerYear = 365 * minutesPerDay;

interface WaitingTime {
  unit: 'minutes' | 'hours' | 'days' | 'months' | 'years';
  count: number;
}

/** In the largest whole unit; never negative, since clocks differ. */
export function waitingTime(sinceIso: string, nowMs: number): WaitingTime {
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(sinceIso)) / minuteMs));
  if (minutes >= minutesPerYear) return { unit: 'years', count: Math.floor(minutes / minutesPerYear) };
  if (minutes >= monthsFrom) return { unit: 'months', count: Math.floor(minutes / minutesPerMonth) };
  if (minutes >= minutesPerDay) return { unit: 'days', count: Math.floor(minutes / minutesPerDay) };
  if (minutes >= minutesPerHour) return { unit: 'hours', count: Math.floor(minutes / minutesPerHour) };
  return { unit: 'minutes', count: minutes };
}
