import { addDays } from '@suchi/domain/basics';
import { startTestInstallation, type TestInstallation, waitUntil } from '@suchi/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recountSeats } from '../extensions/suchi/src/melawa/answers/commands/settle-family.ts';
import { jobPlatformOf } from './job-platform.ts';
import { melawaDay, setUpMelawa } from './melawa.ts';
import { insertFamily } from './melawa-answers.ts';
import { expectTrueBooks, openSales, readBalances } from './payments.ts';
import { appointTreasurers, type Office, today, waitForRefund } from './treasury.ts';

const asked = { at: '10:00', on: addDays(melawaDay, -20) } as const;
const seat = 15_000;

let server: TestInstallation;
let sunita: Office;
let anil: Office;
beforeAll(async () => {
  server = await startTestInstallation({ name: 'melawa_fee' });
  await openSales(server);
  ({ sunita, anil } = await appointTreasurers(server));
});
beforeEach(() => setUpMelawa(server, asked));
afterEach(() => expectTrueBooks(server));
afterAll(() => server.stop());

const openReturns = async () => (await sunita.refunds()).filter(({ reason }) => reason === 'fewer_people');

describe('the fee of the melawa', () => {
  it('keeps the answer waiting, and the pass appears when it is paid, with a receipt', async () => {
    const family = await insertFamily(server);
    expect((await family.answer()).data).toMatchObject({ people: 4, seats: 0, to_pay: 4 * seat });
    expect(await family.pass()).toBeNull();
    expect((await family.begin(3 * seat)).code).toBe('PAYMENT_AMOUNT_DIFFERS');
    const paid = await family.pay(4 * seat);
    expect(paid).toMatchObject({ order_type: 'melawa', phase: 'paid', amount: 4 * seat });
    expect(paid.receipt?.number).toMatch(/\d/);
    await family.waitForSeats(4);
    expect(await family.pass()).toMatchObject({ seats: 4, paid: 4 * seat });
    expect(await family.own()).toMatchObject({ to_pay: 0, paid_seats: 4 });
    expect((await family.begin(4 * seat)).code).toBe('PAYMENT_AMOUNT_DIFFERS');
    expect((await readBalances(server)).melawa_income).toBeLessThanOrEqual(-4 * seat);
    const [receipt] = await server.query<{ facts: { orderType: string; seats: number } }>(
      `select r.facts from receipt r where r.id = $1`,
      [paid.receipt?.id],
    );
    expect(receipt?.facts).toMatchObject({ orderType: 'melawa', seats: 4 });
  });

  it('is the difference for more people, and a payment counted twice is one', async () => {
    const family = await insertFamily(server);
    await family.answer({ others: 0 });
    await family.pay(3 * seat);
    await family.waitForSeats(3);
    expect((await family.answer({ others: 2 })).data).toMatchObject({
      people: 5,
      seats: 3,
      to_pay: 2 * seat,
    });
    expect((await family.pass())?.seats).toBe(3);
    const before = await family.pass();
    await family.pay(2 * seat);
    await family.waitForSeats(5);
    const platform = jobPlatformOf(server);
    const [edition] = await server.query<{ id: number }>('select id from edition where is_current');
    for (const _ of [1, 2]) await recountSeats(platform, { userId: family.id, edition: edition?.id ?? 0 });
    await platform.database.destroy();
    expect(await family.pass()).toMatchObject({ seats: 5, paid: 5 * seat, qr: before?.qr });
  });

  it('goes back for fewer people: the office sees it, one person confirms, a note is made', async () => {
    const family = await insertFamily(server);
    await family.answer();
    const paid = await family.pay(4 * seat);
    await family.waitForSeats(4);
    await family.answer({ others: 0 });
    const [first] = await openReturns();
    expect(first).toMatchObject({
      amount: seat,
      status: 'asked',
      can_confirm: true,
      payment: { id: paid.id },
    });
    // Another change asks for another sum; with more people again nothing is asked.
    await family.answer({ is_coming: false });
    expect((await openReturns()).map(({ amount }) => amount)).toEqual([4 * seat]);
    await family.answer();
    expect(await openReturns()).toEqual([]);
    expect(await family.own()).toMatchObject({ to_pay: 0, seats: 4 });

    await family.answer({ others: 0, parents: 1 });
    const [refund] = await openReturns();
    expect((await anil.confirm(refund?.id ?? 0, 2 * seat)).code).toBeNull();
    await waitForRefund(server, refund?.id ?? 0, 'processed');
    await family.waitForSeats(2);
    expect(await family.own()).toMatchObject({ people: 2, seats: 2, to_pay: 0, to_return: 0 });
    expect(await openReturns()).toEqual([]);
    // More people than are left pay again.
    expect((await family.answer({ others: 0 })).data.to_pay).toBe(seat);
  });

  it('goes back whole for a no, and the pass ends at once', async () => {
    const family = await insertFamily(server);
    await family.answer({ others: 0 });
    const paid = await family.pay(3 * seat);
    await family.waitForSeats(3);
    await family.answer({ is_coming: false });
    expect(await family.pass()).toBeNull();
    const [refund] = await openReturns();
    expect((await sunita.confirm(refund?.id ?? 0, 3 * seat)).code).toBeNull();
    await waitForRefund(server, refund?.id ?? 0, 'processed');
    await family.waitForSeats(0);
    await waitUntil('the purchase to be refunded', async () => {
      const [row] = await server.query<{ status: string }>('select status from qd_payments where id = $1', [
        paid.id,
      ]);
      return row?.status === 'refunded';
    });
  });

  it('does not go back where the association never returns it', async () => {
    const family = await insertFamily(server);
    await family.answer();
    await family.pay(4 * seat);
    await family.waitForSeats(4);
    await setUpMelawa(server, { ...asked, settings: { returnsFee: false } });
    expect((await family.answer({ others: 0 })).data.to_return).toBe(0);
    expect(await openReturns()).toEqual([]);
  });

  it('can be paid after the last day for an answer, and not after the event', async () => {
    const family = await insertFamily(server);
    await family.answer();
    await setUpMelawa(server, { ...asked, on: addDays(melawaDay, -3) });
    expect((await family.begin(4 * seat)).code).toBeNull();
    await setUpMelawa(server, { ...asked, on: addDays(melawaDay, 1) });
    expect((await family.begin(4 * seat)).code).toBe('OFFER_CLOSED');
    const stranger = await insertFamily(server);
    expect((await stranger.begin(seat)).code).toBe('MELAWA_NOT_FOUND');
  });

  it('is in the books of the treasury', async () => {
    const family = await insertFamily(server);
    await family.answer();
    await family.pay(4 * seat);
    const day = await sunita.ask<{ days: { melawa: { amount: number } }[] }>(
      `/day_book?from=${today}&to=${today}`,
    );
    expect(day.data.days[0]?.melawa.amount).toBeGreaterThanOrEqual(4 * seat);
    const statement = await sunita.ask<{ sales: { order_type: string }[] }>(
      `/statement?from=${today}&to=${today}`,
    );
    expect(statement.data.sales.some(({ order_type }) => order_type === 'melawa')).toBe(true);
  });
});
