import { askApi, type TestInstallation } from '@suchi/testing';
import type { Duty } from '@suchi/domain/accounts';
import { expected } from './expected.ts';
import { readByStaff } from './expected-duties.ts';
import type { Fixture } from './fixtures.ts';

export type RoleName = 'public' | 'user' | 'admin' | 'all_duties';

/** One check: may this role do this to this field? */
export interface Cell {
  role: RoleName;
  collection: string;
  field: string;
  letter: string;
  isExpected: boolean;
}

export interface MatrixContext {
  server: TestInstallation;
  tokens: Record<RoleName, string | undefined>;
  fixtureOf: (collection: string) => Fixture;
  /** A valid value, so that only rights can refuse it. */
  sampleOf: (collection: string, field: string) => unknown;
}

const singletons = new Set(['admin_setting']);
const lettersOf = (collection: string) =>
  singletons.has(collection) ? ['r', 'u'] : ['c', 'r', 'R', 'u', 'U'];

/** Role × collection × field × action. */
export function listCells(): Cell[] {
  return Object.entries(expected).flatMap(([collection, { groups }]) =>
    groups.flatMap((group) =>
      group.fields.flatMap((field) =>
        (['public', 'user', 'admin'] as const).flatMap((role) =>
          lettersOf(collection).map((letter) => ({
            role,
            collection,
            field,
            letter,
            isExpected: role !== 'public' && group[role].includes(letter),
          })),
        ),
      ),
    ),
  );
}

/** Run last, because some of them succeed. */
export function listDeleteCells(): Cell[] {
  return Object.entries(expected).flatMap(([collection, { deletes }]) =>
    singletons.has(collection)
      ? []
      : (['public', 'user', 'admin'] as const).flatMap((role) =>
          ['d', 'D'].map((letter) => ({
            role,
            collection,
            field: '(row)',
            letter,
            isExpected: role !== 'public' && deletes[role].includes(letter),
          })),
        ),
  );
}

/** A person with all four duties writes nothing. What one of them could write, this person could. */
export function listDutyWriteCells(): Cell[] {
  return Object.entries(expected).flatMap(([collection, { groups }]) =>
    groups.flatMap(({ fields }) =>
      fields.flatMap((field) =>
        (singletons.has(collection) ? ['u'] : ['c', 'U']).map((letter) => ({
          role: 'all_duties' as const,
          collection,
          field,
          letter,
          isExpected: false,
        })),
      ),
    ),
  );
}

/** The fields of a member's row that a duty reads and should not, or should read and does not. */
export async function findDutySurprises(
  duty: Duty,
  token: string,
  { server, fixtureOf }: MatrixContext,
): Promise<string[]> {
  const surprises = await Promise.all(
    Object.keys(expected).map(async (collection) => {
      const base = collection === 'directus_users' ? '/users' : `/items/${collection}`;
      const row = singletons.has(collection) ? base : `${base}/${fixtureOf(collection).b}`;
      // The engine leaves out what the caller may not read.
      const { status, data } = await askApi<object>(server.api.url, `${row}?fields=*`, { token });
      // Fields of the caller's own account are null in another one, not left out.
      const isOwnAccountToo = collection === 'directus_users';
      const given = status === 200 ? Object.entries(data) : [];
      const readable = given
        .filter(([, value]) => !isOwnAccountToo || value !== null)
        .map(([field]) => field);
      const named = given.map(([field]) => field);
      const wanted = readByStaff[collection] ?? [];
      return [
        ...readable
          .filter((field) => !wanted.includes(field))
          .map((field) => `${duty} reads ${collection}.${field}`),
        ...wanted
          .filter((field) => !named.includes(field))
          .map((field) => `${duty} does not read ${collection}.${field}`),
      ];
    }),
  );
  return surprises.flat().toSorted();
}

type ReadableFields = (path: string, token: string | undefined) => Promise<ReadonlySet<string>>;

/** One request for all fields of a row: the engine leaves out what the caller may not read. */
function readOnce({ server }: MatrixContext): ReadableFields {
  const known = new Map<string, Promise<ReadonlySet<string>>>();
  const read = async (path: string, token: string | undefined) => {
    const { status, data } = await askApi<object | null>(
      server.api.url,
      path,
      token === undefined ? {} : { token },
    );
    return new Set(status === 200 ? Object.keys(data ?? {}) : []);
  };
  return (path, token) => {
    const key = `${token}:${path}`;
    const found = known.get(key) ?? read(path, token);
    known.set(key, found);
    return found;
  };
}

/** By a real request. */
async function isAllowed(cell: Cell, context: MatrixContext, readable: ReadableFields): Promise<boolean> {
  const { collection, field, letter, role } = cell;
  const { server, tokens, fixtureOf, sampleOf } = context;
  const base = collection === 'directus_users' ? '/users' : `/items/${collection}`;
  const { a, b } = fixtureOf(collection);
  const id = letter === letter.toLowerCase() ? a : b;
  const row = singletons.has(collection) ? base : `${base}/${id}`;
  const token = tokens[role];
  const request = token === undefined ? {} : { token };

  switch (letter.toLowerCase()) {
    case 'r':
      return (await readable(`${row}?fields=*`, token)).has(field);
    case 'c': {
      const body = { [field]: sampleOf(collection, field) };
      return !isRefused((await askApi(server.api.url, base, { ...request, body })).status);
    }
    case 'u': {
      const body = { [field]: sampleOf(collection, field) };
      return !isRefused((await askApi(server.api.url, row, { ...request, method: 'PATCH', body })).status);
    }
    default:
      return (await askApi(server.api.url, row, { ...request, method: 'DELETE' })).status === 204;
  }
}

// Any other status (an invalid value, a missing field) means that the right was there.
const isRefused = (status: number) => status === 401 || status === 403;

/** Returns the cells that differ from the table. */
export async function findSurprises(cells: Cell[], context: MatrixContext): Promise<string[]> {
  const surprises: string[] = [];
  const waiting = [...cells];
  const readable = readOnce(context);
  const askOn = async (): Promise<void> => {
    for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
      const allowed = await isAllowed(cell, context, readable);
      if (allowed !== cell.isExpected) {
        const { role, letter, collection, field } = cell;
        surprises.push(`${role} ${letter} ${collection}.${field}: ${allowed ? 'ALLOWED' : 'refused'}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 6 }, askOn));
  return surprises.toSorted();
}
