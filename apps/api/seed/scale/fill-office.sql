-- After fill-profiles.sql: a season of the back office. $users accounts in all, most of the further ones without a
-- profile, $orders book orders, and a subscription with its payment for every third account.

insert into directus_users (id, first_name, last_name, email, mobile, role, status, provider, email_verified, date_created)
select (lpad(to_hex(n), 8, '0') || '-5ca1-4000-8000-000000000000')::uuid,
       men[1 + (hashint4(n) & 2147483647) % array_length(men, 1)],
       families[1 + (hashint4(n * 31 + 7) & 2147483647) % array_length(families, 1)],
       'scale-' || n || '@example.org', '9190' || lpad(n::text, 8, '0'),
       '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f0001', 'active', 'default', n % 10 <> 0,
       timestamptz '2026-11-01' - (n % 1095) * interval '1 day' - n * interval '1 second'
  from generate_series($profiles + 1, $users) n, names;

-- Numbers in the book for every third approved profile.
update qd_matrimonial_profile set serial_number = id, edition = (select id from edition where is_current)
 where status = 'Active' and id % 3 = 0 and id < 1000000;

create temporary table ordered as
select n, (lpad(to_hex(1 + (n * 7919) % $users), 8, '0') || '-5ca1-4000-8000-000000000000')::uuid as user_id,
       n % 5 <> 0 as is_paid, (n / 3) % 3 = 0 as is_archived
  from generate_series(1, $orders) n;

insert into qd_order ("user", order_date, order_status, status, is_archived, edition, amount, name, address, city, pincode,
                      mobile, date_updated)
select user_id, timestamptz '2026-11-01' - (n % 700) * interval '1 day',
       case when is_paid then (array['ordered', 'dispatched', 'delivered'])[1 + n % 3] else 'ordered' end,
       case when is_paid then 'paid' else 'pending' end, is_archived, (select id from edition where is_current), 60000,
       'Buyer ' || n, n || ' Station Road', 'Pune', lpad((411000 + n % 100)::text, 6, '0'), '9190' || lpad(n::text, 8, '0'),
       timestamptz '2026-11-01' - (n % 300) * interval '1 day'
  from ordered;

update directus_users u set suchi_book_order = (array['ordered', 'dispatched', 'delivered'])[1 + o.n % 3]
  from ordered o where o.user_id = u.id and o.is_paid and not o.is_archived;

create temporary table subscribed as
select n, (lpad(to_hex(n), 8, '0') || '-5ca1-4000-8000-000000000000')::uuid as user_id, (n / 3) % 3 <> 0 as is_archived,
       date '2026-11-01' - n % 700 as start_date
  from generate_series(3, $users, 3) n;

insert into qd_subscriptions (id, "user", is_archived, start_date, end_date)
select 1000000 + n, user_id, is_archived, start_date, start_date + 364 from subscribed;

insert into qd_payments ("user", status, amount, order_type, reference, order_id, payment_id, subscription, captured_at,
                         date_created, method)
select user_id, 'captured', 55000, 'subscription', 'scale-' || n, 'order_scale' || n, 'pay_scale' || n, 1000000 + n,
       start_date, start_date, 'upi'
  from subscribed;

insert into qd_payments ("user", status, amount, order_type, reference, order_id, payment_id, "order", edition, captured_at,
                         date_created, method)
select "user", 'captured', 60000, 'suchi', 'scale-o-' || id, 'order_scale_o' || id, 'pay_scale_o' || id, id, edition, order_date,
       order_date, 'upi'
  from qd_order where status = 'paid';

insert into qd_payments ("user", status, amount, order_type, channel, reference, date_created)
select user_id, 'failed', 55000, 'subscription', 'online', 'scale-f-' || n, start_date from subscribed where n % 9 = 0;
