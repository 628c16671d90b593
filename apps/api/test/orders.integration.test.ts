import type { AddressLabels, OfficeOrder, OrderCounts, OrdersMoved, OwnOrder } from '@suchi/contracts/money';
import { roleIds } from '@suchi/domain/accounts';
import { todayInIndia } from '@suchi/domain/basics';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerVerifiedMember, registerWithRole } from './member.ts';
import { insertBuyer as insertBuyerInto, makeOrders as makeOrdersIn } from './orders.ts';
import { openSales, type Payer, registerPayer } from './payments.ts';

let server: TestInstallation;
let desk: { id: string; token: string };

beforeAll(async () => {
  server = await shareInstallation();
  await openSales(server);
  desk = await registerWithRole(server, roleIds.admin);
});
afterAll(() => server.stop());

const ask = <Data>(path: string, body?: object, token: string | undefined = desk.token) =>
  askApi<Data>(server.api.url, `/qe_orders${path}`, {
    ...(token === undefined ? {} : { token }),
    ...(body ? { body } : {}),
  });

const insertBuyer = () => insertBuyerInto(server);
const makeOrders = (count: number, changes: Record<string, unknown> = {}, buyer?: Payer) =>
  makeOrdersIn(server, count, changes, buyer);

const dispatch = (ids: number[], numbers: string[] = [], changes: object = {}) =>
  ask<OrdersMoved>('/dispatch', {
    carrier: 'speed_post',
    mails_buyers: true,
    orders: ids.map((id, index) => ({ id, tracking_number: numbers[index] ?? '' })),
    ...changes,
  });
const deliver = (ids: number[]) => ask<OrdersMoved>('/deliver', { selection: { ids } });
const rowOf = async (id: number) =>
  (await server.query<Record<string, unknown>>('select * from qd_order where id = $1', [id]))[0];
const accountOf = async ({ id }: Payer) =>
  (
    await server.query(
      'select suchi_book_order, suchi_name, delivery_address from directus_users where id = $1',
      [id],
    )
  )[0];
const auditOf = async (id: number) =>
  server.query<{ action: string; details: object }>(
    `select action, details from audit_log where subject_collection = 'qd_order' and subject_id = $1 order by id`,
    [String(id)],
  );
const mailsTo = ({ email }: Payer) =>
  server.query(`select subject from qdb_mail where to_email = $1 and kind = 'suchi_dispatched'`, [email]);
const list = (filter: object, changes: object = {}) =>
  ask<{ total: number; rows: OfficeOrder[] }>('/list', { filter: { is_past: false, ...filter }, ...changes });

describe('the dispatch desk', () => {
  const calls: [path: string, body?: object][] = [
    ['/list', { filter: { is_past: false } }],
    ['/counts'],
    ['/dispatch', { carrier: 'dtdc', mails_buyers: false, orders: [{ id: 1, tracking_number: '' }] }],
    ['/deliver', { selection: { ids: [1] } }],
    ['/archive', { selection: { ids: [1] } }],
    ['/restore', { selection: { ids: [1] } }],
    ['/delivery_kind', { order: 1, delivery_kind: 'post' }],
    ['/labels', { selection: { ids: [1] } }],
    ['/address?order=1'],
    ['/set_address', { order: 1, delivery: {} }],
    ['/return', { order: 1, reason: 'No such house' }],
  ];

  it('is closed to visitors and members', async () => {
    const member = await registerVerifiedMember(server);
    for (const [path, body] of calls) {
      const visitor = await askApi(server.api.url, `/qe_orders${path}`, body ? { body } : {});
      expect([path, visitor.status, visitor.code]).toEqual([path, 401, 'SIGN_IN_REQUIRED']);
      const refused = await ask(path, body, member.token);
      expect([path, refused.status, refused.code]).toEqual([path, 403, 'FORBIDDEN']);
    }
  });

  it.each([
    ['no orders', { orders: [] }],
    ['an unknown carrier', { carrier: 'pigeon' }],
    ['a number that is too short', { orders: [{ id: 1, tracking_number: 'EM1' }] }],
    ['a number with other letters', { orders: [{ id: 1, tracking_number: 'ईएम४१२३३०९१५' }] }],
    [
      'an order twice',
      {
        orders: [
          { id: 1, tracking_number: '' },
          { id: 1, tracking_number: '' },
        ],
      },
    ],
    [
      'a number twice',
      {
        orders: [
          { id: 1, tracking_number: 'EM412330915IN' },
          { id: 2, tracking_number: 'em 412 330 915 in' },
        ],
      },
    ],
    ['no order number', { orders: [{ tracking_number: '' }] }],
    [
      'more than a hundred',
      { orders: Array.from({ length: 101 }, (_, id) => ({ id: id + 1, tracking_number: '' })) },
    ],
  ])('does not understand %s', async (_, changes) => {
    const { status, code } = await dispatch([1], [], changes);
    expect([status, code]).toEqual([400, 'INVALID_PAYLOAD']);
  });

  it('lists paid orders of this season, newest first, and unpaid ones when asked', async () => {
    const { city, ids } = await makeOrders(3);
    const unpaid = await makeOrders(1, { status: 'pending', city });
    const past = await makeOrders(1, { is_archived: true, city });
    const search = city.toLowerCase();
    const { data } = await list({ step: 'ordered' }, { search });
    expect(data.total).toBe(3);
    expect(data.rows.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(data.rows[0]).toMatchObject({ name: 'Buyer 3', city, delivery_kind: 'post', status: 'paid' });
    expect(Object.keys(data.rows[0] ?? {})).not.toContain('mobile');
    expect((await list({ step: 'dispatched' }, { search })).data.total).toBe(0);
    const listed = async (filter: object) => (await list(filter, { search })).data.rows.map(({ id }) => id);
    expect(await listed({ is_paid: false })).toEqual(unpaid.ids);
    expect(await listed({ is_past: true })).toEqual(past.ids);
    const byPincode = await list({}, { search: `${city} buyer`, sort: 'pincode' });
    expect(byPincode.data.rows.map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await list({}, { search: '100%_' })).data.total).toBe(0);
    expect((await list({ step: 'lost' })).status).toBe(400);
  });

  it('counts each step, the unpaid orders and the seasons', async () => {
    const before = (await ask<OrderCounts>('/counts')).data;
    await makeOrders(2);
    await makeOrders(1, { status: 'pending' });
    await makeOrders(1, { is_archived: true, order_status: 'delivered' });
    const after = (await ask<OrderCounts>('/counts')).data;
    expect(after.current.ordered - before.current.ordered).toBe(2);
    expect(after.unpaid - before.unpaid).toBe(1);
    expect(after.past.delivered - before.past.delivered).toBe(1);
    const season = after.seasons.find(({ edition }) => edition === null);
    expect(season?.orders).toBeGreaterThanOrEqual(season?.undelivered ?? 1);
  });
});

describe('a dispatch', () => {
  it('moves the order, its account and the buyer’s page, and mails carrier and number', async () => {
    const { buyer, ids, city } = await makeOrders(1, {}, await registerPayer(server));
    const [id = 0] = ids;
    expect((await dispatch(ids, ['em 412 330 001 in'])).data).toEqual({
      moved: 1,
      refused_total: 0,
      refused: [],
    });
    expect(await rowOf(id)).toMatchObject({
      order_status: 'dispatched',
      carrier: 'speed_post',
      tracking_number: 'EM412330001IN',
      dispatched_at: expect.any(Date),
      date_updated: expect.any(Date),
    });
    expect(await accountOf(buyer)).toEqual({
      suchi_book_order: 'dispatched',
      suchi_name: 'Buyer 1',
      delivery_address: `1 Lake Road, ${city}, 400099`,
    });
    const mail = await server.mail.waitForMail(buyer.email, ({ subject }) => subject.includes('on its way'));
    expect(mail.text).toContain('India Post, Speed Post');
    expect(mail.text).toContain('EM412330001IN');
    expect(mail.text).not.toContain('Lake Road');
    const own = await askApi<{ orders: OwnOrder[] }>(server.api.url, '/qe_payment/orders', {
      token: buyer.token,
    });
    expect(own.data.orders[0]).toMatchObject({
      order_status: 'dispatched',
      carrier: 'speed_post',
      tracking_number: 'EM412330001IN',
    });
    expect(await auditOf(id)).toEqual([
      { action: 'order.dispatch', details: { carrier: 'speed_post', has_tracking: true } },
    ]);
  });

  it('happens once, with one mail, however often it is asked at the same time', async () => {
    const { buyer, ids } = await makeOrders(1);
    const answers = await Promise.all(Array.from({ length: 50 }, () => dispatch(ids, ['EM412330002IN'])));
    for (const { data } of answers) expect(data).toEqual({ moved: 1, refused_total: 0, refused: [] });
    expect(await mailsTo(buyer)).toHaveLength(1);
    expect(await auditOf(ids[0] ?? 0)).toHaveLength(1);
  });

  it('leaves out what cannot be sent and says why', async () => {
    const { ids: sent } = await makeOrders(1);
    await dispatch(sent, ['EM412330003IN']);
    const unpaid = (await makeOrders(1, { status: 'pending' })).ids;
    const past = (await makeOrders(1, { is_archived: true })).ids;
    const pickUp = (await makeOrders(1, { delivery_kind: 'pick_up' })).ids;
    const { buyer: unknown, ids: nowhere } = await makeOrders(1, { address: ' ' });
    const { ids: taken } = await makeOrders(1);
    const { buyer, ids: good } = await makeOrders(1);
    const orders = [...sent, ...unpaid, ...past, ...pickUp, ...nowhere, ...taken, ...good, 2_000_000_000];
    const numbers = ['EM412330004IN', '', '', '', '', 'EM412330003IN', '', ''];
    const { data } = await dispatch(orders, numbers);
    expect(data.moved).toBe(1);
    expect(data.refused.map(({ reason }) => reason)).toEqual([
      'step_taken',
      'order_unpaid',
      'order_archived',
      'order_picked_up',
      'address_missing',
      'tracking_taken',
      'order_unknown',
    ]);
    expect(await mailsTo(buyer)).toHaveLength(1);
    expect(await mailsTo(unknown)).toEqual([]);
    expect(await rowOf(taken[0] ?? 0)).toMatchObject({ order_status: 'ordered', tracking_number: null });
  });

  it('mails no one when told so', async () => {
    const { buyer, ids } = await makeOrders(1);
    expect((await dispatch(ids, [], { mails_buyers: false })).data.moved).toBe(1);
    expect(await mailsTo(buyer)).toEqual([]);
  });
});

describe('a delivery', () => {
  it('follows a dispatch, or hands over a book that is picked up', async () => {
    const { buyer, ids } = await makeOrders(1);
    const pickUp = await makeOrders(1, { delivery_kind: 'pick_up' });
    const both = [...ids, ...pickUp.ids];
    expect((await deliver(both)).data).toEqual({
      moved: 1,
      refused_total: 1,
      refused: [{ order: ids[0], reason: 'step_too_early' }],
    });
    expect(await accountOf(pickUp.buyer)).toMatchObject({
      suchi_book_order: 'delivered',
      delivery_address: null,
    });
    await dispatch(ids);
    expect((await deliver(ids)).data.moved).toBe(1);
    expect(await rowOf(ids[0] ?? 0)).toMatchObject({
      order_status: 'delivered',
      delivered_at: expect.any(Date),
    });
    expect(await accountOf(buyer)).toMatchObject({ suchi_book_order: 'delivered' });
    expect((await deliver(ids)).data.refused).toEqual([{ order: ids[0], reason: 'step_taken' }]);
  });

  it('by post or at the hall is set by staff until the book is sent', async () => {
    const { buyer, ids } = await makeOrders(1);
    const set = (kind: string, order = ids[0]) =>
      ask<OfficeOrder>('/delivery_kind', { order, delivery_kind: kind });
    expect((await set('pigeon')).status).toBe(400);
    expect((await set('post', 2_000_000_000)).code).toBe('ORDER_REFUSED');
    expect((await set('pick_up')).data.delivery_kind).toBe('pick_up');
    expect((await dispatch(ids)).data.refused[0]?.reason).toBe('order_picked_up');
    expect((await set('post')).data.delivery_kind).toBe('post');
    expect((await accountOf(buyer))?.['delivery_address']).toContain('Lake Road');
    await dispatch(ids);
    expect((await set('pick_up')).code).toBe('ORDER_ALREADY_SENT');
  });

  it('at the hall is chosen by the buyer until the event', async () => {
    const { buyer, ids } = await makeOrders(1, {}, await registerPayer(server));
    const choose = (token: string) =>
      askApi<OwnOrder>(server.api.url, '/qe_payment/delivery_kind', {
        token,
        body: { order: ids[0], delivery_kind: 'pick_up' },
      });
    const stranger = await registerPayer(server);
    expect((await choose(stranger.token)).code).toBe('PAYMENT_NOT_FOUND');
    const early = await choose(buyer.token);
    expect([early.code, early.extensions['reason']]).toEqual(['ORDER_REFUSED', 'event_over']);
    await server.query('update edition set event_date = $1 where is_current', [todayInIndia(new Date())]);
    await server.query(
      'update qd_order set edition = (select id from edition where is_current) where id = $1',
      ids,
    );
    expect((await choose(buyer.token)).data).toMatchObject({ delivery_kind: 'pick_up', can_pick_up: true });
    await deliver(ids);
    expect((await choose(buyer.token)).code).toBe('ORDER_ALREADY_SENT');
  });
});

describe('the archive', () => {
  it('takes one order, many, or a whole season, and gives them back', async () => {
    const [edition] = await server.query<{ id: number }>(
      `insert into edition select (jsonb_populate_record(e, '{"id": 90001, "year": 1999, "is_current": false}')).*
         from edition e where is_current returning id`,
    );
    const { buyer, ids } = await makeOrders(3, { edition: edition?.id, order_status: 'delivered' });
    const other = await makeOrders(1);
    const archive = (selection: object) => ask<OrdersMoved>('/archive', { selection });
    const restore = (selection: object) => ask<OrdersMoved>('/restore', { selection });
    expect((await archive({ ids: ids.slice(0, 1) })).data.moved).toBe(1);
    expect((await archive({ ids: ids.slice(0, 1) })).data.moved).toBe(0);
    const season = { all: true, filter: { is_past: false, edition: edition?.id } };
    expect((await archive(season)).data.moved).toBe(2);
    expect(await accountOf(buyer)).toMatchObject({ suchi_book_order: null, suchi_name: null });
    expect(await rowOf(other.ids[0] ?? 0)).toMatchObject({ is_archived: false });
    expect((await dispatch(ids)).data.refused[0]?.reason).toBe('order_archived');
    const past = { ...season, filter: { ...season.filter, is_past: true }, except: ids.slice(2) };
    expect((await restore(past)).data.moved).toBe(2);
    expect(await accountOf(buyer)).toMatchObject({ suchi_book_order: 'delivered' });
    expect((await auditOf(ids[0] ?? 0)).map(({ action }) => action)).toEqual([
      'order.archive',
      'order.restore',
    ]);
    expect((await archive({ all: true, filter: {} })).status).toBe(400);
  });

  it('keeps an order whose money went back', async () => {
    const { buyer, ids } = await makeOrders(1, { is_archived: true });
    await server.query(
      `insert into qd_payments ("user", amount, order_type, status, "order", captured_at, payment_id)
       values ($1, 60000, 'suchi', 'refunded', $2, now(), 'pay_refunded')`,
      [buyer.id, ids[0]],
    );
    expect((await ask<OrdersMoved>('/restore', { selection: { ids } })).data).toEqual({
      moved: 0,
      refused_total: 1,
      refused: [{ order: ids[0], reason: 'order_refunded' }],
    });
  });
});

describe('address labels', () => {
  it('are for books that are sent, by pincode, and are written in the audit log', async () => {
    const { ids } = await makeOrders(3);
    const pickUp = await makeOrders(1, { delivery_kind: 'pick_up' });
    const empty = await makeOrders(1, { address: null });
    const selection = { ids: [...ids, ...pickUp.ids, ...empty.ids] };
    const { data } = await ask<AddressLabels>('/labels', { selection });
    expect(data.labels.map(({ order }) => order)).toEqual(ids.toReversed());
    expect(data.labels[0]).toEqual({
      order: ids[2],
      name: 'Buyer 3',
      address: '3 Lake Road',
      city: expect.stringMatching(/^Town/),
      pincode: '400097',
      mobile: '919000000001',
    });
    expect([data.picked_up, data.without_address]).toEqual([1, 1]);
    expect(data.sender.name).not.toBe('');
    const audit = await auditOf(ids[2] ?? 0);
    expect(audit).toEqual([{ action: 'order.print_labels', details: { labels: 3 } }]);
  });
});

describe('the account of a buyer', () => {
  it('follows an address that the member changes through the collection', async () => {
    const { buyer, ids } = await makeOrders(1, {}, await registerPayer(server));
    const { status } = await askApi(server.api.url, `/items/qd_order/${ids[0]}`, {
      method: 'PATCH',
      token: buyer.token,
      body: { city: 'Nashik', name: 'Asha' },
    });
    expect(status).toBe(200);
    await expect
      .poll(() => accountOf(buyer))
      .toMatchObject({ suchi_name: 'Asha', delivery_address: '1 Lake Road, Nashik, 400099' });
  });
});

describe('subscriptions', () => {
  const office = <Data>(path: string, body: object, token = desk.token) =>
    askApi<Data>(server.api.url, `/qe_office${path}`, { token, body });
  const archivedOf = async (ids: number[]) =>
    (
      await server.query<{ is_archived: boolean }>(
        'select is_archived from qd_subscriptions where id = any($1) order by id',
        [ids],
      )
    ).map((row) => row.is_archived);

  it('are archived and restored, one, many or a season, without ending the right to search', async () => {
    const buyer = await insertBuyer();
    const rows = await server.query<{ id: number }>(
      `insert into qd_subscriptions ("user", start_date, end_date)
       values ($1, '2019-01-01', '2019-12-31'), ($1, '2020-01-01', '2020-12-31'), ($1, current_date, current_date + 300)
       returning id`,
      [buyer.id],
    );
    const ids = rows.map(({ id }) => id);
    const member = await registerVerifiedMember(server);
    const refused = await office('/archive_subscriptions', { selection: { ids } }, member.token);
    expect([refused.status, refused.code]).toEqual([403, 'FORBIDDEN']);
    expect((await office('/archive_subscriptions', { selection: {} })).status).toBe(400);

    const one = { selection: { ids: ids.slice(2) } };
    expect((await office('/archive_subscriptions', one)).data).toEqual({ moved: 1 });
    expect((await office('/archive_subscriptions', one)).data).toEqual({ moved: 0 });
    const [row] = await server.query('select status from qd_subscriptions where id = $1', [ids[2]]);
    expect(row).toEqual({ status: 'active' });
    expect((await office('/restore_subscriptions', one)).data).toEqual({ moved: 1 });

    const filter = { list: 'current', ended_before: '2021-01-01' };
    const counted = await office<{ total: number }>('/subscriptions', { filter });
    expect(counted.data.total).toBe(2);
    const season = { selection: { all: true, filter } };
    expect((await office('/archive_subscriptions', season)).data).toEqual({ moved: 2 });
    expect(await archivedOf(ids)).toEqual([true, true, false]);
    const audit = await server.query(
      `select action from audit_log where subject_collection = 'qd_subscriptions' and subject_id = $1 order by id`,
      [String(ids[2])],
    );
    expect(audit).toEqual([{ action: 'subscription.archive' }, { action: 'subscription.restore' }]);
  });
});
