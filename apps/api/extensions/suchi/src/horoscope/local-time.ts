const msPerMinute = 60_000;
const msPerDay = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Throws a RangeError for a zone that does not exist. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** Whether it is a zone of the time zone database, such as `Asia/Kolkata`. */
export function isTimeZone(zone: string): boolean {
  try {
    return zone.includes('/') && formatOf(zone).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** How far the clocks of a zone were ahead of UTC at an instant, with the history of the zone. */
export function offsetMsAt(zone: string, instantMs: number): number {
  const parts = formatOf(zone).formatToParts(instantMs);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const localMs = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return localMs - instantMs;
}

export interface LocalInstants {
  firstMs: number;
  lastMs: number;
  /** On the day that the clocks changed, a time may have come twice, or have been left out. */
  clockChange: 'twice' | 'skipped' | null;
}

/**
 * The instants at which the clocks of a zone showed a time, which is given as if it were UTC. For a time that was left out,
 * those that it would have been by the clocks before and after the change.
 */
export function findInstants(localMs: number, zone: string): LocalInstants {
  const offsets = [-msPerDay, 0, msPerDay].map((shift) => offsetMsAt(zone, localMs + shift));
  const candidates = [...new Set(offsets)].map((offset) => localMs - offset);
  const shown = candidates.filter((instantMs) => instantMs + offsetMsAt(zone, instantMs) === localMs);
  const instants = shown.length > 0 ? shown : candidates;
  return {
    firstMs: Math.min(...instants),
    lastMs: Math.max(...instants),
    clockChange: shown.length === 0 ? 'skipped' : shown.length > 1 ? 'twice' : null,
  };
}

/** Instants of clocks that were a fixed time ahead of UTC. */
export function instantsOfOffset(localMs: number, offsetMinutes: number): LocalInstants {
  const instantMs = localMs - offsetMinutes * msPerMinute;
  return { firstMs: instantMs, lastMs: instantMs, clockChange: null };
}
