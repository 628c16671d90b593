import { type DemoCommunity, demoCommunity, type ProfileRow } from '@suchi/demo';
import { importedFields } from '@suchi/domain/import';
import { encodeCsvRow } from '@suchi/domain/text';
import { demoLogins } from '../seed/demo-logins.ts';
import { lookupRows } from '../seed/reference/index.ts';

export type OldRow = Record<string, string>;

const lookups = new Map(lookupRows.map((row) => [row.id, row]));
const nameOf = (id: number | null) => (id === null ? '' : (lookups.get(id)?.name ?? ''));

/** A city of the old lists, with its state or country. */
function cityOf(id: number | null): string {
  const { name, description } = (id === null ? undefined : lookups.get(id)) ?? {
    name: '',
    description: null,
  };
  return [name, description].filter(Boolean).join(', ');
}

/** The demo community as an older system would write it: names of lists, and the old columns only. */
export function exportOldSystem(today: string): { community: DemoCommunity; rows: OldRow[] } {
  const editions = { last: 1, current: 1 };
  const community = demoCommunity({ logins: demoLogins, lookups: lookupRows, editions, today });
  const users = new Map(community.users.map((user) => [user.id, user]));
  const addresses = Map.groupBy(community.addresses, ({ profile }) => profile);
  const rows = community.profiles.map((profile): OldRow => {
    const user = users.get(profile.user);
    if (!user) throw new Error('a profile without an account');
    return {
      ...describe(profile),
      account_email: user.email,
      account_mobile: user.mobile ?? '',
      is_reactivated: user.is_reactivated ? 'Yes' : 'No',
      ...Object.fromEntries(
        (addresses.get(profile.id) ?? []).flatMap((address, index) => {
          const { name, address: street, city, pincode, country, mobile, mobile_alternative } = address;
          const parts = {
            name,
            address: street,
            city,
            pincode,
            country: nameOf(country),
            mobile,
            mobile_alternative,
          };
          const prefix = index === 0 ? 'address_' : `address_${index + 1}_`;
          return Object.entries(parts).map(([part, text]) => [prefix + part, text ?? '']);
        }),
      ),
    };
  });
  return { community, rows };
}

function describe(profile: ProfileRow): OldRow {
  const plain = importedFields.map(({ column, kind }) => {
    if (kind === 'place' || kind === 'rows' || column === 'new_country' || column === 'new_occupation')
      return [column, ''];
    const value = profile[column as keyof ProfileRow] as string | number | boolean | null;
    return [column, kind === 'lookup' ? nameOf(value as number | null) : String(value ?? '')];
  });
  return {
    ...(Object.fromEntries(plain) as OldRow),
    id: String(profile.id),
    serial_number: String(profile.serial_number ?? ''),
    status: profile.status,
    last_status: profile.last_status ?? '',
    rejection_reason: profile.rejection_reason ?? '',
    is_hidden: String(profile.is_hidden),
    is_attending: String(profile.is_attending ?? ''),
    date_created: profile.date_created,
    date_updated: profile.date_updated ?? '',
    is_handicapped: '',
    brithday: profile.brithday?.split('-').toReversed().join('/') ?? '',
    children: profile.children_data ?? '',
    marital_status: profile.marital_status ?? '',
    birth_place: cityOf(profile.birth_place),
    native_place: cityOf(profile.native_place),
    location: cityOf(profile.location),
    country: nameOf(profile.country),
    occupation: nameOf(profile.occupation),
    education: nameOf(profile.education),
    handicapped: profile.handicapped ?? 'No',
  };
}

type Fault = [column: string, code: string, changes: OldRow];

/** Rows that must not come in, by the column and the code that says why. */
const faults: readonly Fault[] = [
  ['account_email', 'email_required', { account_email: '', email: '' }],
  ['account_email', 'email_invalid', { account_email: 'asha.limaye@' }],
  ['account_mobile', 'mobile_invalid', { account_mobile: '98200 123' }],
  ['brithday', 'birth_date_invalid', { brithday: '31/02/1996' }],
  ['brithday', 'under_legal_age', { brithday: '14/03/2012' }],
  ['brithday', 'birth_date_required', { brithday: '' }],
  ['birth_time', 'time_invalid', { birth_time: '25:61' }],
  ['gender', 'choice_unknown', { gender: 'Lady' }],
  ['marital_status', 'choice_unknown', { marital_status: 'Single again' }],
  ['height', 'height_invalid', { height: 'tall' }],
  ['height', 'height_out_of_range', { height: '20' }],
  ['weight', 'weight_out_of_range', { weight: '900' }],
  ['weight', 'number_invalid', { weight: 'slim' }],
  ['blood_group', 'value_unknown', { blood_group: 'Z+' }],
  ['gotra', 'not_english', { gotra: 'झषकेतन' }],
  ['income', 'income_out_of_range', { income: '2,00,00,001' }],
  ['income_currency', 'choice_unknown', { income_currency: 'YEN' }],
  ['brothers_married', 'siblings_out_of_range', { brothers_married: '11' }],
  ['first_name', 'not_english', { first_name: 'आशा' }],
  ['last_name', 'text_too_long', { last_name: 'x'.repeat(101) }],
  ['address_mobile', 'phone_without_country_code', { address_mobile: '12345' }],
  ['status', 'status_unknown', { status: 'Approved?' }],
  ['serial_number', 'serial_invalid', { serial_number: 'A-12' }],
  ['serial_number', 'serial_repeated', {}],
  ['account_email', 'email_repeated', {}],
];

/** Each fault twice, in rows that are right otherwise. */
export function plantFaults(rows: readonly OldRow[]): { row: OldRow; column: string; code: string }[] {
  const printed = rows.filter(({ status, serial_number }) => status === 'Active' && serial_number !== '');
  return [...faults, ...faults].map(([column, code, changes], index) => {
    const row = printed[index];
    if (!row) throw new Error('too few rows');
    const another: OldRow = { ...row, id: String(90_000 + index) };
    if (code !== 'serial_repeated') another['serial_number'] = '';
    if (code !== 'email_repeated') another['account_email'] = `planted-${index}@example.org`;
    return { row: { ...another, ...changes }, column, code };
  });
}

export function toCsv(rows: readonly OldRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map(encodeCsvRow)
    .join('');
}
