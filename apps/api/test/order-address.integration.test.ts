import type { OfficeOrder, OrdersMoved } from '@suchi/contracts/money';
import { roleIds } from '@suchi/domain/accounts';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerWithRole } from './member.ts';
import { makeOrders } from './orders.ts';
import { openSales, type Payer } from './payments.ts';

let server: TestInstallation;
let desk: { id: string; token: string };

beforeAll(async () => {
  server = await shareInstallation();
  await openSales(server);
  desk = await registerWithRole(server, roleIds.admin);
});
afterAll(() => server.stop());

const ask = <Data>(path: string, body?: object) =>
  askApi<Data>(server.api.url, `/qe_orders${path}`, { token: desk.token, ...(body ? { body } : {}) });
const dispatch = (id: number, tracking_number = '') =>
  ask<OrdersMoved>('/dispatch', {
    carrier: 'speed_post',
    mails_buyers: true,
    orders: [{ id, tracking_number }],
  });
const makeOrder = async (changes: object = {}) => {
  const { buyer, ids } = await makeOrders(server, 1, { ...changes });
  return { buyer, id: ids[0] ?? 0 };
};
const accountOf = async ({ id }: Payer) =>
  (
    await server.query<{ suchi_book_order: string; delivery_address: string }>(
      'select suchi_book_order, delivery_address from directus_users where id = $1',
      [id],
    )
  )[0];

const homeAddress = {
  name: 'Asha Patil',
  address: '4 Lake Road',
  city: 'Pune',
  pincode: '411038',
  mobile: '9000000001',
};

describe('an address', () => {
  const read = (order: number) => ask<{ delivery: object | null }>(`/address?order=${order}`);
  const set = (order: number, changes: object = {}) =>
    ask<OfficeOrder>('/set_address', { order, delivery: { ...homeAddress, ...changes } });

  it('is entered by staff until the book is sent, and the audit log knows that, not where', async () => {
    const { buyer, id } = await makeOrder({ address: null, city: null, pincode: null });
    expect((await read(2_000_000_000)).code).toBe('ORDER_REFUSED');
    expect((await set(2_000_000_000)).code).toBe('ORDER_REFUSED');
    expect((await set(id, { pincode: ' ' })).code).toBe('INVALID_PAYLOAD');
    expect((await read(id)).data.delivery).toEqual({ name: 'Buyer 1', mobile: '919000000001' });
    expect((await set(id)).data).toMatchObject({ name: 'Asha Patil', address: '4 Lake Road' });
    expect((await read(id)).data.delivery).toEqual(homeAddress);
    expect((await accountOf(buyer))?.delivery_address).toContain('4 Lake Road');
    expect(
      await server.query(
        `select action, details from audit_log where subject_collection = 'qd_order' and subject_id = $1`,
        [String(id)],
      ),
    ).toEqual([{ action: 'order.set_address', details: { had_address: false } }]);
    expect((await dispatch(id)).data.moved).toBe(1);
    expect((await set(id)).code).toBe('ORDER_ALREADY_SENT');
  });

  it('that is wrong brings the parcel back with the reason, which the family is told', async () => {
    const { buyer, id } = await makeOrder();
    const sendBack = (reason: string) => ask<OfficeOrder>('/return', { order: id, reason });
    expect((await sendBack('No such house')).code).toBe('ORDER_REFUSED');
    await dispatch(id, 'EM412330077IN');
    expect((await sendBack('No')).code).toBe('INVALID_PAYLOAD');
    expect((await sendBack('The flat number is missing')).data).toMatchObject({
      order_status: 'ordered',
      carrier: null,
      tracking_number: null,
      dispatched_at: null,
      return_reason: 'The flat number is missing',
    });
    expect((await sendBack('The flat number is missing')).code).toBe('ORDER_REFUSED');
    expect(await accountOf(buyer)).toMatchObject({ suchi_book_order: 'ordered' });
    const mails = await server.query<{ subject: string; body: unknown }>(
      `select subject, to_json(m) as body from qdb_mail m where to_email = $1 and kind = 'suchi_returned'`,
      [buyer.email],
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['Your suchi came back to us']);
    expect(JSON.stringify(mails)).toContain('The flat number is missing');
    expect((await set(id)).data.return_reason).toBeNull();
    expect((await dispatch(id, 'EM412330078IN')).data.moved).toBe(1);
    expect(await server.query('select return_reason from qd_order where id = $1', [id])).toEqual([
      { return_reason: null },
    ]);
  });
});
