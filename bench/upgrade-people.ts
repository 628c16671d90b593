// What people do during `pnpm bench:upgrade`.
import { askApi, buildRegistration, openBrowser, queryDatabase, type TestBrowser } from '@suchi/testing';
import {
  addFavourite,
  type Asker,
  openProfile,
  orderBook,
  photosOf,
  requireGood,
  saveForm,
  search,
  signIn,
} from './acts.ts';
import type { Community } from './full-community.ts';
import type { Action } from './steady-load.ts';

/** A member who writes a profile, signed in before the upgrade. */
interface Author {
  id: string;
  email: string;
  password: string;
  browser: TestBrowser;
  /** The last text that the server said it has saved. */
  saved: string;
}

export interface People {
  actions: Action[];
  authors: Author[];
  /** What the database must have at the end. */
  done: { favourites: number; buyers: Set<string> };
}

async function register(name: string, webUrl: string): Promise<Author> {
  const { email, password, ...rest } = buildRegistration();
  const browser = openBrowser({ baseUrl: webUrl, origin: webUrl });
  const { user } = await requireGood(
    browser.ask<{ user: { id: string } }>('/qe_auth/register', { body: { email, password, ...rest } }),
  );
  await queryDatabase(name, 'update directus_users set email_verified = true where id = $1', [user.id]);
  const author = { id: user.id, email, password, browser, saved: '' };
  await save(author, 'First words');
  return author;
}

async function save(author: Author, designation: string): Promise<void> {
  await saveForm(author.browser, { designation });
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

const as = (webUrl: string, token: string): Asker => ({
  ask: (path, asked) => askApi(webUrl, path, { token, ...asked }),
});

function listReads(webUrl: string, { memberTokens, women }: Community, authors: Author[]): Action[] {
  const photos = ['/login'];
  return [
    kind('search', 26, async (turn) => {
      const page = await search(as(webUrl, take(memberTokens, turn)), 1 + (turn % 20));
      photos.push(...photosOf(page));
    }),
    kind('profile', 16, async (turn) => {
      await openProfile(as(webUrl, take(memberTokens, turn)), take(women, turn));
    }),
    kind('photo', 20, (turn) => requireFile(webUrl, take(photos, turn * 7))),
    kind('old page and its files', 10, (turn) =>
      requireFile(webUrl, turn % 2 === 0 ? '/login' : '/static/old.js'),
    ),
    kind('own account, signed in before', 8, async (turn) => {
      await requireGood(take(authors, turn).browser.ask('/users/me?fields=id'));
    }),
  ];
}

function listWrites(
  webUrl: string,
  { memberTokens, women, buyers }: Community,
  { authors, done }: Pick<People, 'authors' | 'done'>,
): Action[] {
  return [
    kind('form', 8, (turn) => save(take(authors, turn), `Words ${turn}`)),
    kind('favourite', 6, async (turn) => {
      const token = take(memberTokens, turn);
      const profileId = take(women, Math.floor(turn / memberTokens.length));
      await addFavourite(as(webUrl, token), userOf(token), profileId);
      done.favourites += 1;
    }),
    kind('order', 4, async (turn) => {
      const token = take(buyers, turn);
      await orderBook(as(webUrl, token));
      done.buyers.add(userOf(token));
    }),
    kind('sign-in', 2, async (turn) => {
      await signIn(openBrowser({ baseUrl: webUrl, origin: webUrl }), take(authors, turn));
    }),
  ];
}

async function requireFile(webUrl: string, path: string): Promise<void> {
  const answer = await fetch(webUrl + path);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${answer.status} ${path.split('?')[0]?.slice(0, 20)}`);
}
