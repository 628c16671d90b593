import { profileFieldList } from '../profiles/profile-field-list.ts';

/** What the import reads of an account. */
export const accountColumns = [
  'account_email',
  'account_first_name',
  'account_last_name',
  'account_mobile',
  'account_status',
  'account_email_verified',
  'account_date_created',
  'is_reactivated',
] as const;

/** What it reads of a profile beside the fields of the form. */
export const stateColumns = [
  'id',
  'serial_number',
  'edition',
  'status',
  'last_status',
  'rejection_reason',
  'is_hidden',
  'hidden_by_staff',
  'bulk_mail_stopped_at',
  'is_attending',
  'married_by_vmm',
  'date_created',
  'date_updated',
] as const;

/** Columns of the older system, and the one that each becomes. */
export const oldColumns = {
  birth_place: 'new_birth_place',
  native_place: 'new_native_place',
  location: 'new_location',
  country: 'new_country',
  occupation: 'new_occupation',
  education: 'new_education',
  handicapped: 'is_handicapped',
} as const;
export type OldColumn = keyof typeof oldColumns;

/** Columns of a sheet whose text is spread over others: see `tidyCells`. */
export const sheetColumns = ['full_name', 'full_name_surname_first', 'mobile'] as const;

/** The columns of one address and the longest text of each. */
export const addressPartLengths = {
  name: 200,
  address: 1000,
  city: 100,
  pincode: 12,
  country: 100,
  mobile: 20,
  mobile_alternative: 20,
} as const;
export type AddressPart = keyof typeof addressPartLengths;

/** As many addresses a row can have. */
export const importedAddresses = 9;

/** The first address has no number: `address_city`, then `address_2_city`. */
export function addressColumn(place: number, part: AddressPart): string {
  return place === 1 ? `address_${part}` : `address_${place}_${part}`;
}

const addressColumns = Array.from({ length: importedAddresses }, (_, index) =>
  Object.keys(addressPartLengths).map((part) => addressColumn(index + 1, part as AddressPart)),
).flat();

/** Photos come from a folder, and addresses have columns of their own. */
const otherwiseRead = new Set<string>(['main_photo', 'photos', 'main_video', 'addresses']);

/** The fields of the form that a row can have. */
export const importedFields = profileFieldList.filter(({ column }) => !otherwiseRead.has(column));

const profileColumns: readonly string[] = [
  ...importedFields.map(({ column }) => column),
  ...Object.keys(oldColumns),
  ...addressColumns,
];

/** Every column that the import knows. */
export const importColumns: ReadonlySet<string> = new Set([
  ...accountColumns,
  ...stateColumns,
  ...profileColumns,
  ...sheetColumns,
]);

/** One row as text, by column. A missing column is an empty cell. */
export type ImportCells = Readonly<Partial<Record<string, string>>>;

export function cellOf(cells: ImportCells, column: string): string {
  return cells[column]?.trim() ?? '';
}

/** Whether a row is about an account only. The e-mail is that of the account then. */
export function hasProfile(cells: ImportCells): boolean {
  return [...profileColumns, 'status'].some((column) => column !== 'email' && cellOf(cells, column) !== '');
}
