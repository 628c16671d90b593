import { compactNumber } from '../basics/phone-number.ts';
import { toPlainDigits } from '../text/indic-letters.ts';
import { toPlainSigns } from '../text/text-entry.ts';
import { cellOf, type ImportCells } from './import-columns.ts';

/** What people write into a cell that has nothing to say. */
const nothing = new Set([
  'na',
  'n/a',
  'n.a.',
  'n.a',
  'nil',
  'none',
  'not applicable',
  'not known',
  'unknown',
  'ना',
]);
const onlySigns = /^[-–—_.?*/\\ ]+$/;
/** Somebody may be called so. */
const names = new Set(['first_name', 'last_name']);
/** In the family's own letters and digits. */
const ownScript = new Set(['own_script_name']);

const words = (groups: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(groups).flatMap(([value, list]) => list.split('|').map((word) => [word, value])));

const genderWords = words({
  Male: 'm|male|boy|groom|var|mulga|मुलगा|वर|पुरुष|છોકરો|પુરુષ',
  Female: 'f|female|girl|bride|vadhu|mulgi|मुलगी|वधू|स्त्री|महिला|છોકરી|સ્ત્રી|કન્યા',
});

const maritalWords = words({
  Unmarried: 'unmarried|single|never married|un married|um|bachelor|अविवाहित|અપરિણીત',
  Divorced: 'divorced|divorcee|divorce|घटस्फोटित|तलाकशुदा|છૂટાછેડા',
  Widow: 'widow|विधवा',
  Widower: 'widower|विधुर',
  married: 'married|विवाहित|પરિણીત',
});

const foodWords = words({
  vegetarian: 'vegetarian|veg|pure veg|pure vegetarian|शाकाहारी|શાકાહારી',
  jain: 'jain|जैन|જૈન',
  eggs: 'eggs|egg|eggetarian|eggs at times|अंडी',
  non_vegetarian: 'non vegetarian|nonvegetarian|non veg|nonveg|मांसाहारी|માંસાહારી',
});

/** A row as people write it, in the columns and words of the import. */
export function tidyCells(given: ImportCells): ImportCells {
  const cells = Object.fromEntries(
    Object.entries(given).map(([column, text = '']) => [column, tidyText(column, text.trim())]),
  );
  return { ...cells, ...splitName(cells), ...splitMobile(cells), ...readWords(cells) };
}

function tidyText(column: string, text: string): string {
  if (onlySigns.test(text) || (nothing.has(text.toLowerCase()) && !names.has(column))) return '';
  return ownScript.has(column) ? text : toPlainDigits(text);
}

/** Before the name of an unmarried woman, a young man and so on. */
const title =
  /^(?:ku|kum|kumari|kumar|chi|sau|shri|smt|mr|mrs|ms|miss|dr|adv|कु|कुमारी|चि|श्री|सौ|डॉ)\.?\s+/iu;

function splitName(cells: ImportCells): ImportCells {
  const written = cellOf(cells, 'full_name') || cellOf(cells, 'full_name_surname_first');
  if (written === '') return {};
  const parts = written.replace(title, '').split(/\s+/);
  const isSurnameFirst = cellOf(cells, 'full_name') === '' && parts.length > 1;
  const [first = '', ...others] = isSurnameFirst ? [...parts.slice(1), parts[0] as string] : parts;
  const last = others.pop() ?? '';
  const own = { first_name: first, middle_name: others.join(' '), last_name: last };
  return Object.fromEntries(Object.entries(own).filter(([column]) => cellOf(cells, column) === ''));
}

/** One cell can have two numbers. The first is the account's, and both are printed with the address. */
function splitMobile(cells: ImportCells): ImportCells {
  const [first, second] = cellOf(cells, 'mobile')
    .split(/[/,;&|\n]|\s+(?:or|and)\s+/i)
    .map((number) => compactNumber(number).replace(/^(?:\+|00)?91(?=\d{10}$)/, ''))
    .filter((number) => number !== '');
  if (first === undefined) return {};
  const own = { account_mobile: first, address_mobile: first, address_mobile_alternative: second ?? '' };
  return Object.fromEntries(Object.entries(own).filter(([column]) => cellOf(cells, column) === ''));
}

function readWords(cells: ImportCells): ImportCells {
  const gender = wordOf(genderWords, cellOf(cells, 'gender'));
  const written = cellOf(cells, 'marital_status');
  const widowed = gender === 'Male' ? 'Widower' : 'Widow';
  const isWidowed = written.toLowerCase() === 'widowed' && gender !== undefined;
  const marital = isWidowed ? widowed : wordOf(maritalWords, written);
  const food = wordOf(foodWords, cellOf(cells, 'food'));
  return {
    ...(gender === undefined ? {} : { gender }),
    ...(marital === undefined ? {} : { marital_status: marital }),
    ...(food === undefined ? {} : { food }),
  };
}

const wordOf = (list: ReadonlyMap<string, string>, text: string) =>
  list.get(
    toPlainSigns(text)
      .toLowerCase()
      .replaceAll(/[.\s-]+/g, ' ')
      .trim(),
  );

/** The columns that a cell of a sheet is spread over. */
const sources: Readonly<Record<string, readonly string[]>> = {
  first_name: ['full_name', 'full_name_surname_first'],
  middle_name: ['full_name', 'full_name_surname_first'],
  last_name: ['full_name', 'full_name_surname_first'],
  account_mobile: ['mobile'],
  address_mobile: ['mobile'],
  address_mobile_alternative: ['mobile'],
  account_email: ['email'],
};

/** The column of the sheet in which the value of a column was written. */
export function sheetColumnOf(given: ImportCells, column: string): string {
  if (cellOf(given, column) !== '') return column;
  return sources[column]?.find((source) => given[source] !== undefined) ?? column;
}

/** The row that the template shows is left out when somebody forgets to delete it. */
export function isExampleRow(given: ImportCells): boolean {
  return cellOf(given, 'full_name').toLowerCase().startsWith('example:');
}
