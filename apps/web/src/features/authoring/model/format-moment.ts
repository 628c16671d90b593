const clock = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long' });

/** By this device's clock: the time today, with the date before that. */
export function formatMoment(atMs: number, nowMs = Date.now()): string {
  const time = clock.format(atMs);
  return day.format(atMs) === day.format(nowMs) ? time : `${day.format(atMs)}, ${time}`;
}
