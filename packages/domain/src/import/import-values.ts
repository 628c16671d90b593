import { isCalendarDate } from '../basics/calendar-date.ts';
import { toCentimetres } from '../profiles/height.ts';
import { readSum } from '../text/sum.ts';

/** A place as a profile stores it. */
export interface ImportedPlace {
  name: string;
  formatted_address: string;
  lat: number | null;
  lng: number | null;
}

const yes = new Set(['yes', 'y', 'true', 't', '1', 'हो', 'होय', 'हाँ', 'હા']);
const no = new Set(['no', 'n', 'false', 'f', '0', 'नाही', 'नहीं', 'ના']);

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

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const numericDate = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4}|\d{2})$/;
const dayAndName = /^(\d{1,2})(?:st|nd|rd|th)?[\s/.-]*([a-z]{3,9})\.?[\s/.,-]*(\d{4}|\d{2})$/i;
const nameAndDay = /^([a-z]{3,9})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;
/** Two digits below this are of this century: nobody born before 1930 looks for a match. */
const firstOldYear = 30;

/** `YYYY-MM-DD`, or as written in India: `DD/MM/YYYY`, `12-03-95`, `12 Mar 1995`. Null when there is no such day. */
export function readDate(text: string): string | null {
  const [, day, month, year] = datePartsOf(text) ?? [];
  if (day !== undefined) return toDate(day, month as string, year as string);
  const date = text.slice(0, 10);
  const rest = text.slice(10);
  return isCalendarDate(date) && (rest === '' || /^[T ]\d\d:\d\d/.test(rest)) ? date : null;
}

/** The whole, day, month and year. */
function datePartsOf(text: string): readonly string[] | null {
  const [whole, name = '', day = '', year = ''] = nameAndDay.exec(text) ?? [];
  if (whole !== undefined) return [whole, day, monthOf(name), year];
  const named = dayAndName.exec(text);
  if (named) return [text, named[1] as string, monthOf(named[2] as string), named[3] as string];
  const numbers = numericDate.exec(text);
  // A month after December: the computer that wrote the sheet puts the month first.
  if (numbers && isMonthFirst(text))
    return [text, numbers[2] as string, numbers[1] as string, numbers[3] as string];
  return numbers;
}

const monthOf = (name: string) => String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);

function toDate(day: string, month: string, year: string): string | null {
  const century = Number(year) < firstOldYear ? '20' : '19';
  const date = `${year.length === 2 ? century + year : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/** Whether only the order of America makes it a day: `03/25/1995`. */
export function isMonthFirst(text: string): boolean {
  const [, first, second] = numericDate.exec(text) ?? [];
  return Number(second) > 12 && Number(first) <= 12;
}

export function isShortYear(text: string): boolean {
  return datePartsOf(text)?.[3]?.length === 2;
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

/** Words for the half of the day. */
const halves: readonly (readonly [RegExp, string])[] = [
  [/सकाळी|पहाटे|सुबह|સવારે|\bmorning\b|\bearly\b/giu, 'am'],
  [/दुपारी|सायंकाळी|संध्याकाळी|शाम|બપોરે|સાંજે|\bafternoon\b|\bevening\b/giu, 'pm'],
];

/** `06:30`, `06.30`, `6:30 PM`, `6 am`, `सकाळी 6:30`; null when it is not a time. */
export function readTime(text: string): string | null {
  const half = halves.find(([word]) => text.search(word) !== -1);
  const plain = half ? `${text.replaceAll(half[0], '').trim()} ${half[1]}` : text;
  const [whole, hours = '', minutes = '00', seconds = '', letter] =
    /^(\d{1,2})(?:[:.](\d\d)(:\d\d)?)?\s*([ap])\.?m\.?$/i.exec(plain) ??
    /^(\d{1,2})[:.](\d\d)(:\d\d)?(?:\.0+)?$/.exec(plain) ??
    [];
  if (whole === undefined) return null;
  const typed = Number(hours);
  if (letter !== undefined && (typed < 1 || typed > 12)) return null;
  const hour = letter === undefined ? typed : (typed % 12) + (letter.toLowerCase() === 'p' ? 12 : 0);
  const isTime = hour < 24 && Number(minutes) < 60 && Number(seconds.slice(1)) < 60;
  return isTime ? `${String(hour).padStart(2, '0')}:${minutes}${seconds}` : null;
}

const centimetres = /^(\d{2,3}(?:\.\d{1,4})?)\s*(?:cms?\.?)?$/i;
const metres = /^([12]\.\d{1,2})\s*m?$/i;
/** In India 5.7 is five feet and seven inches. */
const feetAndInches =
  /^(\d)\s*(?:(?:ft|feet|foot|'|फूट|फुट|ફૂટ)\.?|[.-](?=\d{1,2}$))\s*(?:(\d{1,2})\s*(?:in|inch|inches|"|''|इंच|ઇંચ)?\.?)?$/i;

/** `170.18`, `170 cm`, `1.70 m`, `5 ft 7 in`, `5'7"`, `5.7`, `5-8`; in cm, or null. */
export function readHeight(text: string): number | null {
  const cm = centimetres.exec(text);
  if (cm) return Math.round(Number(cm[1]) * 100) / 100;
  const m = metres.exec(text);
  if (m) return Math.round(Number(m[1]) * 100);
  const [, feet, inches = '0'] = feetAndInches.exec(text) ?? [];
  if (feet === undefined || Number(inches) > 11) return null;
  return toCentimetres({ feet: Number(feet), inches: Number(inches) });
}

const perYear = /\s*(?:\/|per|p\.?)\s*(?:year|annum|a\.?|yr)\.?$|\s*(?:yearly|annually|annual|वार्षिक)$/i;
const perMonth = /\s*(?:\/|per|p\.?)\s*(?:month|m\.?)$|\s*(?:monthly|दरमहा|महिना)$/i;

/** A sum a year, in rupees: `12 LPA`, `1 Cr`, `8,50,000`, `65,000 per month`. A few rupees a year are lakhs. */
export function readIncome(text: string): number | null {
  if (isMeantInLakhs(text)) return Math.round(Number(text) * 100_000);
  const isMonthly = perMonth.test(text);
  const amount = readSum(text.replace(isMonthly ? perMonth : perYear, ''));
  return amount === null || !isMonthly ? amount : amount * 12;
}

/** The sheet has 12 or 8.5 where it means 12 or 8.5 lakh. */
export function isMeantInLakhs(text: string): boolean {
  return /^\d{1,2}(?:\.\d{1,2})?$/.test(text) && Number(text) > 0;
}

/** `B positive`, `B+ve`, `B Pos`; as the list writes it. */
export function toBloodGroup(text: string): string {
  const [, letters, sign = ''] = /^(ab|a|b|o|0)\s*(?:rh)?\s*\(?\s*(\+|-|pos|neg)/i.exec(text) ?? [];
  if (letters === undefined) return text;
  const isPositive = sign === '+' || sign.toLowerCase() === 'pos';
  return `${letters.toUpperCase().replace('0', 'O')}${isPositive ? '+' : '-'}`;
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
