import type { EditionBook } from '@suchi/contracts/print';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type FrozenProfile,
  markFileMade,
  readFrozenProfiles,
} from '../extensions/suchi/src/print/repository/frozen-profiles.ts';
import { insertPeople } from './community.ts';
import { man, openEditionOffice, refusal, sections, wish } from './edition-office.ts';
import { jobPlatformOf } from './job-platform.ts';

const { server, edition, ask, plan, apply, clear } = await openEditionOffice();
afterAll(() => server.stop());
beforeEach(clear);

describe('the freeze', () => {
  const ravi = { first_name: 'Ravi', middle_name: null, brithday: '1995-01-01' };
  const numbered = (last_name: string, serial_number: number, profile: object = {}) =>
    man(last_name, { ...ravi, serial_number, edition, ...profile });
  /** As the worker reads the book. */
  const onWorker = async <Found>(read: (platform: ReturnType<typeof jobPlatformOf>) => Promise<Found>) => {
    const platform = jobPlatformOf(server);
    try {
      return await read(platform);
    } finally {
      await platform.database.destroy();
    }
  };
  const readFrozen = () => onWorker(({ database }) => readFrozenProfiles(database, edition));
  const namesOf = (profiles: readonly FrozenProfile[]) =>
    profiles.map(({ section, content }) => [content.serialNumber, content.name, section]);

  it('keeps what is printed, and leaves out who is too young or without a number', async () => {
    const [apte] = await insertPeople(server, [
      numbered('Apte', 1),
      numbered('Kale', 9),
      numbered('Gore', 3, { brithday: '2010-01-01' }),
      man('Bapat'),
    ]);
    const check = await ask('/freeze_check');
    expect(check.data).toMatchObject({
      printed: 2,
      registering_until: null,
      unnumbered: [{ name: 'Ravi Bapat' }],
      too_young: [{ serial_number: 3, name: 'Ravi Gore' }],
    });
    expect(await ask('/freeze', { printed: 3 })).toMatchObject(refusal('plan_changed', { count: 2 }));
    // A row that a restored backup left, with the number of someone else.
    await server.query(`insert into printed_profile (edition, profile, serial_number, content)
                        select edition, id, 1, '{}' from qd_matrimonial_profile where serial_number = 9`);
    const { data } = await ask<EditionBook>('/freeze', { printed: 2 });
    expect(data.frozen).toMatchObject({ printed: 2, out: [] });

    await server.query(`update qd_matrimonial_profile set last_name = 'Later' where id = $1`, [
      apte?.profileId,
    ]);
    expect(namesOf(await readFrozen())).toEqual([
      [1, 'Ravi Apte', 'unmarried_male'],
      // Between the sections, so the index puts it last.
      [9, 'Ravi Kale', null],
    ]);
    expect(await ask('/freeze', { printed: 2 })).toMatchObject(refusal('frozen'));
    expect(await ask('/sections', { sections })).toMatchObject(refusal('frozen'));
    expect(await ask('/apply', { ...wish, digest: (await plan()).digest })).toMatchObject(refusal('frozen'));
    expect(await ask('/undo', { run: 1 })).toMatchObject(refusal('frozen'));

    expect((await ask<EditionBook>('/unfreeze', {})).data).toMatchObject({ state: 'open', frozen: null });
    expect(await ask('/unfreeze', {})).toMatchObject(refusal('not_frozen'));
    expect(await server.query('select id from printed_profile')).toEqual([]);
  });

  it('lets go of who is pulled or no longer active, until the file is made', async () => {
    const [apte, kale] = await insertPeople(server, [
      numbered('Apte', 1),
      numbered('Kale', 2),
      numbered('Gore', 3),
    ]);
    const setStatus = (status: string) =>
      server.query('update qd_matrimonial_profile set status = $1 where id = $2', [status, apte?.profileId]);
    expect(await ask('/pull', { serial_number: 3, is_out: true })).toMatchObject(refusal('not_frozen'));
    await ask('/freeze', { printed: 3 });
    expect(await ask('/pull', { serial_number: 77, is_out: true })).toMatchObject(refusal('no_such_number'));
    await setStatus('married');
    const { data } = await ask<EditionBook>('/pull', { serial_number: 3, is_out: true });
    expect(data.frozen).toMatchObject({
      printed: 1,
      out: [
        { serial_number: 1, name: 'Ravi Apte', reason: 'not_active' },
        { serial_number: 3, name: 'Ravi Gore', reason: 'pulled' },
      ],
    });
    await ask('/pull', { serial_number: 3, is_out: false });
    await setStatus('Active');
    expect(await readFrozen()).toHaveLength(3);
    await ask('/pull', { serial_number: 3, is_out: true });
    await setStatus('married');
    const inFile = (await readFrozen()).map(({ content }) => content.profile);
    expect(inFile).toEqual([kale?.profileId]);
    await onWorker(({ database }) =>
      database.transaction((tx) => markFileMade(tx, edition, { profiles: inFile, now: new Date() })),
    );
    await setStatus('Active');
    expect((await readFrozen()).map(({ content }) => content.profile)).toEqual(inFile);
    expect(await ask('/unfreeze', {})).toMatchObject(refusal('file_made'));
    expect(await ask('/pull', { serial_number: 3, is_out: false })).toMatchObject(refusal('file_made'));
  });

  it('keeps an edit as a whole or not at all, and happens once', async () => {
    const people = await insertPeople(
      server,
      Array.from({ length: 5 }, (_, place) => numbered('0', place + 1, { first_name: '0' })),
    );
    await server.query(
      `insert into qd_address (profile, name, address) select id, 'Home', '0' from qd_matrimonial_profile`,
    );
    const edit = (round: number) =>
      server.query(
        `with a as (update qd_address set address = $1)
         update qd_matrimonial_profile set first_name = $1, last_name = $1`,
        [String(round)],
      );
    const freezes = Array.from({ length: 10 }, () => ask<EditionBook>('/freeze', { printed: people.length }));
    const edits = (async () => {
      for (let round = 1; round <= 60; round += 1) await edit(round);
    })();
    const answers = await Promise.all(freezes);
    await edits;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const kept = await readFrozen();
    const rounds = kept.flatMap(({ content }) => [
      content.firstName,
      content.lastName,
      content.address?.lines,
    ]);
    expect(new Set(rounds).size).toBe(1);
  });

  it.each([
    ['/freeze', {}],
    ['/pull', { serial_number: 'one', is_out: true }],
    ['/make_current', { year: 'next' }],
    ['/keep_number', {}],
  ])('refuses %s with %o', async (path, body) => {
    expect(await ask(path, body)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
  });
});

describe('the next edition', () => {
  it('is a copy with empty days, and becomes the current one when asked', async () => {
    const [current] = await server.query<{ year: number }>('select year from edition');
    const year = current?.year ?? 0;
    expect(await ask('/open_next', { year: year + 2 })).toMatchObject(refusal('next_exists'));
    expect(await ask('/make_current', { year: year + 1, deactivated: 0 })).toMatchObject(
      refusal('no_edition'),
    );
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask<EditionBook>('/open_next', { year: year + 1 })),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2);
    expect((await ask<EditionBook>('/book')).data).toMatchObject({ year, latest_year: year + 1 });
    const [next] = await server.query(
      `select sections, is_current, suchi_price, to_char(activation_cutoff, 'YYYY-MM-DD') as cutoff,
              num_nulls(registration_until, event_date, event_place, delivery_after, frozen_at)::integer as empty
         from edition where year = $1`,
      [year + 1],
    );
    expect(next).toEqual({
      sections,
      is_current: false,
      suchi_price: 60_000,
      cutoff: '2025-07-01',
      empty: 5,
    });
  });

  it('becomes the current one after a look at what changes, and can be left again', async () => {
    const [current] = await server.query<{ year: number }>('select year from edition');
    const year = current?.year ?? 0;
    const next = year + 1;
    await ask('/open_next', { year: next });
    const [, older] = await insertPeople(server, [man('Apte', { date_created: '2025-08-01' }), man('Kale')]);
    const check = await ask<{ warnings: string[] }>(`/switch_check?year=${next}`);
    expect(check.data).toEqual({
      warnings: ['not_printed', 'next_undated'],
      looking_before: 2,
      looking_after: 1,
      deactivated: 1,
    });
    const press = (body: object) => ask<EditionBook>('/make_current', { year: next, ...body });
    expect(await press({ deactivated: 0, is_confirmed: true })).toMatchObject(refusal('plan_changed'));
    expect(await press({ deactivated: 1 })).toMatchObject(refusal('too_early'));
    expect(await server.query('select year from edition where is_current')).toEqual([{ year }]);
    expect((await press({ deactivated: 1, is_confirmed: true })).data).toMatchObject({
      year: next,
      state: 'open',
      earlier_year: year,
    });
    const mails = await server.query(
      `select u.email from qdb_mail m join directus_users u on u.email = m.to_email
        where m.kind = 'profile_deactivated'`,
    );
    const [owner] = await server.query(
      `select u.email from directus_users u join qd_matrimonial_profile p on p."user" = u.id where p.id = $1`,
      [older?.profileId],
    );
    expect(mails).toEqual([owner]);
    const back = { year, deactivated: 0 };
    expect((await ask<EditionBook>('/make_current', back)).data).toMatchObject({ year });
    // With numbers there is no way back.
    await press({ deactivated: 1, is_confirmed: true });
    await apply();
    expect(await ask('/make_current', back)).toMatchObject(refusal('has_numbers'));
  });
});
