import { genders } from '../profiles/gender.ts';
import { type ImportedAccount, readAccount } from './import-account.ts';
import {
  addressColumn,
  type AddressPart,
  addressPartLengths,
  cellOf,
  hasProfile,
  type ImportCells,
  importedAddresses,
  importedFields,
} from './import-columns.ts';
import { type ImportLists, readField, type ReadField, readListed } from './import-fields.ts';
import { faultAt, type ImportFinding, noteAt } from './import-codes.ts';
import { type ImportedState, readState } from './import-state.ts';
import { readJson } from './import-values.ts';
import { moveOldColumns } from './old-columns.ts';
import { tidyCells } from './tidy-cells.ts';

/** One row as an account and, where it has one, a profile. */
export interface ImportedRow {
  account: ImportedAccount;
  profile: ImportedProfile | null;
  findings: ImportFinding[];
}

export interface ImportedProfile {
  state: ImportedState;
  /** By the names of the data, for the schema of the form. */
  values: Record<string, unknown>;
}

/** Reads a row. With a fault among its findings it must not be stored. */
export function readImportRow(written: ImportCells, lists: ImportLists): ImportedRow {
  const given = tidyCells(written);
  const account = readAccount(given);
  const damaged = Object.entries(given)
    .filter(([, text]) => text?.includes('\uFFFD'))
    .map(([column]) => faultAt(column, 'not_utf8'));
  const findings = [...damaged, ...account.findings];
  if (!hasProfile(given)) return { account: account.value, profile: null, findings };

  const { cells, notes } = moveOldColumns(given);
  const state = readState(cells);
  const values: Record<string, unknown> = {};
  const read = (column: string, field: ReadField) => {
    if (field.value !== null) values[column] = field.value;
    findings.push(...field.findings);
  };
  for (const field of importedFields) {
    const text = cellOf(cells, field.column);
    const isMarriage = field.column === 'marital_status' && text.toLowerCase() === 'married';
    if (text === '' || isMarriage) continue;
    read(field.column, readOne(field, text, lists));
  }
  read('addresses', readAddresses(cells, lists));
  // Nobody is asked afterwards who wrote an old profile.
  values['author_relation'] ??= 'unknown';
  return {
    account: account.value,
    profile: { state: state.value, values },
    findings: [...findings, ...notes, ...state.findings, ...findPhone(values['addresses'])],
  };
}

/** The book prints the numbers of the addresses. */
function findPhone(addresses: unknown): ImportFinding[] {
  const list = addresses as Partial<Record<AddressPart, unknown>>[];
  const hasPhone = list.some(
    ({ mobile, mobile_alternative }) => (mobile ?? mobile_alternative) !== undefined,
  );
  return hasPhone ? [] : [noteAt('mobile', 'phone_missing')];
}

function readOne(field: (typeof importedFields)[number], text: string, lists: ImportLists): ReadField {
  if (field.column === 'children') return readChildren(text);
  if (field.column === 'new_education') return readEducations(text, lists);
  return readField(field, text, lists);
}

const isChild = (child: unknown) => {
  const { gender = null, age = null } = (child ?? {}) as { gender?: unknown; age?: unknown };
  return (
    (gender === null || genders.some((one) => one === gender)) && (age === null || Number.isInteger(age))
  );
};

function readChildren(text: string): ReadField {
  const list = readJson(text);
  if (Array.isArray(list) && list.length <= 10 && list.every(isChild)) return { value: list, findings: [] };
  return { value: null, findings: [faultAt('children', 'children_invalid')] };
}

/** Several are written with a semicolon between them. */
function readEducations(text: string, lists: ImportLists): ReadField {
  const column = 'new_education';
  const read = text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => readListed({ column, list: 'Education New' }, name, lists));
  return {
    value: [...new Set(read.map(({ value }) => value).filter((value) => value !== null))],
    findings: read.flatMap(({ findings }) => findings),
  };
}

function readAddresses(cells: ImportCells, lists: ImportLists): ReadField {
  const places = Array.from({ length: importedAddresses }, (_, index) => index + 1);
  const read = places.map((place) => readAddress(cells, place, lists));
  return {
    value: read.map(({ value }) => value).filter((value) => value !== null),
    findings: read.flatMap(({ findings }) => findings),
  };
}

/** Null where the row has no such address. */
function readAddress(cells: ImportCells, place: number, lists: ImportLists): ReadField {
  const findings: ImportFinding[] = [];
  const address: Record<string, unknown> = {};
  for (const [part, maxLength] of Object.entries(addressPartLengths) as [AddressPart, number][]) {
    const column = addressColumn(place, part);
    const text = cellOf(cells, column);
    if (text === '') continue;
    const kind = part === 'country' ? 'lookup' : 'text';
    const field = readField(
      { column, kind, maxLength, list: kind === 'lookup' ? 'Country' : '' },
      text,
      lists,
    );
    address[part] = field.value;
    findings.push(...field.findings);
  }
  const isFilled = Object.keys(address).some((part) => part !== 'country');
  return { value: isFilled ? address : null, findings };
}
