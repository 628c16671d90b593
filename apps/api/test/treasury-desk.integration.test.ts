import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { DayBook, Payer as FoundPayer, PaymentPreview } from '@suchi/contracts/money';
import { addDays } from '@suchi/domain/basics';
import { requireNeeds, shareInstallation, type TestInstallation, waitUntil } from '@suchi/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { registerVerifiedMember } from './member.ts';
import { expectTrueBooks, openSales, type Payer, prices, registerPayer } from './payments.ts';
import { appointTreasurers, type Office, officeOf, today } from './treasury.ts';

requireNeeds('browser', 'pdf');
let server: TestInstallation;
let sunita: Office;
let anil: Office;

beforeAll(async () => {
  server = await shareInstallation();
  await openSales(server);
  ({ sunita, anil } = await appointTreasurers(server));
});
afterEach(() => expectTrueBooks(server));
afterAll(() => server.stop());

/** Asks again while the file is being made, as a page does. */
const fileOf = (receipt: number, token: string) =>
  waitUntil('the file of the receipt', async () => {
    const response = await fetch(`${server.api.url}/qe_payment/receipt_file?id=${receipt}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return response.status === 503 ? undefined : { response, bytes };
  });
const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
const validTill = async ({ id }: Payer) =>
  (
    await server.query<{ day: string }>(
      `select to_char(membership_valid_till, 'YYYY-MM-DD') as day from directus_users where id = $1`,
      [id],
    )
  )[0]?.day;

describe('the desk', () => {
  it('is for staff', async () => {
    const payer = await registerPayer(server);
    const member = officeOf(server, await registerVerifiedMember(server));
    expect((await member.record(payer)).code).toBe('FORBIDDEN');
    expect((await member.ask('/find_payer', { body: { search: 'Sunita' } })).code).toBe('FORBIDDEN');
    expect((await sunita.record(payer, {})).status).toBe(200);
  });

  it('refuses what cannot be', async () => {
    const payer = await registerPayer(server);
    for (const changes of [
      { received_on: addDays(today, 2) },
      { received_on: addDays(today, -61) },
      { received_on: '2026-02-30' },
      { received_from: ' ' },
      { channel: 'online' },
      { channel: 'bank_transfer' },
      { channel: 'cheque' },
      { channel: 'cheque', cheque: { number: '12', bank: 'SBI' } },
      { user: randomUUID() },
      { user: anil.id },
      { key: 'again' },
    ]) {
      expect((await sunita.record(payer, changes)).code).toBe('INVALID_PAYLOAD');
    }
    expect(await validTill(payer)).toBeNull();
  });

  it('records cash with a receipt by mail, once for one key', async () => {
    const payer = await registerPayer(server);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => sunita.record(payer, { key })));
    const ids = new Set(answers.map(({ data }) => data.payment));
    expect(ids.size).toBe(1);
    const receipt = answers[0]?.data.receipt;
    expect(receipt?.number).toMatch(/^\d{4}-\d{2}\/\d{5}$/);
    expect((await validTill(payer)) ?? '').toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((await sunita.record(await registerPayer(server), { key })).code).toBe('RECORD_NOT_UNIQUE');

    const mail = await server.mail.waitForMail(payer.email, (one) => one.subject.includes('received'));
    const [attached] = mail.attachments;
    expect(attached?.filename).toBe(`receipt-${receipt?.number.replace('/', '-')}.pdf`);
    const text = textOf(Buffer.from(attached?.content ?? '', 'base64'));
    for (const words of ['Prakash Patil', 'Cash', '₹550.00', receipt?.number ?? '', 'Taken by'])
      expect(text).toContain(words);
  });

  it('shows what will be printed, and sells the same again in an edition only when that is meant', async () => {
    const payer = await registerPayer(server);
    const body = { user: payer.id, order_type: 'suchi', received_on: addDays(today, -3) };
    const preview = async () => (await sunita.ask<PaymentPreview>('/preview_payment', { body })).data;
    expect(await preview()).toMatchObject({ amount: prices.suchi, paid_lately: null, period: null });
    const { data } = await sunita.record(payer, body);
    // Long ago, but in this edition.
    await server.query(
      `update qd_payments set date_created = date_created - interval '40 days' where id = $1`,
      [data.payment],
    );
    expect(await preview()).toMatchObject({ paid_lately: { receipt: data.receipt }, mail_to: payer.email });
    expect((await sunita.record(payer, body)).code).toBe('PAYMENT_REPEATED');
    expect((await sunita.record(payer)).code).toBeNull();
    expect((await sunita.record(payer, { ...body, is_second: true })).code).toBeNull();
    await server.query('update qd_payments set edition = null where "user" = $1', [payer.id]);
    expect((await preview()).paid_lately).toBeNull();
  });

  it('sells a book that goes by post or is picked up', async () => {
    const payer = await registerPayer(server);
    const delivery = {
      name: 'Asha Patil',
      address: '4 Lake Road',
      city: 'Pune',
      pincode: '411038',
      mobile: '9',
    };
    const book = { order_type: 'suchi', is_second: true };
    await sunita.record(payer, { ...book, delivery });
    await sunita.record(payer, { ...book, delivery_kind: 'pick_up' });
    await sunita.record(payer, book);
    expect(
      await server.query(
        'select delivery_kind, address, status from qd_order where "user" = $1 order by id',
        [payer.id],
      ),
    ).toEqual([
      { delivery_kind: 'post', address: '4 Lake Road', status: 'paid' },
      { delivery_kind: 'pick_up', address: null, status: 'paid' },
      { delivery_kind: 'post', address: null, status: 'paid' },
    ]);
  });

  it('finds a payer by name, mobile and suchi number, and shows only the end of the number', async () => {
    const { id } = await registerVerifiedMember(server, {
      first_name: 'Zubin',
      last_name: 'Wadekar',
      mobile: '9812345678',
    });
    const find = async (search: string) =>
      (await sunita.ask<{ payers: FoundPayer[] }>('/find_payer', { body: { search } })).data.payers;
    for (const search of ['bin wade', '98123 45678'])
      expect(await find(search)).toMatchObject([{ user: id, name: 'Zubin Wadekar', mobile_end: '5678' }]);
    expect(JSON.stringify(await find('Wadekar'))).not.toContain('9812345678');
    expect((await find('Kelkar')).length).toBeLessThanOrEqual(10);
    expect((await sunita.ask('/find_payer', { body: { search: 'Zu' } })).code).toBe('INVALID_PAYLOAD');
  });
});

describe('receipt numbers', () => {
  it('have no gap after 30 payments at once and a failed one', async () => {
    const payers: Payer[] = [];
    for (let count = 0; count < 6; count += 1) payers.push(await registerPayer(server));
    // The book's order does not fit its column, so this payment is rolled back after it took its turn.
    await server.query(
      `alter table qd_order add constraint refuse_test check (name is distinct from 'Nobody')`,
    );
    const delivery = { name: 'Nobody', address: 'x', city: 'x', pincode: '4', mobile: '9' };
    const answers = await Promise.all([
      ...Array.from({ length: 30 }, (_, index) =>
        sunita.record(payers[index % 6] as Payer, { is_second: true }),
      ),
      sunita.record(payers[0] as Payer, { order_type: 'suchi', delivery }),
    ]);
    await server.query('alter table qd_order drop constraint refuse_test');
    const numbers = answers.map(({ data }) => data?.receipt?.number).filter((number) => number !== undefined);
    expect(numbers).toHaveLength(30);
    expect(new Set(numbers).size).toBe(30);
    const [series] = await server.query<{ gaps: number }>(
      `select (max(sequence) - count(*))::int as gaps from receipt`,
    );
    expect(series?.gaps).toBe(0);
  });
});

describe('a cheque', () => {
  const cheque = { channel: 'cheque', cheque: { number: '004411', bank: 'SBI, Mulund' } };

  it('counts when it is cleared', async () => {
    const payer = await registerPayer(server);
    const { data } = await sunita.record(payer, cheque);
    expect(data.receipt).toBeNull();
    expect(await validTill(payer)).toBeNull();
    const { data: waiting } = await sunita.ask<{ cheques: { payment: number }[] }>('/cheques');
    expect(waiting.cheques).toContainEqual(
      expect.objectContaining({ payment: data.payment, number: '004411', bank: 'SBI, Mulund' }),
    );
    const clear = (cleared_on: string) =>
      anil.ask<typeof data>('/clear_cheque', { body: { payment: data.payment, cleared_on } });
    expect((await clear(addDays(today, 2))).code).toBe('INVALID_PAYLOAD');
    expect((await clear(addDays(today, -1))).code).toBe('INVALID_PAYLOAD');
    expect((await clear(today)).data.receipt).not.toBeNull();
    expect((await clear(today)).code).toBe('PAYMENT_NOT_FOUND');
    expect(await validTill(payer)).not.toBeNull();
  });

  it('that bounces buys nothing', async () => {
    const payer = await registerPayer(server);
    const { payment } = (await sunita.record(payer, cheque)).data;
    expect((await anil.ask('/bounce_cheque', { body: { payment } })).status).toBe(200);
    expect((await anil.ask('/bounce_cheque', { body: { payment } })).code).toBe('PAYMENT_NOT_FOUND');
    expect((await anil.ask('/clear_cheque', { body: { payment, cleared_on: today } })).status).toBe(404);
    expect(await validTill(payer)).toBeNull();
    expect(await server.query('select from ledger_transfer where payment = $1', [payment])).toEqual([]);
  });
});

describe('the file of a receipt', () => {
  it('is for its owner and for staff, who get a copy unless they took the money just now', async () => {
    const payer = await registerPayer(server);
    const receipt = (await sunita.record(payer)).data.receipt ?? { id: 0, number: '' };
    const stranger = await registerPayer(server);
    const refused = await fileOf(receipt.id, stranger.token);
    expect([refused.response.status, refused.bytes.toString()]).toEqual([
      404,
      expect.stringContaining('RECEIPT_NOT_FOUND'),
    ]);
    expect((await fileOf(999_999, sunita.token)).response.status).toBe(404);
    expect((await fetch(`${server.api.url}/qe_payment/receipt_file?id=${receipt.id}`)).status).toBe(401);

    const own = await fileOf(receipt.id, payer.token);
    expect(Object.fromEntries(own.response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="receipt-${receipt.number.replace('/', '-')}.pdf"`,
      'cache-control': 'private, no-store',
    });
    expect(textOf(own.bytes)).not.toContain('Copy');
    expect((await fileOf(receipt.id, sunita.token)).bytes.equals(own.bytes)).toBe(true);
    expect(textOf((await fileOf(receipt.id, anil.token)).bytes)).toContain('Copy');
  });

  it('is printed once when many ask at once', async () => {
    const payer = await registerPayer(server);
    const receipt = (await sunita.record(payer)).data.receipt?.id ?? 0;
    const files = await Promise.all(Array.from({ length: 5 }, () => fileOf(receipt, payer.token)));
    expect(new Set(files.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  });
});

describe('the day book', () => {
  it('counts money on the day it came, by channel, and leaves cheques out that wait', async () => {
    const day = addDays(today, -40);
    const read = async () => (await anil.ask<DayBook>(`/day_book?from=${day}&to=${day}`)).data;
    expect((await read()).days).toMatchObject([{ day, total: 0, bank: { state: 'none' } }]);
    const transfer = { channel: 'bank_transfer', bank_reference: 'N312260002' };
    await sunita.record(await registerPayer(server), { received_on: day });
    await sunita.record(await registerPayer(server), { received_on: day, order_type: 'suchi', ...transfer });
    const book = await read();
    expect(book.days).toMatchObject([
      {
        subscriptions: { count: 1, amount: prices.subscription },
        suchi: { count: 1, amount: prices.suchi },
        refunds: { count: 0, amount: 0 },
        total: prices.subscription + prices.suchi,
      },
    ]);
    expect(book.channels).toMatchObject({ cash: { count: 1 }, bank: { count: 1 }, online: { count: 0 } });
  });
});
