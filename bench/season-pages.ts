// What people do on a few days of the year: after a mail to everybody, on the last evening of registration, and at the
// desks of the melawa.
import { randomUUID } from 'node:crypto';
import { buildRegistration } from '@suchi/testing';
import { completeProfile } from '@suchi/testing/profile-cases';
import { todayInIndia } from '../packages/domain/src/basics/index.ts';
import type { Payer } from '../packages/contracts/src/money/index.ts';
import { requireGood, saveForm } from './acts.ts';
import type { Act } from './crowd.ts';
import {
  openHome,
  openScreen,
  type Person,
  readProfile,
  searchAnew,
  signInAnew,
  uploadPhoto,
} from './member-pages.ts';

/** One visit; half of the families are still signed in. */
export const visitActs: readonly Act<Person>[] = [
  {
    name: 'come from the mail',
    share: 1,
    thinks: 5,
    signsIn: true,
    run: (person) => (person.random.chance(0.5) ? signInAnew(person) : openHome(person)),
  },
  { name: 'search with filters', share: 1, thinks: 6, run: searchAnew },
  { name: 'profile', share: 1, thinks: 8, run: readProfile },
  { name: 'profile', share: 1, thinks: 8, run: readProfile },
  { name: 'search with filters', share: 1, thinks: 6, run: searchAnew },
  { name: 'profile', share: 1, thinks: 8, run: readProfile },
];

async function register(person: Person): Promise<void> {
  const { browser, account } = person;
  await openScreen(person, 'register');
  const form = buildRegistration();
  const { user } = await requireGood(
    browser.ask<{ user: { id: string } }>('/qe_auth/register', { body: form }),
  );
  person.account = { ...account, id: user.id, email: form.email };
}

async function typeCode({ browser, town, account }: Person): Promise<void> {
  const otp = await town.codeFor(account.email);
  await requireGood(browser.ask('/qe_auth/verify_code', { body: { otp } }));
}

const write = (part: string): Act<Person> => ({
  name: 'save the form',
  share: 1,
  thinks: 10,
  run: async ({ browser }) => void (await saveForm(browser, { designation: part })),
});

/** The photo is one step of the form, and the last one sends it to the committee. */
async function submit(person: Person): Promise<void> {
  const { browser, account } = person;
  const main_photo = await uploadPhoto(person);
  const profile = { ...completeProfile, email: account.email, main_photo };
  await saveForm(browser, profile);
  await requireGood(
    browser.ask('/qe_profile/submit', {
      body: { profile, is_attending: true, search_consent: true, book_consent: true },
    }),
  );
}

/** From the first page to the submitted form, in some minutes instead of half an hour. */
export const newcomerActs: readonly Act<Person>[] = [
  { name: 'register', share: 1, thinks: 5, run: register },
  { name: 'code', share: 1, thinks: 3, run: typeCode },
  { name: 'form', share: 1, thinks: 5, run: (person) => openScreen(person, 'form') },
  ...['name', 'family', 'birth', 'education', 'work', 'address'].map(write),
  { name: 'photo and submit', share: 1, thinks: 1, run: submit },
];

/** Somebody stands in front of the desk, pays in cash and gets a receipt. */
async function sellAtDesk({ browser, town }: Person): Promise<void> {
  const buyer = town.takeBuyer();
  const mobile = `9190${String(Number.parseInt(buyer.id.slice(0, 8), 16)).padStart(8, '0')}`;
  const { payers } = await requireGood(
    browser.ask<{ payers: Payer[] }>('/qe_treasury/find_payer', { body: { search: mobile } }),
  );
  const payer = payers.find(({ user }) => user === buyer.id);
  if (!payer) throw new Error('the desk does not find the payer');
  const purchase = { user: payer.user, order_type: 'suchi', received_on: todayInIndia(new Date()) };
  await requireGood(browser.ask('/qe_treasury/preview_payment', { body: purchase }));
  await requireGood(
    browser.ask('/qe_treasury/record_payment', {
      body: {
        ...purchase,
        key: randomUUID(),
        channel: 'cash',
        received_from: payer.name,
        delivery_kind: 'pick_up',
      },
    }),
  );
}

export const deskActs: readonly Act<Person>[] = [
  { name: 'sale at the desk', share: 1, thinks: 15, run: sellAtDesk },
];
