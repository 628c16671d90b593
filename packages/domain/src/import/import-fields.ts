import { normaliseCountry } from '../discovery/country.ts';
import { openLookups } from '../lookups/lookup.ts';
import type { ProfileField } from '../profiles/profile-field.ts';
import { spellInEnglish } from '../text/indic-letters.ts';
import { isEnglishText, toPlainSigns } from '../text/text-entry.ts';
import { faultAt, type ImportCode, type ImportFault, type ImportFinding, noteAt } from './import-codes.ts';
import {
  isMeantInLakhs,
  isMonthFirst,
  isShortYear,
  readDate,
  readHeight,
  readIncome,
  readPlace,
  readTime,
  readWholeNumber,
  readYesNo,
  toBloodGroup,
} from './import-values.ts';

/** The lists of the installation. */
export interface ImportLists {
  /** The value of a list, also when it is written in another way; null when there is none. */
  findValue(list: string, name: string): number | null;
  /** A number that stands for a value until it is added. */
  standIn(list: string, name: string): number;
}

/** A value of the form and what is to be told about it. */
export interface ReadField {
  value: unknown;
  findings: ImportFinding[];
}

type Field = Pick<ProfileField, 'kind' | 'maxLength' | 'typedMaxLength' | 'values' | 'list'> & {
  column: string;
};

interface Reader {
  read: (text: string, field: Field) => unknown;
  fault: ImportFault;
  /** What is to be told about a value that was read. */
  note?: (text: string) => ImportCode | null;
}

const noteDate = (text: string) => {
  if (isMonthFirst(text)) return 'month_first';
  return isShortYear(text) ? 'year_completed' : null;
};

const income: Reader = {
  read: readIncome,
  fault: 'number_invalid',
  note: (text) => (isMeantInLakhs(text) ? 'read_as_lakhs' : null),
};

/** How a kind of field is read, and what is said when it cannot be. Other kinds are texts. */
const readers: Partial<Record<ProfileField['kind'], Reader>> = {
  date: { read: readDate, fault: 'birth_date_invalid', note: noteDate },
  time: { read: readTime, fault: 'time_invalid' },
  number: { read: readWholeNumber, fault: 'number_invalid' },
  count: { read: readWholeNumber, fault: 'number_invalid' },
  decimal: { read: readHeight, fault: 'height_invalid' },
  boolean: { read: readYesNo, fault: 'yes_no_invalid' },
  place: {
    read: (text) => readPlace(spellInEnglish(text)),
    fault: 'not_accepted',
    note: (text) => (spellInEnglish(text) === text ? null : 'spelled_in_english'),
  },
  choice: { read: (text, field) => findChoice(field, text), fault: 'choice_unknown' },
};

/** One filled cell as a value of the form. */
export function readField(field: Field, text: string, lists: ImportLists): ReadField {
  if (field.kind === 'lookup') return readListed(field, text, lists);
  const reader = field.column === 'income' ? income : readers[field.kind];
  if (!reader) return readText(field, text);
  const value = reader.read(toPlainSigns(text), field);
  if (value === null) return { value, findings: [faultAt(field.column, reader.fault)] };
  const note = reader.note?.(text) ?? null;
  return { value, findings: note === null ? [] : [noteAt(field.column, note)] };
}

const findChoice = ({ values = [] }: Field, text: string) =>
  values.find((value) => value.toLowerCase() === text.toLowerCase()) ?? null;

function readText({ column, maxLength = 0, list }: Field, text: string): ReadField {
  const plain = toPlainSigns(text);
  const value = list === 'Country' ? normaliseCountry(plain) : plain;
  if (value.length > maxLength) return { value: null, findings: [faultAt(column, 'text_too_long')] };
  return { value, findings: value === plain ? [] : [noteAt(column, 'country_renamed')] };
}

const listedMaxLength = 100;

/** A value of a list by its name. Members may add to most lists, so a missing value is added there. */
export function readListed(
  { column, list = '' }: { column: string; list?: string },
  text: string,
  lists: ImportLists,
): ReadField {
  const plain = toPlainSigns(text).replaceAll(/\s+/g, ' ');
  const name = list === 'Blood Group' ? toBloodGroup(plain) : plain;
  const known = lists.findValue(list, name) ?? lists.findValue(list, spellInEnglish(name));
  if (known !== null) return { value: known, findings: [] };
  if (!openLookups.some((open) => open === list))
    return { value: null, findings: [faultAt(column, 'value_unknown')] };
  if (!isEnglishText(name)) return { value: null, findings: [faultAt(column, 'not_english')] };
  if (name.length > listedMaxLength) return { value: null, findings: [faultAt(column, 'text_too_long')] };
  return { value: lists.standIn(list, name), findings: [noteAt(column, 'value_added')] };
}
