// What people do during `pnpm bench:upgrade`.
import { askApi, buildRegistration, openBrowser, queryDatabase, type TestBrowser } from '@suchi/testing';
import { completeProfile } from '@suchi/testing/profile-cases';
import type { Action } from './steady-load.ts';
import type { Community } from './upgrade-community.ts';

/** A member who writes a profile, signed in before the upgrade. */
interface Author {
  id: string;
  email: string;
  password: string;
  browser: TestBrowser;
  /** The last text that the server said it has saved. */
  saved: string;
}

export const favourites = 'junction_directus_users_qd_matrimonial_profile';

export interface People {
  actions: Action[];
  authors: Author[];
  /** What the database must have at the end. */
  done: { favourites: number; buyers: Set<string> };
}

function requireGood({ status, code }: { status: number; code: string | null }): void {
  if (status !== 200 && status !== 204) throw new Error(`${status} ${code ?? ''}`.trim());
}

async function register(name: string, webUrl: string): Promise<Author> {
  const { email, password, ...rest } = buildRegistration();
  const browser = openBrowser({ baseUrl: webUrl, origin: webUrl });
  const { data, ...answer } = await browser.ask<{ user: { id: string } }>('/qe_auth/register', {
    body: { email, password, ...rest },
  });
  requireGood(answer);
  await queryDatabase(name, 'update directus_users set email_verified = true where id = $1', [data.user.id]);
  const author = { id: data.user.id, email, password, browser, saved: '' };
  await saveForm(author, 'First words');
  return author;
}

async function saveForm(author: Author, designation: string): Promise<void> {
  const profile = { ...completeProfile, main_photo: null, designation };
  requireGood(await author.browser.ask('/qe_profile/save_draft', { body: { profile } }));
  author.saved = designation;
}

const userOf = (token: string) => {
  const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: string };
  return id;
};

function take<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('nobody is there');
  return item;
}

/** Each kind counts for itself, so that runs are alike. */
function kind(name: string, share: number, run: (turn: number) => Promise<void>): Action {
  let turns = 0;
  const choose = () => {
    turns += 1;
    const turn = turns;
    return () => run(turn);
  };
  return { name, share, choose };
}

/** What people do on an evening. */
export async function gatherPeople(name: string, webUrl: string, community: Community): Promise<People> {
  const authors: Author[] = [];
  for (let count = 0; count < 8; count += 1) authors.push(await register(name, webUrl));
  const done: People['done'] = { favourites: 0, buyers: new Set() };
  return {
    actions: [...listReads(webUrl, community, authors), ...listWrites(webUrl, community, { authors, done })],
    authors,
    done,
  };
}

function listReads(webUrl: string, { memberTokens, women }: Community, authors: Author[]): Action[] {
  const photos = ['/login'];
  return [
    kind('search', 26, async (turn) => {
      const { data, ...answer } = await askApi<{ items: { photo: { urls: { card: string } } | null }[] }>(
        webUrl,
        '/qe_search/profiles',
        { token: take(memberTokens, turn), body: { filters: {}, page: 1 + (turn % 20) } },
      );
      requireGood(answer);
      photos.push(...data.items.flatMap(({ photo }) => (photo ? [photo.urls.card] : [])));
    }),
    kind('profile', 16, async (turn) => {
      const token = take(memberTokens, turn);
      requireGood(await askApi(webUrl, `/qe_search/profile?id=${take(women, turn)}`, { token }));
    }),
    kind('photo', 20, (turn) => requireFile(webUrl, take(photos, turn * 7))),
    kind('old page and its files', 10, (turn) =>
      requireFile(webUrl, turn % 2 === 0 ? '/login' : '/static/old.js'),
    ),
    kind('own account, signed in before', 8, async (turn) =>
      requireGood(await take(authors, turn).browser.ask('/users/me?fields=id')),
    ),
  ];
}

function listWrites(
  webUrl: string,
  { memberTokens, women, buyers }: Community,
  { authors, done }: Pick<People, 'authors' | 'done'>,
): Action[] {
  return [
    kind('form', 8, (turn) => saveForm(take(authors, turn), `Words ${turn}`)),
    kind('favourite', 6, async (turn) => {
      const token = take(memberTokens, turn);
      const body = {
        directus_users_id: userOf(token),
        qd_matrimonial_profile_id: take(women, Math.floor(turn / memberTokens.length)),
      };
      const answer = await askApi(webUrl, `/items/${favourites}`, { token, body });
      // As the web app does: an earlier try has made it.
      if (answer.code !== 'RECORD_NOT_UNIQUE') requireGood(answer);
      done.favourites += 1;
    }),
    kind('order', 4, async (turn) => {
      const token = take(buyers, turn);
      requireGood(await askApi(webUrl, '/qe_payment/order', { token, body: { amount: 60_000 } }));
      done.buyers.add(userOf(token));
    }),
    kind('sign-in', 2, async (turn) => {
      const { email, password } = take(authors, turn);
      const browser = openBrowser({ baseUrl: webUrl, origin: webUrl });
      requireGood(await browser.ask('/qe_session/sign_in', { body: { email, password } }));
    }),
  ];
}

async function requireFile(webUrl: string, path: string): Promise<void> {
  const answer = await fetch(webUrl + path);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${answer.status} ${path.split('?')[0]?.slice(0, 20)}`);
}
