import { describe, expect, it } from 'vitest';
import type { ImportLists } from './import-fields.ts';
import type { ImportCells } from './import-columns.ts';
import { readImportRow } from './import-row.ts';

const values: Record<string, number> = {
  'Gotra/Kashyap': 13001,
  'Blood Group/B+': 11101,
  'Education New/B.Com.': 12001,
  'Country/India': 1470,
};
const lists: ImportLists = {
  findValue: (list, name) => values[`${list}/${name}`] ?? null,
  standIn: () => 2_000_000_000,
};

const row: ImportCells = {
  account_email: ' Asha@Example.org ',
  account_mobile: '98200 12345',
  first_name: 'Asha',
  last_name: 'Kelkar',
  gender: 'female',
  marital_status: 'Unmarried',
  brithday: '04/03/1996',
  status: 'active',
  serial_number: '1043',
  address_mobile: '9820012345',
};

const read = (changes: ImportCells = {}) => readImportRow({ ...row, ...changes }, lists);
const told = (changes: ImportCells) =>
  read(changes).findings.map(
    ({ column, code, isFault }) => `${isFault ? 'fault' : 'note'} ${column}: ${code}`,
  );

describe('a row', () => {
  it('becomes an account and a profile', () => {
    expect(read()).toEqual({
      account: {
        email: 'asha@example.org',
        firstName: 'Asha',
        lastName: 'Kelkar',
        mobile: '919820012345',
        isSuspended: false,
        isEmailVerified: false,
        isReactivated: false,
        createdAt: null,
      },
      profile: {
        state: {
          status: 'Active',
          lastStatus: null,
          rejectionReason: null,
          isHidden: false,
          isHiddenByStaff: false,
          bulkMailStoppedAt: null,
          isAttending: null,
          isMarriedByAssociation: false,
          serialNumber: 1043,
          edition: null,
          createdAt: null,
          updatedAt: null,
        },
        values: {
          first_name: 'Asha',
          last_name: 'Kelkar',
          gender: 'Female',
          marital_status: 'Unmarried',
          brithday: '1996-03-04',
          author_relation: 'unknown',
          addresses: [{ mobile: '9820012345' }],
        },
      },
      findings: [],
    });
  });

  it.each([
    ['Suspended', true],
    ['archived', true],
    ['invited', false],
  ])('knows an account that is %s', (account_status, expected) => {
    expect(read({ account_status }).account.isSuspended).toBe(expected);
  });

  it('can be an account alone', () => {
    const { profile, account } = readImportRow({ email: 'a@example.org', account_first_name: 'Ravi' }, lists);
    expect(profile).toBeNull();
    expect(account).toMatchObject({
      email: 'a@example.org',
      firstName: 'Ravi',
      lastName: null,
      mobile: null,
    });
  });

  it('reads fields of every kind', () => {
    const { profile, findings } = read({
      birth_time: '6:30 AM',
      height: '5 ft 7 in',
      weight: '62',
      income: '12 LPA',
      brothers_married: '1',
      match_horoscope: 'yes',
      blood_group: 'B+',
      gotra: 'Kashyap',
      new_native_place: 'Wai, Maharashtra',
      partner_expectations: 'Someone “kind”',
      new_education: 'B.Com.; B.Com. ;',
      has_children: 'yes',
      children: '[{"gender":"Female","age":4},{"age":null}]',
    });
    expect(findings).toEqual([]);
    expect(profile?.values).toMatchObject({
      birth_time: '06:30',
      height: 170.18,
      weight: 62,
      income: 1_200_000,
      brothers_married: 1,
      match_horoscope: true,
      blood_group: 11101,
      gotra: 13001,
      new_native_place: { name: 'Wai' },
      partner_expectations: 'Someone "kind"',
      new_education: [12001],
      children: [{ gender: 'Female', age: 4 }, { age: null }],
    });
  });

  it('reads what people write into a sheet', () => {
    const { profile, account, findings } = readImportRow(
      {
        full_name: 'Ku. Asha Ramesh Kelkar',
        email: 'asha@example.org',
        mobile: '+91 98200-12345 / 020 25431234',
        gender: 'Girl',
        marital_status: 'Never married',
        brithday: '१२/०३/१९९५',
        gotra: 'कश्यप',
        blood_group: 'B +ve',
        income: '12 LPA',
        petname: 'NA',
        father_name: '-',
      },
      lists,
    );
    expect(findings).toEqual([]);
    expect(account).toMatchObject({ firstName: 'Asha', lastName: 'Kelkar', mobile: '919820012345' });
    expect(profile?.values).toEqual({
      first_name: 'Asha',
      middle_name: 'Ramesh',
      last_name: 'Kelkar',
      gender: 'Female',
      marital_status: 'Unmarried',
      brithday: '1995-03-12',
      gotra: 13001,
      blood_group: 11101,
      income: 1_200_000,
      email: 'asha@example.org',
      author_relation: 'unknown',
      addresses: [{ mobile: '9820012345', mobile_alternative: '2025431234' }],
    });
  });

  it('has several addresses', () => {
    const { profile } = read({
      address_name: 'Home',
      address_country: 'India',
      address_3_city: 'Pune',
      address_4_country: 'India',
    });
    expect(profile?.values['addresses']).toEqual([
      { name: 'Home', country: 1470, mobile: '9820012345' },
      { city: 'Pune' },
    ]);
  });
});

describe('what is told about a row', () => {
  it.each<[string, ImportCells]>([
    ['fault account_email: email_required', { account_email: '' }],
    ['fault account_email: email_invalid', { account_email: 'asha@' }],
    ['fault email: email_invalid', { account_email: '', email: 'asha' }],
    ['fault account_email: email_invalid', { account_email: 'аsha@example.org' }],
    ['fault account_first_name: name_invalid', { account_first_name: 'Asha <3' }],
    ['fault account_last_name: name_invalid', { account_last_name: 'x'.repeat(51) }],
    ['fault account_mobile: mobile_invalid', { account_mobile: '98200 123' }],
    ['fault account_status: choice_unknown', { account_status: 'blocked?' }],
    ['fault bulk_mail_stopped_at: date_invalid', { bulk_mail_stopped_at: 'yes' }],
    ['fault account_email_verified: yes_no_invalid', { account_email_verified: 'perhaps' }],
    ['fault account_date_created: date_invalid', { account_date_created: 'long ago' }],
    ['fault brithday: birth_date_invalid', { brithday: '31/02/1996' }],
    ['fault birth_time: time_invalid', { birth_time: '25:00' }],
    ['fault weight: number_invalid', { weight: 'slim' }],
    ['fault brothers_married: number_invalid', { brothers_married: 'two' }],
    ['fault height: height_invalid', { height: 'tall' }],
    ['fault match_horoscope: yes_no_invalid', { match_horoscope: 'maybe' }],
    ['fault gender: choice_unknown', { gender: 'Lady' }],
    ['fault new_native_place: not_accepted', { new_native_place: '{}' }],
    ['fault blood_group: value_unknown', { blood_group: 'Z+' }],
    ['fault gotra: not_english', { gotra: 'पराशर' }],
    ['fault gotra: text_too_long', { gotra: 'x'.repeat(101) }],
    ['note gotra: value_added', { gotra: 'Vasuki' }],
    ['fault first_name: text_too_long', { account_first_name: 'Asha', first_name: 'x'.repeat(101) }],
    ['fault address_pincode: text_too_long', { address_pincode: '1'.repeat(13) }],
    ['note new_country: country_renamed', { new_country: 'U.S.A.' }],
    ['note location: old_column_moved', { location: 'Pune' }],
    ['fault children: children_invalid', { children: 'two' }],
    ['fault children: children_invalid', { children: '[{"gender":"girl"}]' }],
    ['fault children: children_invalid', { children: '[{"gender":null,"age":1.5}]' }],
    ['fault new_education: not_english', { new_education: 'बी.ए.' }],
    ['fault status: status_unknown', { status: 'Approved?' }],
    ['fault serial_number: serial_invalid', { serial_number: 'A 12' }],
    ['fault serial_number: serial_invalid', { serial_number: '0' }],
    ['fault edition: edition_unknown', { edition: 'last' }],
    ['fault is_hidden: yes_no_invalid', { is_hidden: 'hidden' }],
    ['fault date_created: date_invalid', { date_created: '2025-13-01' }],
    ['fault petname: not_utf8', { petname: 'Bab\uFFFD' }],
    ['note brithday: year_completed', { brithday: '04/03/96' }],
    ['note brithday: month_first', { brithday: '03/25/1996' }],
    ['note income: read_as_lakhs', { income: '12' }],
    ['note new_birth_place: spelled_in_english', { new_birth_place: 'सातारा' }],
    ['fault income: number_invalid', { income: 'as per company' }],
    ['note mobile: phone_missing', { address_mobile: 'NA' }],
  ])('%s', (expected, changes) => {
    expect(told(changes)).toEqual([expected]);
  });

  it('takes null among children as a child without facts', () => {
    expect(told({ children: '[null]' })).toEqual([]);
  });

  it('is content with a second number', () => {
    expect(told({ address_mobile: '', address_mobile_alternative: '9820012345' })).toEqual([]);
  });
});

describe('where a profile stands', () => {
  const state = (changes: ImportCells) => read(changes).profile?.state;

  it.each([
    ['', 'Draft'],
    ['pending', 'Pending'],
    ['REJECTED', 'Rejected'],
    ['Married', 'married'],
  ])('keeps the status "%s"', (status, expected) => {
    expect(state({ status })?.status).toBe(expected);
  });

  it('remembers what a married profile was', () => {
    expect(state({ marital_status: 'married', married_by_vmm: 'yes' })).toMatchObject({
      status: 'married',
      lastStatus: 'Active',
      isMarriedByAssociation: true,
    });
    expect(state({ status: 'married', last_status: 'Pending' })?.lastStatus).toBe('Pending');
    expect(state({ status: 'married', last_status: '' })?.lastStatus).toBe('Active');
    expect(read({ marital_status: 'Married' }).profile?.values['marital_status']).toBeUndefined();
  });

  it('keeps hidden what staff have hidden, and what a family has unsubscribed from', () => {
    expect(state({ hidden_by_staff: 'yes', bulk_mail_stopped_at: '2025-01-02' })).toMatchObject({
      isHidden: true,
      isHiddenByStaff: true,
      bulkMailStoppedAt: '2025-01-01T18:30:00.000Z',
    });
  });

  it('keeps a reason only of a rejection', () => {
    expect(state({ status: 'Rejected', rejection_reason: 'Photo is not clear' })?.rejectionReason).toBe(
      'Photo is not clear',
    );
    expect(state({ status: 'Rejected' })?.rejectionReason).toBeNull();
    expect(state({ rejection_reason: 'Photo is not clear' })?.rejectionReason).toBeNull();
  });

  it.each([
    ['1', true],
    ['-1', false],
    ['0', null],
    ['', null],
  ])('reads the answer %s about the event', (is_attending, expected) => {
    expect(state({ is_attending })?.isAttending).toBe(expected);
  });
});
