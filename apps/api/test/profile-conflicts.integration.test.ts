import type { ReadProfile } from '@suchi/contracts/profiles';
import { shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerAuthor } from './profile.ts';
import { type Author, revisionClient } from './revisions.ts';

let server: TestInstallation;
let api: Awaited<ReturnType<typeof revisionClient>>;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  api = await revisionClient(server);
});
afterAll(() => server.stop());

const read = async (author: Author) => (await api.ask<ReadProfile>('/qe_profile/form', author)).data;

/** A device that has the form open. Each save begins from what it has read or saved itself. */
async function openDevice(author: Author, actor: { token: string; user?: string } = author) {
  let base = (await read(author)).sheet.profile;
  return async (way: 'save_draft' | 'submit', changes: Partial<typeof base>) => {
    const body = { user: actor.user, profile: { ...base, ...changes }, base };
    const { status, code } = await api.ask(`/qe_profile/${way}`, { token: actor.token, body });
    if (code === null) base = body.profile;
    return code === null ? 'saved' : `${status} ${code}`;
  };
}

const changed = '409 PROFILE_CHANGED';

describe('two devices with one form', () => {
  it('the second is refused, and nothing is lost, for a draft and for a submission', async () => {
    const author = await registerAuthor(server);
    await api.save('save_draft', author, {});
    const [phone, desk] = [await openDevice(author), await openDevice(author)];
    expect(await phone('save_draft', { petname: 'Sonu' })).toBe('saved');
    for (const way of ['save_draft', 'submit'] as const) {
      expect(await desk(way, { petname: 'Monu' })).toBe(changed);
      expect(await desk(way, { weight: 71 })).toBe(changed);
    }
    const { sheet, standing, saved } = await read(author);
    expect([sheet.profile.petname, sheet.profile.weight, standing?.status]).toEqual(['Sonu', 70, 'Draft']);
    expect(saved).toEqual({ at: expect.stringMatching(/Z$/) as string, is_by_staff: false });
    expect(await (await openDevice(author))('submit', { weight: 71 })).toBe('saved');
  });

  it('the first profile of a member is not replaced by a second form', async () => {
    const author = await registerAuthor(server);
    const [phone, desk] = [await openDevice(author), await openDevice(author)];
    expect(await phone('save_draft', { first_name: 'Rohan' })).toBe('saved');
    expect(await desk('save_draft', { petname: 'Monu' })).toBe(changed);
  });

  it('one device saves again and again, also the same twice, and what the server tidies is no change', async () => {
    const author = await registerAuthor(server);
    const phone = await openDevice(author);
    const twice = { ...author.profile(), brothers_married: null, has_children: false, children_count: 3 };
    for (const changes of [twice, twice, { petname: ' Sonu ' }, {}])
      expect(await phone('save_draft', changes)).toBe('saved');
    const [one, other] = [await openDevice(author), await openDevice(author)];
    expect([await one('submit', { weight: 71 }), await other('submit', { weight: 71 })]).toEqual([
      'saved',
      'saved',
    ]);
  });

  it('changes of an approved profile are compared with the open changes', async () => {
    const { author } = await api.approvedAuthor();
    const [phone, desk] = [await openDevice(author), await openDevice(author)];
    expect(await phone('submit', { petname: 'Sonu' })).toBe('saved');
    expect(await desk('submit', { petname: 'Monu' })).toBe(changed);
    const later = await openDevice(author);
    expect((await api.withdraw(author)).code).toBeNull();
    expect(await later('save_draft', { petname: 'Monu' })).toBe(changed);
  });

  it('staff who act for the member are another device', async () => {
    const author = await registerAuthor(server);
    await api.save('save_draft', author, {});
    const phone = await openDevice(author);
    const office = await openDevice(author, { token: api.staff.token, user: author.id });
    expect(await office('save_draft', { petname: 'Sonu' })).toBe('saved');
    expect(await phone('save_draft', { petname: 'Monu' })).toBe(changed);
    expect((await read(author)).saved?.is_by_staff).toBe(true);
    expect(await (await openDevice(author))('save_draft', { petname: 'Monu' })).toBe('saved');
    expect(await office('save_draft', { petname: 'Sonu' })).toBe(changed);
  });
});

describe('not a change of the form', () => {
  it('are the hall, the event, a review, and a value that the office merged', async () => {
    const { author, id } = await api.approvedAuthor({ gotra: 13_002 });
    const phone = await openDevice(author);
    await api.ask('/qe_profile/hall_consent', { token: author.token, body: { hall_consent: true } });
    await api.attend(author.token, { is_attending: false });
    await api.ask('/qe_lookup/values/merge', {
      token: api.staff.token,
      body: { source: 13_002, target: 13_001 },
    });
    expect(await phone('submit', { petname: 'Sonu' })).toBe('saved');
    expect((await api.decide(api.staff, id, 'reject_changes')).code).toBeNull();
    expect(await phone('submit', { petname: 'Sonya' })).toBe('saved');
    expect((await api.decide(api.staff, id, 'approve_changes')).code).toBeNull();
    expect(await phone('save_draft', { weight: 71 })).toBe('saved');
  });
});

it('a client that does not say what it began from replaces the form, as before', async () => {
  const author = await registerAuthor(server);
  await api.save('save_draft', author, { petname: 'Sonu' });
  expect((await api.save('save_draft', author, { petname: 'Monu' })).code).toBeNull();
});
