import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { roleIds } from '@suchi/domain/accounts';
import { imageVariants, mediaFolderIds } from '@suchi/domain/profiles';
import { signSessionToken, signToken, testSecret, type TestInstallation } from '@suchi/testing';
import { completeProfile } from '@suchi/testing/profile-cases';
import { signMedia } from '../../extensions/suchi/src/media/sign.ts';
import { bombPng } from '../../extensions/suchi/test/pictures.ts';
import { insertPeople, insertRows, openSearch, type Person, type PersonPlan } from '../community.ts';
import { blocks, favourites, notes } from '../discovery.ts';
import { buildVideo } from '../media.ts';
import type { KnownValues } from './from-schema.ts';
import type { PlannedRequest } from './generate.ts';
import type { Sender } from './request.ts';

export const peopleOfAKind = 40;

/** In every private field of people that no sender may read. In a response it is a leak. */
export const canary = 'canary-7Q3X';
/** In the private notes of others, which staff may not read either. */
export const noteCanary = 'canary-note-7Q3X';
/** A number cannot contain letters. */
export const mobileCanary = '917770007771';

const idOf = (kind: number, number: number) =>
  `00000000-0000-4000-8${kind}00-${String(number).padStart(12, '0')}`;

export interface Community {
  sessionHeaders: (planned: Pick<PlannedRequest, 'sender' | 'person' | 'session'>) => Record<string, string>;
  knownTo: (sender: Sender, person: number) => KnownValues;
  /** Undoes what the requests changed, so that later ones get as far as the first. */
  restore: () => Promise<void>;
}

export async function makeCommunity(server: TestInstallation, uploads: string): Promise<Community> {
  await openSearch(server);
  const make = (kind: number, plan: (number: number) => PersonPlan, count = peopleOfAKind) =>
    insertPeople(
      server,
      Array.from({ length: count }, (_, number) => ({ id: idOf(kind, number), ...plan(number) })),
    );
  const outside = { profile: null, subscription: null };
  const newcomers = await make(1, () => ({ ...outside, account: { email_verified: false } }));
  const members = await make(2, (number) => ({ gender: number % 2 === 0 ? 'Male' : 'Female' }));
  const admins = await make(3, () => ({ ...outside, account: { role: roleIds.admin } }));
  const seen = await make(4, seenPlan, 12);
  const hidden = await make(5, hiddenPlan, 12);
  await insertSecrets(server, seen, hidden);
  await insertRevisions(server, seen);
  const files = await insertFiles(server, members, uploads);

  const people = { newcomer: newcomers, member: members, admin: admins };
  const roles = { newcomer: roleIds.user, member: roleIds.user, admin: roleIds.admin };
  const profiles = [...members, ...seen].map(({ profileId }) => profileId);
  return {
    sessionHeaders({ sender, person, session }) {
      const id = sender === 'visitor' ? undefined : people[sender][person]?.id;
      if (sender === 'visitor' || id === undefined) return {};
      if (session === 'token') return { authorization: `Bearer ${signToken(id, roles[sender])}` };
      const cookie = `__Host-suchi_session=${signSessionToken(id, roles[sender], sessionOf(id))}`;
      return { cookie, origin: server.installation.publicUrl };
    },
    knownTo(sender, person) {
      // Staff may change the profiles they are given, so those with canaries are left out.
      const ids = sender === 'admin' ? profiles : [...profiles, ...hidden.map(({ profileId }) => profileId)];
      const own = sender === 'visitor' ? '' : (people[sender][person]?.id ?? '');
      const media = files.map((fileId, place) => signedAddress(fileId, place, own));
      const users = sender === 'admin' ? members.map(({ id }) => id) : [own];
      return knownValues({ ids, users, files: [files[person] ?? ''], media, own });
    },
    restore: async () => {
      await restoreAccounts(server, [...newcomers, ...members, ...admins]);
      await restoreProfiles(server, members);
    },
  };
}

const seenPlan = (number: number): PersonPlan => ({
  gender: number % 2 === 0 ? 'Male' : 'Female',
  account: { email: `${canary}-seen-${number}@example.org`, mobile: mobileCanary },
  profile: { email: `${canary}-seen-${number}@example.org` },
});

const hiddenStates = [
  { status: 'Draft' },
  { status: 'Pending' },
  { status: 'Rejected' },
  { status: 'Blocked' },
  { status: 'married' },
  { is_hidden: true },
];

const hiddenPlan = (number: number): PersonPlan => ({
  ...seenPlan(number),
  account: {
    email: `${canary}-hidden-${number}@example.org`,
    mobile: mobileCanary,
    first_name: canary,
    last_name: canary,
  },
  profile: {
    ...hiddenStates[number % hiddenStates.length],
    email: `${canary}-hidden-${number}@example.org`,
    first_name: canary,
    last_name: canary,
    organization_name: canary,
  },
});

async function insertSecrets(server: TestInstallation, seen: Person[], hidden: Person[]): Promise<void> {
  const everybody = [...seen, ...hidden];
  await insertRows(
    server,
    'qd_address',
    everybody.map(({ profileId }) => ({
      profile: profileId,
      name: 'Home',
      address: canary,
      pincode: '411030',
      city: 'Pune',
      country: 1470,
      // A number that may be opened is no canary.
      mobile: hidden.some((person) => person.profileId === profileId) ? mobileCanary : '919000012345',
    })),
  );
  const [first] = seen;
  await insertRows(
    server,
    'matrimonial_profile_notes',
    everybody.map(({ id }) => ({
      note: noteCanary,
      user_created: id,
      matrinonial_profile: first?.profileId,
    })),
  );
}

/** Changes under review are for staff; a draft is private to its author. */
async function insertRevisions(server: TestInstallation, seen: Person[]): Promise<void> {
  await insertRows(
    server,
    'profile_revision',
    seen.map(({ profileId }, number) => {
      const isDraft = number % 2 === 0;
      const secret = isDraft ? noteCanary : canary;
      return {
        profile: profileId,
        status: isDraft ? 'draft' : 'submitted',
        submitted_at: isDraft ? null : new Date(),
        date_updated: new Date(),
        form: { ...completeProfile, first_name: secret, petname: secret },
        changes: [{ field: 'petname', was: null, is: secret }],
      };
    }),
  );
}

async function insertFiles(
  server: TestInstallation,
  members: readonly Person[],
  uploads: string,
): Promise<string[]> {
  const rows = members.map(({ id }, number) => ({
    id: idOf(6, number),
    storage: 'local',
    filename_disk: `${idOf(6, number)}.bin`,
    filename_download: 'file',
    folder: mediaFolderIds[number % 4 === 3 ? 'videos' : 'photos'],
    uploaded_by: id,
    type: number % 4 === 3 ? 'video/mp4' : 'image/png',
    filesize: 1000,
    width: 1200,
    height: 1500,
  }));
  await insertRows(server, 'directus_files', rows);
  for (const { filename_disk, type } of rows) {
    writeFileSync(join(uploads, filename_disk), type === 'video/mp4' ? buildVideo(1000) : bombPng(120, 150));
  }
  return rows.map(({ id }) => id);
}

function signedAddress(fileId: string, place: number, viewerId: string): string {
  const [variant] = Object.keys(imageVariants) as (keyof typeof imageVariants)[];
  if (variant === undefined) throw new Error('there are no variants');
  const subject =
    place % 4 === 3 ? ({ kind: 'video', fileId } as const) : ({ kind: 'image', variant, fileId } as const);
  return signMedia(testSecret, subject, { viewerId, now: new Date() });
}

interface Facts {
  ids: number[];
  users: string[];
  files: string[];
  media: string[];
  own: string;
}

function knownValues({ ids, users, files, media, own }: Facts): KnownValues {
  const scalars = Object.entries(completeProfile).filter(([, value]) => typeof value !== 'object');
  return {
    ...Object.fromEntries(scalars.map(([name, value]) => [name, [value]])),
    id: ids,
    profile_id: ids,
    qd_matrimonial_profile_id: ids,
    matrinonial_profile: ids,
    directus_users_id: [own],
    user_created: [own],
    user: users,
    media,
    main_photo: files,
    note: ['They called on Sunday.'],
    name: ['Pune', 'Ravi', 'Kashyap'],
    q: ['Pune', 'mum', 'pu'],
    search: ['', 'Ravi'],
    email: Array.from({ length: 500 }, (_, number) => `fuzz-${number}@example.org`),
    mobile: ['9876543210'],
    password: ['marigold-2026'],
    confirm_password: ['marigold-2026'],
    otp: ['123456'],
    message: ['Namaste, we would like to meet your family.'],
    born_from: [null, '1980-01-01'],
    born_to: [null, '2005-12-31'],
    mode: ['json', 'cookie', 'session'],
    submitted_at: [submittedAt, null],
    page: [1, 2, 10_000],
  };
}

/** Of the members' changes, so that some decisions are about what waits. */
const submittedAt = '2026-02-01T06:00:00.000Z';

const sessionOf = (userId: string) => `fuzz-session-${userId}`;

async function restoreAccounts(server: TestInstallation, people: readonly Person[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  await server.query(
    `update directus_users set status = 'active', password = null, token_generation = 0, is_reactivated = false
      where id = any($1)`,
    [ids],
  );
  await server.query(
    `insert into directus_sessions (token, "user", expires, is_kept)
     select 'fuzz-session-' || id, id, now() + interval '1 day', true from unnest($1::uuid[]) as id
     on conflict (token) do update set expires = excluded.expires, next_token = null`,
    [ids],
  );
}

async function restoreProfiles(server: TestInstallation, members: readonly Person[]): Promise<void> {
  const ids = members.map(({ id }) => id);
  await server.query(
    `update qd_matrimonial_profile set status = 'Active', is_hidden = false, gender = coalesce(gender, 'Male'),
       brithday = '1995-03-04', marital_status = 'Unmarried' where "user" = any($1)`,
    [ids],
  );
  await server.query(
    'delete from profile_revision r using qd_matrimonial_profile p where p.id = r.profile and p."user" = any($1)',
    [ids],
  );
  await insertRows(
    server,
    'profile_revision',
    members.map(({ profileId }) => ({
      profile: profileId,
      status: 'submitted',
      submitted_at: submittedAt,
      date_updated: submittedAt,
      form: { ...completeProfile, main_photo: null },
      changes: [],
    })),
  );
  for (const [table, owner] of [
    [favourites, 'directus_users_id'],
    [blocks, 'directus_users_id'],
    [notes, 'user_created'],
    ['contact_reveal', 'viewer'],
  ] as const) {
    await server.query(`delete from ${table} where ${owner} = any($1)`, [ids]);
  }
}
