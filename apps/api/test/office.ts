import { roleIds } from '@suchi/domain/accounts';
import { type ListedFacts, type ProfileStatus, profileStatuses } from '@suchi/domain/lifecycle';
import type { OrderPaymentStatus, OrderStep, OrderType } from '@suchi/domain/money';
import { type Gender, genders } from '@suchi/domain/profiles';
import { askApi, type TestInstallation } from '@suchi/testing';
import fc from 'fast-check';
import { insertPeople, insertRows, type Person } from './community.ts';
import { registerWithRole } from './member.ts';

/** The requests of an admin to the lists. */
export async function appointAdmin(server: TestInstallation) {
  const { id, token } = await registerWithRole(server, roleIds.admin);
  const ask = <Data>(path: string, body?: object) =>
    askApi<Data>(server.api.url, `/qe_office${path}`, { token, ...(body && { body }) });
  return { id, token, ask };
}
export type Admin = Awaited<ReturnType<typeof appointAdmin>>;

/** Everything that decides in which lists a candidate is. */
export interface DrawnFacts {
  gender: Gender;
  status: ProfileStatus;
  isHidden: boolean;
  isReactivated: boolean;
  memberCreatedAt: string;
  profileCreatedAt: string;
  bookOrder: OrderStep | null;
  isAttending: number | null;
  hasSerial: boolean;
  orders: readonly { status: OrderPaymentStatus; name: string | null; address: string | null }[];
}

/** Both sides of midnight in India at the cut-off. */
const instant = fc.constantFrom(
  '2024-06-30T18:29:59.999Z',
  '2024-06-30T18:30:00.000Z',
  '2023-01-01T00:00:00.000Z',
  '2026-01-01T00:00:00.000Z',
);
const filled = fc.constantFrom(null, '', 'Pune');

const drawn: fc.Arbitrary<DrawnFacts> = fc.record({
  gender: fc.constantFrom(...genders),
  status: fc.constantFrom(...profileStatuses),
  isHidden: fc.boolean(),
  isReactivated: fc.boolean(),
  memberCreatedAt: instant,
  profileCreatedAt: instant,
  bookOrder: fc.constantFrom(null, 'ordered', 'dispatched', 'delivered'),
  isAttending: fc.constantFrom(null, -1, 0, 1),
  hasSerial: fc.boolean(),
  orders: fc.array(fc.record({ status: fc.constantFrom('paid', 'pending'), name: filled, address: filled }), {
    maxLength: 2,
  }),
});

export interface Drawn {
  person: Person;
  facts: DrawnFacts;
}

export async function drawCandidates(server: TestInstallation, count: number): Promise<Drawn[]> {
  const [edition] = await server.query<{ id: number }>('select id from edition where is_current');
  const all = fc.sample(drawn, { seed: 20_261_116, numRuns: count });
  const persons = await insertPeople(
    server,
    all.map((facts, place) => ({
      gender: facts.gender,
      account: {
        is_reactivated: facts.isReactivated,
        suchi_book_order: facts.bookOrder,
        date_created: facts.memberCreatedAt,
      },
      profile: {
        status: facts.status,
        is_hidden: facts.isHidden,
        date_created: facts.profileCreatedAt,
        // Many share an instant, so that pages need the id to be apart.
        date_updated: place % 3 === 0 ? null : `2026-03-0${1 + (place % 2)}T00:00:00.000Z`,
        is_attending: facts.isAttending,
        serial_number: facts.hasSerial ? 5000 + place : null,
        edition: edition?.id,
      },
      subscription: null,
    })),
  );
  const people = all.map((facts, place) => ({ facts, person: persons[place] as Person }));
  await insertRows(
    server,
    'qd_order',
    people.flatMap(({ person, facts }) =>
      facts.orders.map((order) => ({
        user: person.id,
        amount: 60_000,
        order_date: '2026-03-01',
        order_status: 'ordered',
        is_archived: false,
        ...order,
      })),
    ),
  );
  return people;
}

export const listedFacts = ({ facts }: Drawn): ListedFacts => ({
  status: facts.status,
  memberCreatedAt: new Date(facts.memberCreatedAt),
  profileCreatedAt: new Date(facts.profileCreatedAt),
  isReactivated: facts.isReactivated,
  bookOrder: facts.bookOrder,
});

let receiptNumber = 0;

/** Purchases that were paid, each with its receipt. Returns the numbers of the receipts. */
export async function insertSales(
  server: TestInstallation,
  user: string,
  sales: readonly { order_type: OrderType; amount: number; issued_on: string }[],
): Promise<string[]> {
  const numbers: string[] = [];
  for (const { order_type, amount, issued_on } of sales) {
    const [payment] = await server.query<{ id: number }>(
      `insert into qd_payments ("user", status, channel, order_type, amount, received_from, captured_at)
       values ($1, 'captured', 'cash', $2, $3, 'Asha Kelkar', $4) returning id`,
      [user, order_type, amount, `${issued_on}T00:30:00+05:30`],
    );
    receiptNumber += 1;
    const number = `2000-01/${String(receiptNumber).padStart(5, '0')}`;
    const kept = { payment: payment?.id, amount, issued_on, facts: {}, kind: 'receipt' };
    await insertRows(server, 'receipt', [
      { ...kept, number, sequence: receiptNumber, financial_year: '2000-01' },
    ]);
    numbers.push(number);
  }
  return numbers;
}
