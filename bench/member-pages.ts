// The mix of `pnpm bench:load`: what each kind of people does, how often, and how long they look at it. An act of a new
// capability is one more line here.
import type { Random } from '../packages/demo/src/random.ts';
import { searchPlanId } from '../packages/domain/src/money/subscription.ts';
import type { ListEntry } from '../packages/contracts/src/discovery/index.ts';
import {
  addFavourite,
  addNote,
  openProfile,
  photosOf,
  removeFavourite,
  requireGood,
  saveForm,
  search,
  signIn,
} from './acts.ts';
import type { Act } from './crowd.ts';
import type { Account, Town } from './town.ts';
import type { VirtualBrowser } from './virtual-browser.ts';

export interface Person {
  town: Town;
  random: Random;
  account: Account;
  browser: VirtualBrowser;
  /** The search that is open, and the profiles that its page shows. */
  filters: object;
  page: number;
  shown: number[];
  /** The ids of the marks, by profile. */
  marks: Map<number, number>;
  /** The one whose page was opened last. */
  opened: number | null;
}

export function openPerson(town: Town, account: Account, random: Random): Person {
  const browser = town.openBrowser(account);
  return { town, random, account, browser, filters: {}, page: 1, shown: [], marks: new Map(), opened: null };
}

/** What people look for. Most begin with everyone. */
const filterChoices: readonly object[] = [
  {},
  {},
  { marital_status: ['Unmarried'], born_from: '1995-01-01', born_to: '1999-12-31' },
  { marital_status: ['Unmarried'], age_from: 24, age_to: 29, height_from_cm: 150, height_to_cm: 170 },
  { country: 'united states', education_sector: 'Engineering' },
  { location: 'pune', income_currency: 'INR', income_from: 600_000 },
  { native_place: 'satara', match_horoscope: true },
  { name: 'vaishnavi' },
];

/** The page, its scripts and styles, and the answers that it begins with. */
export async function openScreen({ town, browser }: Person, name: string, id = 0): Promise<void> {
  const { files, asks } = town.screen(name);
  await requireGood(browser.ask('/'));
  await Promise.all([
    browser.load(files),
    ...asks.map((path) => requireGood(browser.ask(path.replace('$1', String(id))))),
  ]);
}

async function showResults(person: Person): Promise<void> {
  const { browser, filters, page } = person;
  const results = await search(browser, page, filters);
  person.shown = results.items.map(({ id }) => id);
  await browser.load(photosOf(results));
}

export async function openHome(person: Person): Promise<void> {
  await openScreen(person, 'home');
  Object.assign(person, { filters: {}, page: 1 });
  await showResults(person);
}

export async function searchAnew(person: Person): Promise<void> {
  Object.assign(person, { filters: person.random.pick(filterChoices), page: 1 });
  await showResults(person);
}

async function turnPage(person: Person): Promise<void> {
  // The last page has fewer than six.
  person.page = person.shown.length < 6 ? 1 : person.page + 1;
  await showResults(person);
}

const chooseProfile = ({ random, shown, town }: Person) =>
  random.pick(shown.length > 0 ? shown : town.community.women);

export async function readProfile(person: Person): Promise<void> {
  const id = chooseProfile(person);
  const { card, fit, horoscope } = await openProfile(person.browser, id);
  person.opened = id;
  // What stands in the answer is not requested again.
  const missing = Object.entries({ fit, horoscope }).filter(([, part]) => part === undefined);
  await Promise.all([
    card.photo ? person.browser.load([card.photo.urls.page]) : undefined,
    ...missing.map(([part]) => requireGood(person.browser.ask(`/qe_search/${part}?id=${id}`))),
  ]);
}

/** The inbox, which the header counts. */
async function openFamilies({ browser }: Person): Promise<void> {
  await Promise.all([
    requireGood(browser.ask('/qe_families/list?kind=received')),
    requireGood(browser.ask('/qe_families/counts')),
  ]);
}

/** Ten may be open: after that it is refused, as it would be for a person. */
async function sendInterest(person: Person): Promise<void> {
  const profile_id = person.opened ?? chooseProfile(person);
  const sent = person.browser.ask('/qe_families/send', {
    body: { profile_id, sentence: 'liked', words: '' },
  });
  if ((await sent).code !== 'INTEREST_REFUSED') await requireGood(sent);
}

/** From a mail or another member: nothing of the app is there yet. */
async function followLink(person: Person): Promise<void> {
  await openScreen(person, 'profile', person.random.pick(person.town.community.women));
}

async function openFavourites({ browser }: Person): Promise<void> {
  const [{ items }] = await Promise.all([
    requireGood(browser.ask<{ items: ListEntry[] }>('/qe_search/list?kind=favourites')),
    requireGood(browser.ask('/qe_search/list_counts')),
  ]);
  await browser.load(photosOf({ items: items.flatMap(({ card }) => (card ? [card] : [])) }));
}

/** Marks it or takes the mark back. As the app does, the results are read again. */
async function markFavourite(person: Person): Promise<void> {
  const { browser, account, marks } = person;
  const profileId = chooseProfile(person);
  const known = marks.get(profileId);
  if (known === undefined) {
    const mark = await addFavourite(browser, account.id, profileId);
    if (mark !== null) marks.set(profileId, mark);
  } else {
    await removeFavourite(browser, known);
    marks.delete(profileId);
  }
  await showResults(person);
}

async function writeNote(person: Person): Promise<void> {
  await addNote(person.browser, person.opened ?? chooseProfile(person), 'Speak with the aunt in Pune first');
}

async function revealNumber(person: Person): Promise<void> {
  const profile_id = person.opened ?? chooseProfile(person);
  await requireGood(person.browser.ask('/qe_search/reveal', { body: { profile_id } }));
}

/** The next visit, on a device that nobody has used: nothing is loaded, and there is no session. */
export async function signInAnew(person: Person): Promise<void> {
  const { town, account } = person;
  person.browser.close();
  person.browser = town.openBrowser(null);
  try {
    await openScreen(person, 'login');
    await signIn(person.browser, { email: account.email, password: town.password });
  } catch (error) {
    // Goes on with the device of before. Otherwise this one failure would count at each page after it.
    person.browser.close();
    person.browser = town.openBrowser(account);
    throw error;
  }
  await openHome(person);
}

/** Reading and choosing, as subscribers do. */
export const memberActs: readonly Act<Person>[] = [
  { name: 'sign-in and home', share: 3, thinks: 5, signsIn: true, run: signInAnew },
  { name: 'home', share: 7, thinks: 4, run: openHome },
  { name: 'search with filters', share: 18, thinks: 5, run: searchAnew },
  { name: 'next page', share: 22, thinks: 5, run: turnPage },
  { name: 'profile', share: 23, thinks: 7, run: readProfile },
  { name: 'profile from a link', share: 2, thinks: 7, run: followLink },
  { name: 'families', share: 4, thinks: 5, run: openFamilies },
  { name: 'interest', share: 1, thinks: 6, run: sendInterest },
  { name: 'favourites', share: 5, thinks: 5, run: openFavourites },
  { name: 'favourite', share: 7, thinks: 2, run: markFavourite },
  { name: 'note', share: 3, thinks: 5, run: writeNote },
  { name: 'number', share: 5, thinks: 6, run: revealNumber },
];

const typedPlaces = ['pun', 'satara', 'kolha', 'new jer', 'nashik'];

/** A form being written: it is saved while one types. */
export const authorActs: readonly Act<Person>[] = [
  { name: 'form', share: 10, thinks: 10, run: (person) => openScreen(person, 'form') },
  {
    name: 'save the form',
    share: 60,
    thinks: 10,
    run: async ({ browser, random }) => {
      await saveForm(browser, { designation: `Team lead ${random.integer(1, 9999)}` });
    },
  },
  {
    name: 'type a place',
    share: 26,
    thinks: 6,
    run: async ({ browser, random }) => {
      const typed = encodeURIComponent(random.pick(typedPlaces));
      await requireGood(browser.ask(`/qe_places/search?q=${typed}`));
    },
  },
  { name: 'photo', share: 4, thinks: 20, run: async (person) => void (await uploadPhoto(person)) },
];

/** The server decodes it and makes its sizes. */
export async function uploadPhoto({ browser, town }: Person): Promise<string> {
  const { id } = await requireGood(browser.ask<{ id: string }>('/qe_media/photo', { bytes: town.photo }));
  return id;
}

type Filter = Record<string, string | boolean>;
const officeLists: readonly { path: string; filter: Filter; search: string }[] = [
  { path: '/qe_office/candidates', filter: { list: 'active' }, search: 'ketaki desh' },
  { path: '/qe_office/candidates', filter: { list: 'pending' }, search: 'rohan' },
  { path: '/qe_office/users', filter: { list: 'all' }, search: 'rohan kul' },
  { path: '/qe_office/subscriptions', filter: { list: 'current' }, search: 'rohan kul' },
  { path: '/qe_orders/list', filter: { is_past: false, step: 'ordered' }, search: 'pune' },
];

export const officeActs: readonly Act<Person>[] = [
  {
    name: 'office list',
    share: 6,
    thinks: 8,
    run: async ({ browser, random }) => {
      const { path, filter } = random.pick(officeLists);
      const body = { filter, page: random.integer(1, 3) };
      await Promise.all([
        requireGood(browser.ask(path, { body })),
        requireGood(browser.ask('/qe_office/menu_counts')),
      ]);
    },
  },
  {
    name: 'office search',
    share: 3,
    thinks: 8,
    run: async ({ browser, random }) => {
      const { path, filter, search: typed } = random.pick(officeLists);
      await requireGood(browser.ask(path, { body: { filter, search: typed } }));
    },
  },
  {
    name: 'office dashboard',
    share: 1,
    thinks: 10,
    run: async ({ browser }) => void (await requireGood(browser.ask('/qe_office/dashboard'))),
  },
];

interface Begun {
  checkout: { order_id: string } | null;
}

/** Each purchase is somebody else's. */
async function paySearch(person: Person): Promise<void> {
  const { town } = person;
  person.browser.close();
  person.account = town.takeBuyer();
  person.browser = town.openBrowser(person.account);
  const { browser } = person;
  await openScreen(person, 'home');
  await Promise.all(['/qe_payment/offers', '/qe_payment/own'].map((path) => requireGood(browser.ask(path))));
  const notes = { order_type: 'subscription', subscription_plan_id: searchPlanId };
  const { checkout } = await requireGood(
    browser.ask<Begun>('/qe_payment/init_payment_razorpay', { body: { amount: 55_000, notes } }),
  );
  if (checkout === null) throw new Error('there is nothing to pay');
  const { control } = town.fleet.provider;
  const payment = await control.pay(checkout.order_id);
  const signature = await control.checkoutSignature(checkout.order_id, payment.id);
  await requireGood(
    browser.ask('/qe_payment/verify_payment_razorpay', {
      body: {
        razorpay_order_id: checkout.order_id,
        razorpay_payment_id: payment.id,
        razorpay_signature: signature,
      },
    }),
  );
}

export const buyerActs: readonly Act<Person>[] = [{ name: 'payment', share: 1, thinks: 30, run: paySearch }];
