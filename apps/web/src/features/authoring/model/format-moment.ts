const clock = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long' });

/** When something was kept, by the clock of this device: the hour today, with the day before it earlier. */
export function formatMoment(atMs: number, nowMs = Date.now()): string {
  const time = clock.format(atMs);
  return day.format(atMs) === day.format(nowMs) ? time : `${day.format(atMs)}, ${time}`;
}
