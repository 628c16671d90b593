import type { ScreenList } from '@suchi/contracts/hall';
import type { Offers } from '@suchi/contracts/money';
import type { AttendeeRow } from '@suchi/contracts/office';
import type { EditionBook } from '@suchi/contracts/print';
import type { CurrentEdition } from '@suchi/contracts/settings';
import { roleIds } from '@suchi/domain/accounts';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertPeople, openSearch, type Person } from './community.ts';
import { discoveryClient } from './discovery.ts';
import { registerWithRole } from './member.ts';
import { makeOrders } from './orders.ts';
import { openSales } from './payments.ts';

// A whole year of the association, from the plan of one edition to the numbers of the next. The clock of the server
// cannot be set, so the days of the editions move instead.

let server: TestInstallation;
let admin: { id: string; token: string };
let year: number;
/** New this year; older, so that the next year asks him to confirm; and one who searches. */
let asha: Person;
let ravi: Person;
let vivek: Person;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  admin = await registerWithRole(server, roleIds.admin);
  await openSearch(server);
  await openSales(server);
  const [current] = await server.query<{ year: number }>(
    `update edition set activation_cutoff = current_date - 800, sections = $1,
            registration_until = null, event_date = null, delivery_after = null where is_current returning year`,
    [
      JSON.stringify([
        { kind: 'unmarried_male', title: 'Grooms', from: 1, to: 99, order: 'name' },
        { kind: 'unmarried_female', title: 'Brides', from: 101, to: 199, order: 'name' },
      ]),
    ],
  );
  year = current?.year ?? 0;
  const made = (daysAgo: number) => ({ date_created: `${day(-daysAgo)}T06:00:00Z`, hall_consent: true });
  const people = await insertPeople(server, [
    { gender: 'Female', profile: made(100) },
    { gender: 'Male', profile: made(600) },
    { gender: 'Male', profile: made(50) },
  ]);
  [asha, ravi, vivek] = people as [Person, Person, Person];
  await server.query('delete from qdb_mail');
});
afterAll(() => server.stop());

const day = (days: number) => addDays(todayInIndia(new Date()), days);
const ask = async <Data>(path: string, person?: { token: string }, body?: object) => {
  const { data, status, code } = await askApi<Data>(server.api.url, path, {
    ...(person && { token: person.token }),
    ...(body && { body }),
  });
  if (status !== 200) throw new Error(`${path} answered ${status} ${code}`);
  return data;
};
const setDays = async (of: number, days: { registration?: number; event?: number; delivery?: number }) => {
  const at = (days_?: number) => (days_ === undefined ? null : day(days_));
  await server.query(
    'update edition set registration_until = $1, event_date = $2, delivery_after = $3 where year = $4',
    [at(days.registration), at(days.event), at(days.delivery), of],
  );
};
const plan = { section: 'unmarried_male', scope: 'missing', keeps_wishes: true };
const giveNumbers = async () => {
  const { digest } = await ask<{ digest: string }>('/qe_edition/plan', admin, plan);
  await ask('/qe_edition/apply', admin, { ...plan, digest });
};
const makeCurrent = async (of: number) => {
  const check = await ask<{ deactivated: number }>(`/qe_edition/switch_check?year=${of}`, admin);
  await ask('/qe_edition/make_current', admin, { year: of, ...pick(check), is_confirmed: true });
};
const pick = ({ deactivated }: { deactivated: number }) => ({ deactivated });

/** A paid order, as the provider's message would leave it. */
const orderBook = async (buyer: Person) => {
  await makeOrders(server, 1, { edition: await idOf(year) }, { ...buyer, email: '' });
  await server.query(`update directus_users set suchi_book_order = 'ordered' where id = $1`, [buyer.id]);
};
const idOf = async (of: number) =>
  (await server.query<{ id: number }>('select id from edition where year = $1', [of]))[0]?.id ?? 0;

/** What visitors, families, staff and the hall are told, in one line each. */
async function whatIsSaid(): Promise<Omit<Told, 'step'>> {
  const { edition } = await ask<{ edition: CurrentEdition }>('/qe_public/edition');
  const { suchi } = await ask<Offers>('/qe_payment/offers', asha);
  const standing = await ask<Standing>('/qe_profile/standing', asha);
  const older = await ask<Standing>('/qe_profile/standing', ravi);
  const { counts } = await ask<{ rows: AttendeeRow[]; counts: Record<string, number> }>(
    '/qe_office/attendees',
    admin,
    { filter: { attendance: 'attending' } },
  );
  const lists = await ask<Record<string, number>>('/qe_office/candidate_counts', admin);
  const { deck } = await ask<{ deck: { year: number; serials: number[] } }>('/qe_hall/deck', admin);
  const book = await ask<EditionBook>('/qe_edition/book', admin);
  // Found lists are cached for a moment.
  await expect
    .poll(() => discoveryClient(server).walk(vivek.token, { name: '101' }))
    .toHaveLength(deck.serials.includes(101) ? 1 : 0);
  // A new device is noticed after its login was answered, so that mail may come at any step.
  const mails = await server.query<{ kind: string }>(
    "delete from qdb_mail where kind <> 'new_device' returning kind",
  );
  return {
    season: `${edition.season} ${edition.stage}`,
    melawa: [edition.event, edition.event_date && distanceTo(edition.event_date)].filter(Boolean).join(' '),
    book: suchi.is_open ? `on sale, ${suchi.edition}` : 'not on sale',
    asha: [
      `${standing.suchi.year} ${standing.suchi.place}${standing.serial_number === null ? '' : `, ${standing.serial_number}`}`,
      standing.is_attending === null ? 'not asked' : standing.is_attending ? 'comes' : 'stays away',
      ...(standing.proof === null ? [] : [`page ${standing.proof.state}`]),
    ].join(', '),
    ravi: older.is_deactivated ? 'has to confirm' : 'is shown',
    lists: `${lists['active']} active, ${counts['attending']} come, ${lists['book_ordered']} ordered`,
    hall: `${deck.year}: ${deck.serials.join(' ')}`.trim(),
    numbers: `${book.year}: ${book.sections.map(({ given, candidates }) => `${given} of ${candidates}`).join(', ')}`,
    mails: mails
      .map(({ kind }) => kind)
      .toSorted()
      .join(' '),
  };
}
type Told = Record<
  'step' | 'season' | 'melawa' | 'book' | 'asha' | 'ravi' | 'lists' | 'hall' | 'numbers' | 'mails',
  string
>;
interface Standing {
  serial_number: number | null;
  is_attending: boolean | null;
  is_deactivated: boolean;
  suchi: { year: number; place: string };
  proof: { state: string } | null;
}
/** In words, so that the table does not depend on today. */
const distanceTo = (date: string) => {
  const days = Math.round((Date.parse(date) - Date.parse(day(0))) / 86_400_000);
  return days === 0 ? '' : days > 0 ? `in ${days} days` : `${-days} days ago`;
};

it('pairs a hall screen for 24 hours, and on the day of the melawa until midnight', async () => {
  const pairedUntil = async (event: number) => {
    await setDays(year, { event });
    const size = { width: 1920, height: 1080 };
    const { code } = await ask<{ code: string }>('/qe_hall/screens/begin', undefined, size);
    await ask('/qe_hall/screens/find', admin, { code });
    const { screens } = await ask<ScreenList>('/qe_hall/screens/authorise', admin, { code, name: 'Stage' });
    return Date.parse(screens.at(-1)?.ends_at ?? '');
  };
  const before = Date.now();
  const rehearsal = await pairedUntil(60);
  expect(rehearsal).toBeGreaterThanOrEqual(before + 24 * 3_600_000);
  expect(rehearsal).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000);
  expect(await pairedUntil(0)).toBe(Date.parse(`${day(1)}T00:00:00+05:30`));
  await setDays(year, {});
});

it('says the right thing at each step of the year', async () => {
  const told: Told[] = [];
  const note = async (step: string) => told.push({ step, ...(await whatIsSaid()) });
  const next = year + 1;
  await note('planned');
  await setDays(year, { registration: 30, event: 60, delivery: 45 });
  await ask('/qe_profile/attendance', asha, { is_attending: true });
  await note('registering');
  await setDays(year, { registration: -1, event: 29, delivery: 14 });
  await orderBook(asha);
  await note('closed');
  await giveNumbers();
  await note('numbered');
  await ask('/qe_proof/open', admin, { until: day(5), mails: 3 });
  await note('proof round');
  await ask('/qe_edition/freeze', admin, { printed: 3 });
  await note('frozen');
  await server.query('update edition set file_made_at = now() where year = $1', [year]);
  await setDays(year, { registration: -20, event: 10, delivery: -5 });
  await note('printed');
  await ask('/qe_edition/open_next', admin, { year: next });
  await setDays(next, { registration: 330 });
  await note('next one planned');
  await makeCurrent(next);
  await note('next one current');
  await setDays(year, { registration: -30, event: 0, delivery: -15 });
  await note('melawa');
  await setDays(year, { registration: -33, event: -3, delivery: -18 });
  await note('thanks');
  await setDays(year, { registration: -50, event: -20, delivery: -35 });
  await note('over');
  await setDays(next, { registration: -1, event: 30, delivery: 10 });
  await giveNumbers();
  await note('next one numbered');
  expect(told.map((line) => Object.values(line).join(' | '))).toEqual(table);
});

const table = [
  'planned | 2025 planned | undated | not on sale | 2025 number_follows, not asked | is shown | 3 active, 0 come, 0 ordered | 2025: | 2025: 0 of 2, 0 of 1 | ',
  'registering | 2025 registering | ahead in 60 days | on sale, 2025 | 2025 number_follows, comes | is shown | 3 active, 1 come, 0 ordered | 2025: | 2025: 0 of 2, 0 of 1 | ',
  'closed | 2025 closed | ahead in 29 days | on sale, 2025 | 2025 number_follows, comes | is shown | 3 active, 1 come, 1 ordered | 2025: | 2025: 0 of 2, 0 of 1 | ',
  'numbered | 2025 closed | ahead in 29 days | on sale, 2025 | 2025 will_be_printed, 101, comes | is shown | 3 active, 1 come, 1 ordered | 2025: 1 2 101 | 2025: 2 of 2, 1 of 1 | ',
  'proof round | 2025 closed | ahead in 29 days | on sale, 2025 | 2025 will_be_printed, 101, comes, page waiting | is shown | 3 active, 1 come, 1 ordered | 2025: 1 2 101 | 2025: 2 of 2, 1 of 1 | proof_page proof_page proof_page',
  'frozen | 2025 closed | ahead in 29 days | on sale, 2025 | 2025 will_be_printed, 101, comes | is shown | 3 active, 1 come, 1 ordered | 2025: 1 2 101 | 2025: 2 of 2, 1 of 1 | ',
  'printed | 2025 printed | ahead in 10 days | on sale, 2025 | 2025 printed, 101, comes | is shown | 3 active, 1 come, 1 ordered | 2025: 1 2 101 | 2025: 2 of 2, 1 of 1 | ',
  'next one planned | 2025 printed | ahead in 10 days | on sale, 2025 | 2025 printed, 101, comes | is shown | 3 active, 1 come, 1 ordered | 2025: 1 2 101 | 2025: 2 of 2, 1 of 1 | ',
  'next one current | 2026 registering | ahead in 10 days | on sale, 2025 | 2025 printed, 101, comes | has to confirm | 2 active, 1 come, 1 ordered | 2025: 1 2 101 | 2026: 0 of 1, 0 of 1 | profile_deactivated',
  'melawa | 2026 registering | today | on sale, 2025 | 2025 printed, 101, comes | has to confirm | 2 active, 1 come, 1 ordered | 2025: 1 2 101 | 2026: 0 of 1, 0 of 1 | ',
  'thanks | 2026 registering | thanks 3 days ago | not on sale | 2025 printed, 101, comes | has to confirm | 2 active, 1 come, 1 ordered | 2025: 1 2 101 | 2026: 0 of 1, 0 of 1 | ',
  'over | 2026 registering | undated | not on sale | 2026 number_follows, not asked | has to confirm | 2 active, 0 come, 1 ordered | 2025: 1 2 101 | 2026: 0 of 1, 0 of 1 | ',
  'next one numbered | 2026 closed | ahead in 30 days | on sale, 2026 | 2026 will_be_printed, 101, not asked | has to confirm | 2 active, 0 come, 0 ordered | 2026: 1 101 | 2026: 1 of 1, 1 of 1 | ',
];
