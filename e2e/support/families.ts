import { randomInt, randomUUID } from 'node:crypto';
import { roleIds } from '../../packages/domain/src/accounts/index.ts';
import { queryDatabase } from '@suchi/testing';
import { suiteDatabase } from './stack-urls.ts';

/** A last name that no one else has, so that a search finds only this test's people. */
export function newLastName(): string {
  return `Q${Array.from({ length: 9 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;
}

type Columns = Record<string, string | number | boolean | null>;

interface Family extends Columns {
  id: string;
  email: string;
  first_name: string;
}

interface FamilyPlan {
  first_name: string;
  /** Columns of the candidate's profile; without them there is none. */
  profile?: Columns;
  subscription?: readonly [start: string, end: string];
  /** Columns of a paid order of the book. */
  order?: Columns;
}

const mobile = '919000012345';

/** People for the lists, written to the database: a list needs more of them than can register in a test. */
export async function insertFamilies(lastName: string, plans: readonly FamilyPlan[]): Promise<Family[]> {
  const families: Family[] = [];
  for (const [place, plan] of plans.entries()) {
    const { first_name, profile, subscription: days, order } = plan;
    const family = { id: randomUUID(), email: `${lastName}.${place}@example.org`.toLowerCase(), first_name };
    families.push(family);
    await insert('directus_users', accountOf(family, lastName));
    if (profile) await insert('qd_matrimonial_profile', { ...profileOf(family, lastName), ...profile });
    if (days) await insert('qd_subscriptions', { user: family.id, start_date: days[0], end_date: days[1] });
    if (order) await insert('qd_order', { ...orderOf(family, lastName), ...order });
  }
  return families;
}

const accountOf = (family: Family, lastName: string): Columns => ({
  ...family,
  last_name: lastName,
  role: roleIds.user,
  status: 'active',
  provider: 'default',
  email_verified: true,
  mobile,
});

const profileOf = ({ id, email, first_name }: Family, lastName: string): Columns => ({
  user: id,
  email,
  first_name,
  last_name: lastName,
  status: 'Active',
  gender: 'Female',
  brithday: '1995-03-04',
  marital_status: 'Unmarried',
});

const orderOf = ({ id, first_name }: Family, lastName: string): Columns => ({
  user: id,
  status: 'paid',
  name: `${first_name} ${lastName}`,
  address: '12 Lake Road',
  city: 'Pune',
  pincode: '411038',
  mobile,
});

/** A column that is not named has its default. */
async function insert(table: string, row: Columns): Promise<void> {
  const names = Object.keys(row);
  await queryDatabase(
    suiteDatabase,
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
     values (${names.map((_, place) => `$${place + 1}`).join(', ')})`,
    Object.values(row),
  );
}
