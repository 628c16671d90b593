import { normaliseCountry } from '../discovery/country.ts';
import { openLookups } from '../profile/lookup.ts';
import type { ProfileField } from '../profile/profile-field.ts';
import { readSum } from '../text/sum.ts';
import { isEnglishText, toPlainSigns } from '../text/text-entry.ts';
import { faultAt, type ImportFault, type ImportFinding, noteAt } from './import-messages.ts';
import { readDate, readHeight, readPlace, readTime, readWholeNumber, readYesNo } from './import-values.ts';

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

type Reader = (text: string, field: Field) => unknown;

/** How a kind of field is read, and what is said when it cannot be. Other kinds are texts. */
const readers: Partial<Record<ProfileField['kind'], { read: Reader; fault: ImportFault }>> = {
  date: { read: readDate, fault: 'birth_date_invalid' },
  time: { read: readTime, fault: 'time_invalid' },
  number: {
    read: (text, { column }) => (column === 'income' ? readSum(text) : readWholeNumber(text)),
    fault: 'number_invalid',
  },
  count: { read: readWholeNumber, fault: 'number_invalid' },
  decimal: { read: readHeight, fault: 'height_invalid' },
  boolean: { read: readYesNo, fault: 'yes_no_invalid' },
  place: { read: readPlace, fault: 'not_accepted' },
  choice: { read: (text, field) => findChoice(field, text), fault: 'choice_unknown' },
};

/** One filled cell as a value of the form. */
export function readField(field: Field, text: string, lists: ImportLists): ReadField {
  if (field.kind === 'lookup') return readListed(field, text, lists);
  const reader = readers[field.kind];
  if (!reader) return readText(field, text);
  const value = reader.read(text, field);
  return { value, findings: value === null ? [faultAt(field.column, reader.fault)] : [] };
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
  const name = toPlainSigns(text).replaceAll(/\s+/g, ' ');
  const known = lists.findValue(list, name);
  if (known !== null) return { value: known, findings: [] };
  if (!openLookups.some((open) => open === list))
    return { value: null, findings: [faultAt(column, 'value_unknown')] };
  if (!isEnglishText(name)) return { value: null, findings: [faultAt(column, 'not_english')] };
  if (name.length > listedMaxLength) return { value: null, findings: [faultAt(column, 'text_too_long')] };
  return { value: lists.standIn(list, name), findings: [noteAt(column, 'value_added')] };
}
