import { randomUUID } from 'node:crypto';
import { roleIds } from '@suchi/domain/accounts';
import type { Gender } from '@suchi/domain/profiles';
import { searchKeys } from '@suchi/domain/discovery';
import { signToken, type TestInstallation } from '@suchi/testing';

export interface Person {
  id: string;
  token: string;
  profileId: number;
  gender: Gender;
}

export interface PersonPlan {
  /** A fixed account id, for tests that must create the same people each time. */
  id?: string;
  gender?: Gender;
  /** Extra columns of the account and the profile; null means no profile. */
  account?: Record<string, unknown>;
  profile?: Record<string, unknown> | null;
  /** First and last day; null means none. */
  subscription?: readonly [string, string] | null;
}

let people = 0;
let profiles = 500_000;

/** By default an approved member with a subscription, who may search and be found. */
export async function insertPerson(server: TestInstallation, plan: PersonPlan = {}): Promise<Person> {
  const [person] = await insertPeople(server, [plan]);
  if (!person) throw new Error('nobody was inserted');
  return person;
}

/** One statement per table. */
export async function insertPeople(
  server: TestInstallation,
  plans: readonly PersonPlan[],
): Promise<Person[]> {
  const persons = plans.map(({ id = randomUUID(), gender = 'Male' }): Person => {
    profiles += 1;
    return { id, token: signToken(id, roleIds.user), profileId: profiles, gender };
  });
  const rowsOf = <Row>(make: (plan: PersonPlan, person: Person) => Row | null) =>
    plans
      .map((plan, place) => {
        const person = persons[place];
        return person ? make(plan, person) : null;
      })
      .filter((row) => row !== null);

  await insertRows(server, 'directus_users', rowsOf(accountRow));
  await insertRows(server, 'qd_matrimonial_profile', rowsOf(profileRow));
  await insertRows(
    server,
    'qd_subscriptions',
    rowsOf(({ subscription = ['2026-01-01', '2099-12-31'] }, { id }) =>
      subscription === null ? null : { user: id, start_date: subscription[0], end_date: subscription[1] },
    ),
  );
  return persons;
}

/** As if each had answered so when it was submitted. */
export const agreeToSearch = (server: TestInstallation, agreeing: readonly Person[]): Promise<void> =>
  insertRows(
    server,
    'consent',
    agreeing.map(({ profileId }) => ({
      profile: profileId,
      purpose: 'search',
      event: 'on',
      at: '2026-02-01T06:00:00Z',
      way: 'app',
    })),
  );

function accountRow({ account }: PersonPlan, { id, gender }: Person) {
  people += 1;
  return {
    id,
    first_name: gender === 'Male' ? 'Ravi' : 'Asha',
    last_name: 'Kelkar',
    email: `person-${people}-${process.pid}@example.org`,
    mobile: '919000012345',
    role: roleIds.user,
    status: 'active',
    provider: 'default',
    email_verified: true,
    is_reactivated: false,
    is_tester: false,
    ...account,
  };
}

function profileRow({ profile = {} }: PersonPlan, { id, gender, profileId }: Person) {
  if (profile === null) return null;
  const row = {
    id: profileId,
    user: id,
    status: 'Active',
    is_hidden: false,
    gender,
    first_name: gender === 'Male' ? 'Ravi' : 'Asha',
    last_name: 'Kelkar',
    brithday: '1995-03-04',
    marital_status: 'Unmarried',
    date_created: '2026-02-01T06:00:00Z',
    // Nobody is asked whether they still look, except by the tests of that.
    confirmed_at: new Date().toISOString(),
    ...profile,
  };
  return { ...searchKeys(row), ...row };
}

export async function insertRows(
  server: TestInstallation,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => `"${name}"`).join(', ');
  // A column that only some rows have gets its default in the others.
  const groups = Map.groupBy(rows, (row) => Object.keys(row).toSorted().join());
  if (groups.size > 1) {
    for (const group of groups.values()) await insertRows(server, table, group);
    return;
  }
  await server.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

export async function openSearch(server: TestInstallation): Promise<void> {
  await server.query(`update admin_setting set isactive_search = true, enable_search_subscription = true, enable_gender_switch = false,
    subscription_start_date = '2026-01-01', subscription_end_date = '2099-12-31', contact_always_shown = false,
    contact_reveal_daily_limit = 50, reveal_burst_count = 0, profile_open_daily_limit = 300, mail_enabled = true`);
}
