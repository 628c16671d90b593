import { type Mark, markLimits, noteMaxLength } from '@suchi/domain/discovery';
import { mediaQuota, videoLimits } from '@suchi/domain/profiles';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPicture } from '../extensions/suchi/test/pictures.ts';
import { insertPeople, insertPerson, insertRows, openSearch, type Person } from './community.ts';
import { blocks, favourites, notes } from './discovery.ts';
import { postPhoto, startTus } from './media.ts';
import { registerVerifiedMember } from './member.ts';

let server: TestInstallation;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  await openSearch(server);
});
afterAll(() => server.stop());

describe('what one account uploads', () => {
  const insertFiles = (owner: string, count: number, bytes: number) =>
    server.query(
      `insert into directus_files (id, storage, filename_download, uploaded_by, filesize)
       select gen_random_uuid(), 'local', 'video.bin', $1, $3 from generate_series(1, $2)`,
      [owner, count, bytes],
    );
  const countFiles = async (owner: string) =>
    (await server.query('select id from directus_files where uploaded_by = $1', [owner])).length;

  it('is limited in number, also for two photos at once', async () => {
    const member = await registerVerifiedMember(server);
    await insertFiles(member.id, mediaQuota.maxCount - 1, 1);
    const photo = await drawPicture(40, 50).png().toBuffer();
    const answers = await Promise.all(
      [1, 2].map(() => postPhoto(server.api.url, photo, { token: member.token })),
    );
    const codes = answers.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining([null, 'MEDIA_QUOTA_REACHED']));
    expect(await countFiles(member.id)).toBe(mediaQuota.maxCount);
  });

  it('is limited in bytes, unfinished videos included, also for two begun at once', async () => {
    const member = await registerVerifiedMember(server);
    await insertFiles(member.id, 1, mediaQuota.maxBytes - 2 * videoLimits.maxBytes);
    const begin = () => startTus(member.token).create(server.api.url, videoLimits.maxBytes);
    expect((await begin()).response.status).toBe(201);
    const answers = await Promise.all([begin(), begin()]);
    expect(answers.filter(({ response }) => response.status === 201)).toHaveLength(1);
    const { response } = await begin();
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('MEDIA_QUOTA_REACHED');
  });
});

describe('what one member keeps about others', () => {
  const most = Math.max(...Object.values(markLimits));
  let others: Person[];
  const keep = (token: string, table: string, body: unknown) =>
    askApi(server.api.url, `/items/${table}`, { token, body: body as object });
  const pairOf = (other: Person | undefined, id: string) => ({
    directus_users_id: id,
    qd_matrimonial_profile_id: other?.profileId,
  });
  const noteOf = (other: Person | undefined, note = 'x') => ({ note, matrinonial_profile: other?.profileId });

  beforeAll(async () => {
    others = await insertPeople(
      server,
      Array.from({ length: most + 3 }, () => ({ gender: 'Female' as const, subscription: null })),
    );
  });

  const kinds: [Mark, string, string, (other: Person | undefined, id: string) => object][] = [
    ['favourite', favourites, 'directus_users_id', pairOf],
    ['block', blocks, 'directus_users_id', pairOf],
    ['note', notes, 'user_created', (other) => noteOf(other)],
  ];
  it.each(kinds)('is limited, also for two at once: %s', async (mark, table, owner, rowOf) => {
    const { id, token } = await insertPerson(server);
    const limit = markLimits[mark];
    await insertRows(
      server,
      table,
      others.slice(0, limit - 1).map((other) => ({ ...rowOf(other, id), [owner]: id })),
    );
    const [one, two] = others.slice(limit);
    const answers = await Promise.all([one, two].map((other) => keep(token, table, rowOf(other, id))));
    const codes = answers.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining([null, 'MARK_LIMIT_REACHED']));
    const rows = await server.query(`select id from ${table} where ${owner} = $1`, [id]);
    expect(rows).toHaveLength(limit);
  });

  it.each([notes, favourites, blocks])('is one at a time in %s', async (table) => {
    const { id, token } = await insertPerson(server);
    const rowOf = (other: Person | undefined) => (table === notes ? noteOf(other) : pairOf(other, id));
    const { status, code } = await keep(token, table, [rowOf(others[0]), rowOf(others[1])]);
    expect([status, code]).toEqual([400, 'INVALID_PAYLOAD']);
  });

  it('is limited by the hour', async () => {
    const { id, token } = await insertPerson(server);
    for (let from = 0; from < 300; from += 30) {
      const batch = others.slice(from, from + 30).map((other) => keep(token, notes, noteOf(other)));
      expect((await Promise.all(batch)).map(({ code }) => code)).toEqual(Array(30).fill(null));
    }
    expect((await keep(token, notes, noteOf(others[0]))).code).toBe('REQUESTS_EXCEEDED');
    expect(await server.query(`select id from ${notes} where user_created = $1`, [id])).toHaveLength(300);
  });

  it('is a note of a text, and of so many letters', async () => {
    const { token } = await insertPerson(server);
    for (const note of ['', 7, null, 'x'.repeat(noteMaxLength + 1)]) {
      const { status, code } = await keep(token, notes, { ...noteOf(others[0]), note });
      expect([status, code]).toEqual([400, 'INVALID_PAYLOAD']);
    }
    const full = noteOf(others[0], 'x'.repeat(noteMaxLength));
    const { code, data } = await askApi<{ id: number }>(server.api.url, `/items/${notes}`, {
      token,
      body: full,
    });
    expect(code).toBeNull();
    const change = { token, method: 'PATCH' as const, body: { note: 'x'.repeat(noteMaxLength + 1) } };
    const changed = await askApi(server.api.url, `/items/${notes}/${data.id}`, change);
    expect([changed.status, changed.code]).toEqual([400, 'INVALID_PAYLOAD']);
  });
});
