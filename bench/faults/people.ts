// What people do while a fault lasts. Each action notes what it was told, for the audit.
import {
  askApi,
  buildRegistration,
  openBrowser,
  type PaymentsControl,
  type TestBrowser,
  waitUntil,
} from '@suchi/testing';
import { completeProfile } from '@suchi/testing/profile-cases';
import { drawPicture } from '../../apps/api/extensions/suchi/test/pictures.ts';
import { postPhoto } from '../../apps/api/test/media.ts';
import { buy, describeBuyer } from '../payment-buyers.ts';
import type { Action } from '../steady-load.ts';
import type { Community } from '../full-community.ts';
import type { Query } from './fleet.ts';

/** One try to save something, and when its sender learned how it ended. */
export interface Save {
  words: string;
  startedAt: number;
  endedAt: number;
  isAcknowledged: boolean;
}

export interface Author {
  id: string;
  email: string;
  password: string;
  browser: TestBrowser;
  saves: Save[];
}

/** What people were told that it was done, and what they tried. */
export interface Told {
  authors: Author[];
  /** `member profile`, each once. */
  favourites: { acknowledged: Set<string>; tried: Set<string> };
  buyers: Set<string>;
  registered: Set<string>;
  photos: Set<string>;
}

export interface People {
  actions: Action[];
  told: Told;
  /** One more person pays for a book, and comes back until it has worked. */
  pay(): Promise<void>;
}

export const favouritesTable = 'junction_directus_users_qd_matrimonial_profile';

/** An answer of the engine, or of the proxy, that is not the wanted one. The code shows that it has words. */
function requireGood({ status, code }: { status: number; code: string | null }): void {
  if (status !== 200 && status !== 204) throw new Error(`${status} ${code ?? 'without a code'}`);
}

function take<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('nobody is there');
  return item;
}

const userOf = (token: string) => {
  const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: string };
  return id;
};

/** Each kind counts for itself, so that runs are alike. */
function kind(name: string, share: number, run: (turn: number) => Promise<void>): Action {
  let turns = 0;
  return {
    name,
    share,
    choose() {
      turns += 1;
      const turn = turns;
      return () => run(turn);
    },
  };
}

async function registerAuthor(webUrl: string, query: Query): Promise<Author> {
  const { email, password, ...rest } = buildRegistration();
  const browser = openBrowser({ baseUrl: webUrl, origin: webUrl });
  const { data, ...answer } = await browser.ask<{ user: { id: string } }>('/qe_auth/register', {
    body: { email, password, ...rest },
  });
  requireGood(answer);
  await query('update directus_users set email_verified = true where id = $1', [data.user.id]);
  return { id: data.user.id, email, password, browser, saves: [] };
}

async function saveForm(author: Author, designation: string): Promise<void> {
  const save: Save = {
    words: designation,
    startedAt: performance.now(),
    endedAt: Number.POSITIVE_INFINITY,
    isAcknowledged: false,
  };
  author.saves.push(save);
  try {
    const profile = { ...completeProfile, main_photo: null, designation };
    requireGood(await author.browser.ask('/qe_profile/save_draft', { body: { profile } }));
    save.isAcknowledged = true;
  } finally {
    save.endedAt = performance.now();
  }
}

interface Ports {
  webUrl: string;
  query: Query;
  community: Community;
  control: PaymentsControl;
}

export async function gatherPeople(ports: Ports): Promise<People> {
  const { webUrl, query, community, control } = ports;
  const authors: Author[] = [];
  for (let count = 0; count < 8; count += 1) {
    const author = await registerAuthor(webUrl, query);
    await saveForm(author, 'First words');
    authors.push(author);
  }
  const told: Told = {
    authors,
    favourites: { acknowledged: new Set(), tried: new Set() },
    buyers: new Set(),
    registered: new Set(),
    photos: new Set(),
  };
  const half = Math.floor(community.buyers.length / 2);
  const payers = community.buyers.slice(half);
  const picture = await drawPicture(400, 500).jpeg().toBuffer();
  return {
    told,
    actions: [
      ...listReads(ports, authors),
      ...listWrites({ ...community, buyers: community.buyers.slice(0, half) }, webUrl, told, picture),
    ],
    async pay() {
      const token = payers.shift();
      if (token === undefined) throw new Error('all have paid');
      const buyer = { ...describeBuyer(token, 0), orderType: 'suchi' as const, failsFirst: false };
      // Gives up after many tries, and comes back.
      await waitUntil(
        'a purchase',
        () =>
          buy(buyer, { chooseNode: () => webUrl, control }).then(
            () => true,
            () => false,
          ),
        { timeoutMs: 300_000 },
      );
    },
  };
}

function listReads({ webUrl, community: { memberTokens, women } }: Ports, authors: Author[]): Action[] {
  return [
    kind('search', 24, async (turn) => {
      const token = take(memberTokens, turn);
      requireGood(
        await askApi(webUrl, '/qe_search/profiles', { token, body: { filters: {}, page: 1 + (turn % 20) } }),
      );
    }),
    kind('profile', 14, async (turn) => {
      const token = take(memberTokens, turn);
      requireGood(await askApi(webUrl, `/qe_search/profile?id=${take(women, turn)}`, { token }));
    }),
    kind('own account', 10, async (turn) =>
      requireGood(await take(authors, turn).browser.ask('/users/me?fields=id')),
    ),
    kind('front page', 10, async () => requireGood(await askApi(webUrl, '/qe_public/facts'))),
    kind('page', 6, async () => {
      const { status, text } = await fetchText(`${webUrl}/login`);
      if (status !== 200 || !text.includes('<!doctype html>')) throw new Error(`${status} without a page`);
    }),
  ];
}

async function fetchText(url: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(url);
  return { status: answer.status, text: await answer.text() };
}

function listWrites(
  { memberTokens, women, buyers }: Community,
  webUrl: string,
  told: Told,
  picture: Uint8Array,
): Action[] {
  return [
    kind('form', 12, (turn) => saveForm(take(told.authors, turn), `Words ${turn}`)),
    kind('favourite', 8, async (turn) => {
      const token = take(memberTokens, turn);
      const woman = take(women, Math.floor(turn / memberTokens.length));
      const pair = `${userOf(token)} ${woman}`;
      told.favourites.tried.add(pair);
      const body = { directus_users_id: userOf(token), qd_matrimonial_profile_id: woman };
      const answer = await askApi(webUrl, `/items/${favouritesTable}`, { token, body });
      // As the web app does: an earlier try has made it.
      if (answer.code !== 'RECORD_NOT_UNIQUE') requireGood(answer);
      told.favourites.acknowledged.add(pair);
    }),
    kind('order', 4, async (turn) => {
      const token = take(buyers, turn);
      requireGood(await askApi(webUrl, '/qe_payment/order', { token, body: { amount: 60_000 } }));
      told.buyers.add(userOf(token));
    }),
    kind('registration', 6, registrations(webUrl, told)),
    kind('photo', 4, async (turn) => {
      const answer = await postPhoto(webUrl, picture, { token: take(memberTokens, turn * 3) });
      requireGood(answer);
      told.photos.add(answer.data.id);
    }),
    kind('sign-in', 2, async (turn) => {
      const { email, password } = take(told.authors, turn);
      const browser = openBrowser({ baseUrl: webUrl, origin: webUrl });
      requireGood(await browser.ask('/qe_session/sign_in', { body: { email, password } }));
    }),
  ];
}

/** A person whose first try has failed types nothing anew. */
function registrations(webUrl: string, told: Told) {
  const forms = new Map<number, ReturnType<typeof buildRegistration>>();
  return async (turn: number) => {
    const form = forms.get(turn) ?? buildRegistration();
    forms.set(turn, form);
    const answer = await askApi(webUrl, '/qe_auth/register', { body: form });
    // The first try has made the account, and its answer was lost.
    if (answer.code !== 'RECORD_NOT_UNIQUE') requireGood(answer);
    told.registered.add(form.email);
    forms.delete(turn);
  };
}
