import { randomUUID } from 'node:crypto';
import type { Refund } from '@suchi/contracts/money';
import { roleIds } from '@suchi/domain/accounts';
import { todayInIndia } from '@suchi/domain/basics';
import { type ApiRequest, askApi, type TestInstallation, waitUntil } from '@suchi/testing';
import { expect } from 'vitest';
import { registerWithRole } from './member.ts';
import { browserOf, orderOf, type Payer } from './payments.ts';

export const today = todayInIndia(new Date());

/** Two people who look after the money. */
export async function appointTreasurers(server: TestInstallation) {
  const [sunita, anil] = [
    await registerWithRole(server, roleIds.admin),
    await registerWithRole(server, roleIds.admin),
  ];
  await server.query(`update directus_users set first_name = 'Anil', last_name = 'Sathe' where id = $1`, [
    anil.id,
  ]);
  return { sunita: officeOf(server, sunita), anil: officeOf(server, anil) };
}

/** The requests of one member of staff. */
export function officeOf(server: TestInstallation, { id, token }: { id: string; token: string }) {
  const ask = <Data>(path: string, request: ApiRequest = {}) =>
    askApi<Data>(server.api.url, `/qe_treasury${path}`, { token, ...request });
  return {
    id,
    token,
    ask,
    record: (payer: Payer, changes: object = {}) =>
      ask<{ payment: number; receipt: { id: number; number: string } | null }>('/record_payment', {
        body: {
          key: randomUUID(),
          user: payer.id,
          order_type: 'subscription',
          channel: 'cash',
          received_on: today,
          received_from: 'Prakash Patil',
          ...changes,
        },
      }),
    askRefund: (payment: number, amount: number, changes: object = {}) =>
      ask<Refund>('/ask_refund', {
        body: {
          key: randomUUID(),
          payment,
          amount,
          reason: 'paid_twice',
          note: 'He pressed Order on two phones.',
          ...changes,
        },
      }),
    confirm: (refund: number, amount: number) => ask<Refund>('/confirm_refund', { body: { refund, amount } }),
    retry: (refund: number) => ask<Refund>('/retry_refund', { body: { refund } }),
    withdraw: (refund: number) => ask<Refund>('/withdraw_refund', { body: { refund } }),
    payBack: (refund: number, bank_reference = '') =>
      ask<Refund>('/pay_refund', { body: { refund, bank_reference } }),
    refunds: async (state: 'open' | 'past' = 'open') =>
      (await ask<{ refunds: Refund[] }>(`/refunds?state=${state}`)).data.refunds,
  };
}
export type Office = ReturnType<typeof officeOf>;

/** A member buys the search and pays online. */
export async function payOnline(server: TestInstallation, payer: Payer) {
  const browser = browserOf(server, payer);
  const begun = await browser.buySearch();
  const paid = await server.payments.control.pay(orderOf(begun));
  const { data } = await browser.check(begun.data.id);
  expect(data.phase).toBe('paid');
  return { payment: data.id, providerPayment: paid.id };
}

export async function statusOf(server: TestInstallation, refund: number): Promise<string> {
  const [row] = await server.query<{ status: string }>('select status from payment_refund where id = $1', [
    refund,
  ]);
  return row?.status ?? 'missing';
}

export const waitForRefund = (server: TestInstallation, refund: number, status: string): Promise<true> =>
  waitUntil(`refund ${refund} to be ${status}`, async () => (await statusOf(server, refund)) === status);
