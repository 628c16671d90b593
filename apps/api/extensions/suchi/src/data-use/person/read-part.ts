import type { Query } from '../query.ts';
import type { Part } from '../../platform/person/parts.ts';

export interface Person {
  id: string;
  email: string;
  /** What the account chose. */
  language: string | null;
  profiles: number[];
}

export type PartRow = Record<string, unknown>;

/** Null when there is no account. */
export async function findPerson(
  query: Query,
  by: { email: string } | { id: string },
): Promise<Person | null> {
  const [where, value] = 'email' in by ? ['lower(u.email) = lower($1)', by.email] : ['u.id = $1', by.id];
  const [person] = await query<Person>(
    `select u.id, u.email, u.app_language as language,
            array(select p.id from qd_matrimonial_profile p where p."user" = u.id) as profiles
       from directus_users u where ${where}`,
    [value],
  );
  return person ?? null;
}

const rowsAtOnce = 200;

/** Inside a transaction. The rows of a part are read while they are written, so a long one needs no memory. */
export async function* readPart(query: Query, person: Person, part: Part): AsyncGenerator<PartRow> {
  // PostgreSQL wants a type for a parameter that the condition does not use.
  await query(
    `declare person_rows no scroll cursor for
     select to_jsonb(t) - $4::text[] as row from "${part.table}" t
      where (${part.where}) and ($1::uuid, $2::int[], $3::text) is not null`,
    [person.id, person.profiles, person.email, part.without ?? []],
  );
  try {
    for (;;) {
      const rows = await query<{ row: PartRow }>(`fetch ${rowsAtOnce} from person_rows`, []);
      if (rows.length === 0) return;
      for (const { row } of rows) yield row;
    }
  } finally {
    await query('close person_rows', []);
  }
}

export async function countPart(query: Query, person: Person, part: Part): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(*)::integer as count from "${part.table}" t
      where (${part.where}) and ($1::uuid, $2::int[], $3::text) is not null`,
    [person.id, person.profiles, person.email],
  );
  return row?.count ?? 0;
}
