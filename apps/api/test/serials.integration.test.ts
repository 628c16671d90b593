import type { EditionBook } from '@suchi/contracts/print';
import { askApi } from '@suchi/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPeople } from './community.ts';
import { man, openEditionOffice, refusal, sections, wish } from './edition-office.ts';
import { registerVerifiedMember } from './member.ts';

const { server, edition, ask, plan, apply, numbers, clear } = await openEditionOffice();
afterAll(() => server.stop());
beforeEach(clear);

describe('the numbers of a section', () => {
  it('are planned without a change, given in one step, and taken back exactly', async () => {
    const [kale, apte, late, married] = await insertPeople(server, [
      man('Kale', { serial_number: 5, edition }),
      man('Apte'),
      man('Bapat', { date_created: '2025-11-01T00:00:00Z' }),
      man('Gore', { status: 'married' }),
    ]);
    const before = await numbers();
    const planned = await plan();
    expect(planned.candidates.map(({ profile_id: id, serial_number: at }) => [id, at])).toEqual([
      [apte?.profileId, 1],
      [kale?.profileId, 2],
    ]);
    expect(await numbers()).toEqual(before);

    const applied = await apply();
    expect(applied.data.last_run).toMatchObject({ count: 3 });
    expect(applied.data.sections.find(({ kind }) => kind === 'unmarried_male')).toMatchObject({
      candidates: 2,
      given: 2,
    });
    expect(await numbers()).toEqual({
      ...before,
      [apte?.profileId ?? 0]: { serial_number: 1, edition },
      [kale?.profileId ?? 0]: { serial_number: 2, edition },
      [late?.profileId ?? 0]: { serial_number: 101, edition },
    });
    expect((await numbers())[married?.profileId ?? 0]?.serial_number).toBeNull();

    // Who married since then gives the number back. Only the last run can be undone.
    await server.query(`update qd_matrimonial_profile set status = 'married' where id = $1`, [
      kale?.profileId,
    ]);
    expect((await plan({ scope: 'missing' })).freed).toMatchObject([
      { profile_id: kale?.profileId, serial_number: 2 },
    ]);
    await apply({ scope: 'missing' });
    expect((await numbers())[kale?.profileId ?? 0]?.serial_number).toBeNull();
    const first = applied.data.last_run?.id;
    expect(await ask('/undo', { run: first })).toMatchObject(refusal('not_last_run'));
    const last = (await ask<EditionBook>('/book')).data.last_run?.id;
    expect((await ask<EditionBook>('/undo', { run: last })).data.last_run?.id).toBe(first);
    expect((await ask<EditionBook>('/undo', { run: first })).data.last_run).toBeNull();
    expect(await numbers()).toEqual(before);
  });

  it('are not given twice by twenty admins at once', async () => {
    await insertPeople(server, [man('Apte'), man('Kale'), man('Gore')]);
    const { digest } = await plan();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask<EditionBook>('/apply', { ...wish, digest })),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const given = Object.values(await numbers()).map(({ serial_number: at }) => at);
    expect(new Set(given)).toEqual(new Set([1, 2, 3]));
    expect(given).toHaveLength(3);
    expect((await ask<EditionBook>('/book')).data.last_run).toMatchObject({ count: 3 });
    expect(await server.query('select id from serial_run')).toHaveLength(1);
  });

  it('move with their sections in one step, and are taken from nobody without a question', async () => {
    const [apte, kale, gore] = await insertPeople(server, [
      man('Apte', { serial_number: 1, edition }),
      man('Kale', { serial_number: 2, edition }),
      man('Gore', { serial_number: 3, edition, marital_status: 'Divorced' }),
    ]);
    const moved = [
      { ...sections[0], from: 11, to: 11 },
      { ...sections[0], kind: 'divorced_male', title: 'Divorced Males', from: 1, to: 5 },
    ];
    await server.query('update edition set sections = $1 where id = $2', [JSON.stringify(moved), edition]);
    // Only the missing ones: there is one place, so the other number stays.
    await apply({ scope: 'missing' });
    const numberOf = async (person?: { profileId: number }) =>
      (await numbers())[person?.profileId ?? 0]?.serial_number;
    expect([await numberOf(apte), await numberOf(kale), await numberOf(gore)]).toEqual([11, 2, 3]);
    const everyone = await plan();
    expect(everyone.losing).toMatchObject([{ profile_id: kale?.profileId }]);
    expect(await apply()).toMatchObject(refusal('numbers_lost', { count: 1 }));
    await ask<EditionBook>('/apply', { ...wish, digest: everyone.digest, is_confirmed: true });
    expect([await numberOf(apte), await numberOf(kale), await numberOf(gore)]).toEqual([11, null, 1]);
  });

  it('wait until the melawa of an earlier edition is over', async () => {
    await insertPeople(server, [man('Apte')]);
    await server.query(
      `insert into edition (year, sections, activation_cutoff, event_date) values (2019, '[]', '2019-01-01', now() + interval '2 days')`,
    );
    expect(await apply()).toMatchObject(refusal('earlier_event'));
    await server.query(`update edition set event_date = now() - interval '3 days' where year = 2019`);
    expect((await apply()).status).toBe(200);
  });

  it('are not given to profiles that nobody has confirmed', async () => {
    const old = { date_created: '2023-01-10T00:00:00Z' };
    const [confirmed] = await insertPeople(server, [
      { ...man('Apte', old), account: { is_reactivated: true } },
      man('Kale', old),
      { ...man('Gore'), account: { status: 'suspended' } },
    ]);
    const { candidates } = await plan();
    expect(candidates.map(({ profile_id: id }) => id)).toEqual([confirmed?.profileId]);
  });

  it('are refused when the candidates changed after the preview', async () => {
    await insertPeople(server, [man('Kale')]);
    const { digest } = await plan();
    await insertPeople(server, [man('Apte')]);
    expect(await ask('/apply', { ...wish, digest })).toMatchObject(refusal('plan_changed'));
    expect(Object.values(await numbers()).every(({ serial_number: at }) => at === null)).toBe(true);
  });

  it('keep last year’s number for families that ask, and name what is in the way', async () => {
    const [other] = await server.query<{ id: number }>(
      `insert into edition (year, sections, activation_cutoff) values (2019, '[]', '2019-01-01')
       on conflict (year) do update set year = excluded.year returning id`,
    );
    const [kept, outside, quiet] = await insertPeople(server, [
      man('Apte', { serial_number: 4, edition: other?.id, keeps_serial: true }),
      man('Kale', { serial_number: 318, edition: other?.id, keeps_serial: true }),
      man('Gore', { serial_number: 3, edition: other?.id }),
    ]);
    const { candidates, conflicts } = await plan();
    const numberOf = (person?: { profileId: number }) =>
      candidates.find(({ profile_id: id }) => id === person?.profileId);
    expect(numberOf(kept)).toMatchObject({ serial_number: 4, is_kept: true });
    expect(numberOf(quiet)).toMatchObject({ serial_number: 1, is_kept: false });
    expect(numberOf(outside)?.problems).toContain('photo_missing');
    expect(conflicts).toEqual([
      { serial_number: 318, reason: 'outside_section', profile_ids: [outside?.profileId] },
    ]);
    await apply();
    // The number of the year before is still known after the new one is given.
    expect((await plan()).candidates.find(({ profile_id: id }) => id === kept?.profileId)).toMatchObject({
      last_number: 4,
      current_number: 4,
    });
  });

  it('leave candidates without a number when the section is full', async () => {
    await insertPeople(
      server,
      ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => man(name)),
    );
    const { data } = await apply();
    expect(data.sections[0]).toMatchObject({ candidates: 6, given: 5 });
    expect((await plan({ scope: 'missing' })).candidates.at(-1)?.serial_number).toBeNull();
  });
});

describe('the sections', () => {
  it('cannot overlap, repeat, or leave given numbers outside without a confirmation', async () => {
    await insertPeople(server, [man('Apte'), man('Kale')]);
    await apply();
    const [males, ...others] = sections;
    const overlapping = [{ ...males, to: 12 }, ...others];
    expect(await ask('/sections', { sections: overlapping })).toMatchObject({
      status: 400,
      extensions: { fields: { sections: 'ranges_overlap' } },
    });
    const twice = [males, { ...males, from: 200, to: 210 }];
    expect(await ask('/sections', { sections: twice })).toMatchObject({
      status: 400,
      extensions: { fields: { sections: 'section_twice' } },
    });
    const narrower = [{ ...males, from: 2 }, ...others];
    // Kept in the order of their numbers, however they were sent: the book's map has them so.
    const sent = { sections: narrower.toReversed() };
    expect(await ask('/sections', sent)).toMatchObject(refusal('numbers_outside', { count: 1 }));
    const { data } = await ask<EditionBook>('/sections', { ...sent, is_confirmed: true });
    expect(data.sections[0]).toMatchObject({ from: 2, given: 1 });
    const [line] = await server.query<{ details: { after: unknown } }>(
      `select details from audit_log where action = 'edition.sections' order by id desc limit 1`,
    );
    expect(line?.details.after).toEqual(narrower);
  });

  it.each([{}, { sections: [] }, { sections: [{ kind: 'x' }] }, { sections: 'all' }])(
    'refuse %o',
    async (body) => {
      expect(await ask('/sections', body)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
    },
  );

  it('are for admins only', async () => {
    const member = await registerVerifiedMember(server);
    const asMember = await askApi(server.api.url, '/qe_edition/book', { token: member.token });
    expect(asMember).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

describe('the number of the year before', () => {
  const asMember = (path: string, token: string, body?: object) =>
    askApi<object>(server.api.url, `/qe_edition${path}`, { token, ...(body && { body }) });

  it('is kept for the family that asks, and for no other', async () => {
    const [before] = await server.query<{ id: number }>(
      `insert into edition (year, sections, activation_cutoff) values (2019, '[]', '2019-01-01') returning id`,
    );
    const [apte, kale] = await insertPeople(server, [
      man('Apte', { serial_number: 4, edition: before?.id }),
      man('Kale', { serial_number: 3, edition }),
    ]);
    if (!apte || !kale) throw new Error('nobody was inserted');
    const last = { year: 2019, serial_number: 4 };
    expect((await asMember('/own_number', apte.token)).data).toEqual({
      last,
      is_kept: false,
      is_late: false,
    });
    expect((await asMember('/own_number', kale.token)).data).toMatchObject({ last: null });
    expect(await asMember('/keep_number', kale.token, { is_kept: true })).toMatchObject(
      refusal('no_such_number'),
    );
    expect((await asMember('/keep_number', apte.token, { is_kept: true })).data).toMatchObject({
      last,
      is_kept: true,
    });
    expect(await server.query('select id from qd_matrimonial_profile where keeps_serial')).toEqual([
      { id: apte.profileId },
    ]);
    await apply();
    expect((await numbers())[apte.profileId]).toEqual({ serial_number: 4, edition });
    // Still known after the new number is given.
    expect((await asMember('/own_number', apte.token)).data).toMatchObject({ last, is_kept: true });
    expect((await asMember('/keep_number', apte.token, { is_kept: false })).data).toMatchObject({
      is_kept: false,
    });
  });
});
