import { isCalendarDate } from '../basics/calendar-date.ts';
import { toCentimetres } from '../profile/height.ts';

/** A place as a profile stores it. */
export interface ImportedPlace {
  name: string;
  formatted_address: string;
  lat: number | null;
  lng: number | null;
}

const yes = new Set(['yes', 'y', 'true', 't', '1']);
const no = new Set(['no', 'n', 'false', 'f', '0']);

/** Null when the text is neither. */
export function readYesNo(text: string): boolean | null {
  const word = text.toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

/** With or without commas; null when it is not a whole number. */
export function readWholeNumber(text: string): number | null {
  const digits = text.replaceAll(',', '');
  return /^-?\d{1,12}(?:\.0+)?$/.test(digits) ? Number(digits) : null;
}

/** `YYYY-MM-DD`, or as written in India, `DD/MM/YYYY`; null when there is no such day. */
export function readDate(text: string): string | null {
  const indian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const [, day = '', month = '', year = ''] = indian ?? [];
  const date = indian ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.slice(0, 10);
  const rest = indian ? '' : text.slice(10);
  return isCalendarDate(date) && (rest === '' || /^[T ]\d\d:\d\d/.test(rest)) ? date : null;
}

const momentPattern = /^\d{4}-\d\d-\d\d[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z?)$/;

/** A moment as ISO 8601. Without `Z` it is the time in India; a day alone is its beginning. */
export function readInstant(text: string): string | null {
  const date = readDate(text);
  const moment = momentPattern.exec(text);
  if (date === null || (text.length > 10 && !moment)) return null;
  const [, clock = '00:00', zone = ''] = moment ?? [];
  const instant = new Date(`${date}T${clock}${zone === 'Z' ? zone : '+05:30'}`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

/** `06:30`, `6:30 PM`; null when it is not a time. */
export function readTime(text: string): string | null {
  const [whole, hours = '', minutes = '', seconds = '', half] =
    /^(\d{1,2})[:.](\d\d)(:\d\d)?\s*([ap])\.?m\.?$/i.exec(text) ??
    /^(\d{1,2}):(\d\d)(:\d\d)?(?:\.0+)?$/.exec(text) ??
    [];
  if (whole === undefined) return null;
  const typed = Number(hours);
  if (half !== undefined && (typed < 1 || typed > 12)) return null;
  const hour = half === undefined ? typed : (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const isTime = hour < 24 && Number(minutes) < 60 && Number(seconds.slice(1)) < 60;
  return isTime ? `${String(hour).padStart(2, '0')}:${minutes}${seconds}` : null;
}

/** `170.18`, `170 cm`, `5 ft 7 in`, `5'7"`; in cm, or null. */
export function readHeight(text: string): number | null {
  const cm = /^(\d{1,3}(?:\.\d{1,4})?)\s*(?:cms?)?$/i.exec(text);
  if (cm) return Math.round(Number(cm[1]) * 100) / 100;
  const [, feet, inches] =
    /^(\d)\s*(?:ft|feet|')\.?\s*(?:(\d{1,2})\s*(?:in|inch|inches|"|'')?\.?)?$/i.exec(text) ?? [];
  return feet === undefined ? null : toCentimetres({ feet: Number(feet), inches: Number(inches ?? 0) });
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** A place as the form stores it, or written: the name is what stands before the first comma. */
export function readPlace(text: string): ImportedPlace | null {
  if (!text.startsWith('{')) {
    const [name = ''] = text.split(',', 1);
    return name.trim() === '' ? null : { name: name.trim(), formatted_address: text, lat: null, lng: null };
  }
  const stored = readJson(text) as Partial<Record<keyof ImportedPlace, unknown>> | null;
  if (typeof stored?.name !== 'string' || stored.name.trim() === '') return null;
  return {
    name: stored.name,
    formatted_address: typeof stored.formatted_address === 'string' ? stored.formatted_address : '',
    lat: numberOf(stored.lat),
    lng: numberOf(stored.lng),
  };
}

/** Null when the text is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
