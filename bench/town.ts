// Where the people of `pnpm bench:load` live: accounts with passwords and sessions, and the fleet that serves them.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  asInProduction,
  buildRegistration,
  cloneDatabase,
  codeIn,
  openBrowser,
  projectRoot,
  queryDatabase,
  signSessionToken,
  webhookPath,
} from '@suchi/testing';
import { photoFromTelephone } from '../apps/api/extensions/suchi/test/pictures.ts';
import { type Build, filesNeededBy } from '../apps/web/scripts/bundle-budget.ts';
import { firstScreens } from '../apps/web/scripts/first-screens.ts';
import { type Role, roleIds } from '../packages/domain/src/accounts/role.ts';
import { requireGood } from './acts.ts';
import { type Community, fillCommunity } from './full-community.ts';
import { openVirtualBrowser, type SentRequest, type VirtualBrowser } from './virtual-browser.ts';
import { startWebFleet, type WebFleet } from './web-fleet.ts';

export interface Account {
  id: string;
  email: string;
  /** Null for one that begins without a session. */
  cookie: string | null;
}

interface Screen {
  files: string[];
  asks: readonly string[];
}

export interface Town {
  fleet: WebFleet;
  webUrl: string;
  community: Community;
  password: string;
  /** Takes one that nobody else has. */
  takeMember(): Account;
  takeBuyer(): Account;
  takeStaff(): Account;
  takeAuthor(): Account;
  /** Of a new person on a new device when there is no account. */
  openBrowser(account: Account | null): VirtualBrowser;
  screen(name: string): Screen;
  photo: Uint8Array;
  /** The mailed code of a registration. */
  codeFor(email: string): Promise<string>;
}

interface TownOptions {
  name: string;
  folder: string;
  profiles: number;
  sent: (request: SentRequest) => void;
}

const web = join(projectRoot, 'apps/web/dist');
const staffCount = 40;
const authorCount = 32;
/** Middle sizes of the demo's portraits. */
const photoBytes = { thumb: 4000, card: 20_000, page: 70_000 };

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(web, file), 'utf8'));

/** Makes the community and starts the fleet on it. */
export async function foundTown({ name, folder, profiles, sent }: TownOptions): Promise<Town> {
  const uploads = join(folder, 'uploads');
  const databaseUrl = await cloneDatabase(name, { isDurable: true });
  const community = await fillCommunity(name, { databaseUrl, profiles, uploads, members: 1500, photoBytes });
  const fleet = await startWebFleet(name, {
    folder,
    uploads,
    // As in production, limits included: the proxy is told another address for each person.
    extraEnv: {
      ...asInProduction,
      SUCHI_ADDRESS_RATE: '100',
      SUCHI_ACCOUNT_RATE: '300',
      SUCHI_PRESSURE_LIMITER: 'on',
    },
    proxy: { webRoot: web, isBehindProxy: true, edge: { rate: '20r/s', burst: 60 } },
  });
  const { webUrl } = fleet.proxy;
  await fleet.provider.control.setWebhook({ url: webUrl + webhookPath });
  const { password } = buildRegistration();
  const authors = await openAccounts(name, { webUrl, password, community });
  const build: Build = {
    manifest: readJson('.vite/manifest.json') as Build['manifest'],
    chunkModules: readJson('.vite/chunk-modules.json') as Build['chunkModules'],
  };
  let devices = 0;
  return {
    fleet,
    webUrl,
    community,
    password,
    takeMember: takeInTurn(community.memberIds, 'user'),
    takeBuyer: takeInTurn(community.buyerIds, 'user'),
    takeStaff: takeInTurn(await listStaff(name), 'admin'),
    takeAuthor: takeInTurn(authors, 'user'),
    openBrowser(account) {
      devices += 1;
      const address = `10.${devices >> 16}.${(devices >> 8) & 255}.${devices & 255}`;
      const cookie = account?.cookie;
      return openVirtualBrowser({ webUrl, address, sent, ...(cookie && { cookie }) });
    },
    screen(screenName) {
      const found = firstScreens.find((each) => each.name === screenName);
      if (!found) throw new Error(`no screen ${screenName}`);
      return { files: filesNeededBy(build, found.modules).map((file) => `/${file}`), asks: found.asks };
    },
    photo: await photoFromTelephone(4000, 3000),
    async codeFor(email) {
      return codeIn(await fleet.mail.waitForMail(email));
    },
  };
}

const emailOf = (id: string) => `scale-${Number.parseInt(id.slice(0, 8), 16)}@example.org`;
const sessionOf = (id: string) => `load-session-${id}`;

function takeInTurn(ids: readonly string[], role: Role): () => Account {
  let taken = 0;
  return () => {
    const id = ids[taken % ids.length];
    if (id === undefined) throw new Error('nobody is there');
    taken += 1;
    const token = signSessionToken(id, roleIds[role], sessionOf(id));
    return { id, email: emailOf(id), cookie: `suchi_session=${token}` };
  };
}

async function listStaff(name: string): Promise<string[]> {
  const rows = await queryDatabase(name, `select id from directus_users where email like 'load-office-%'`);
  return rows.map((row) => (row as { id: string }).id);
}

/** Authors register themselves; everyone gets the password of the first, and a session of a device they have. */
async function openAccounts(
  name: string,
  { webUrl, password, community }: { webUrl: string; password: string; community: Community },
): Promise<string[]> {
  const register = async (_: unknown, place: number): Promise<string> => {
    const browser = openBrowser({ baseUrl: webUrl, origin: webUrl });
    const asking = browser.ask<{ user: { id: string } }>('/qe_auth/register', {
      body: buildRegistration(),
      headers: { 'x-forwarded-for': `10.200.0.${place}` },
    });
    return (await requireGood(asking)).user.id;
  };
  const authors = await Promise.all(Array.from({ length: authorCount }, register));
  const staff = Array.from({ length: staffCount }, () => randomUUID());
  await queryDatabase(
    name,
    `insert into directus_users (id, email, role, status, provider, email_verified)
     select id, 'load-office-' || id || '@example.org', $2, 'active', 'default', true from unnest($1::uuid[]) id`,
    [staff, roleIds.admin],
  );
  await queryDatabase(name, 'update directus_users set email_verified = true where id = any($1)', [authors]);
  await queryDatabase(
    name,
    `update directus_users set password = (select password from directus_users where id = $1) where id = any($2)`,
    [authors[0], community.memberIds],
  );
  await queryDatabase(
    name,
    `insert into directus_sessions (token, "user", expires, is_kept)
     select 'load-session-' || id, id, now() + interval '1 day', true from unnest($1::uuid[]) as id`,
    [[...community.memberIds, ...community.buyerIds, ...authors, ...staff]],
  );
  await queryDatabase(name, 'vacuum analyze directus_users, directus_sessions');
  if (password !== buildRegistration().password) throw new Error('all registrations have one password');
  return authors;
}
