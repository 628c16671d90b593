-- After fill-profiles.sql and fill-office.sql, in the same session: what people leave behind, in the proportion of the
-- demo community. There a hundred profiles have 10 further photos, 115 favourites, 7 blocks, 20 notes, 63 opened numbers,
-- 21 messages, 17 mails, 78 copies of mails to many, 213 lines of the audit log, 35 further addresses and 97 further
-- degrees; one in 260 is reported.

create temporary table pairs as
select n, user_id, (1 + (h1::bigint + k * 7919) % $profiles)::integer as other, k,
       timestamptz '2026-11-01' - ((h2::bigint + k * 31) % 700) * interval '1 day' as at
  from people, generate_series(1, 2) k where k = 1 or h3 % 100 < 15;
analyze pairs;

insert into qd_address (profile, name, address, city, pincode, mobile)
select n, 'Work', n || ' Mahatma Gandhi Road', towns[1 + h2 % array_length(towns, 1)], lpad((400000 + h2 % 90000)::text, 6, '0'),
       '9190' || lpad(n::text, 8, '0')
  from people, names where n % 100 < 35;

insert into qd_matrimonial_profile_education (qd_matrimonial_profile_id, qdb_lookup_id)
select n, educations[1 + (h2 % array_length(educations, 1) + 1) % array_length(educations, 1)] from people, names where n % 100 < 97;

insert into directus_files (id, storage, filename_disk, filename_download, title, type, folder, uploaded_by, filesize, width,
                            height, metadata)
select (lpad(to_hex(n), 8, '0') || '-5ca1-4000-8000-00000000f11f')::uuid, 'local', n || '-2.webp', 'photo.jpg', 'Photo',
       'image/webp', '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f2001', user_id, 60000 + h1 % 90000, 1200, 1500,
       json_build_object('blur', repeat(md5(n::text), 5))
  from people where n % 10 = 0;
insert into qd_matrimonial_profile_files (qd_matrimonial_profile_id, directus_files_id)
select n, (lpad(to_hex(n), 8, '0') || '-5ca1-4000-8000-00000000f11f')::uuid from people where n % 10 = 0;

insert into junction_directus_users_qd_matrimonial_profile (directus_users_id, qd_matrimonial_profile_id, date_created)
select distinct on (user_id, other) user_id, other, at from pairs where other <> n;
insert into junction_directus_users_qd_matrimonial_profile_1 (directus_users_id, qd_matrimonial_profile_id, date_created)
select user_id, other, at from pairs where k = 1 and n % 100 < 7 and other <> n;
insert into matrimonial_profile_notes (note, user_created, matrinonial_profile, date_created)
select 'Spoke to the father on Sunday, very polite family.', user_id, other, at from pairs where k = 1 and n % 5 = 0;
insert into contact_reveal (viewer, profile, date_created)
select user_id, other, at from pairs where k = 1 and n % 100 < 63;
insert into member_message (sender, profile, message, date_created)
select user_id, other, 'Namaste, we liked the profile and would like to speak with the family. When may we call?', at
  from pairs where k = 1 and n % 100 < 21;
insert into member_report (kind, profile, reporter, entries, evidence, status, outcome, decided_at, last_at, date_created)
select 'report', other, user_id,
       json_build_array(json_build_object('at', at, 'reason', 'keeps_calling', 'text', 'Called four times.', 'source', 'opened',
                                          'count', null)),
       json_build_object('opened', '[]'::json, 'messages', '[]'::json, 'earlier', '[]'::json), 'resolved',
       'We spoke to the family.', at, at, at
  from pairs where k = 1 and n % 260 = 0;

insert into qdb_mail (id, to_email, subject, body_heading, body_content, kind, state, tries, sent_at, date_created)
select (lpad(to_hex(n), 8, '0') || '-5ca1-4000-8000-00000000a11e')::uuid, 'scale-' || n || '@example.org',
       'Your profile is approved', 'Your profile is approved', 'Other families can find it from now on.', 'notice', 'sent', 1,
       at, at
  from pairs where k = 1 and n % 100 < 17;

with mails as (
  insert into qdb_cold_mail (subject, body_heading, body_content, priority, state, audience, date_created)
  select 'Registration for the suchi closes soon', 'Last days to register', 'Please check your photo and mobile number.', 2,
         'paused', 'Candidates: Active', timestamptz '2026-11-01' - m * interval '1 day'
    from generate_series(1, greatest(1, $profiles / 160)) m returning id),
  numbered as (select id, row_number() over () - 1 as place, count(*) over () as mails from mails)
insert into qdb_cold_mail_to_profile (qdb_cold_mail_id, qd_matrimonial_profile_id, priority, status, sent_at)
select m.id, p.n, 2, 'success', p.at
  from pairs p join numbered m on m.place = p.n % m.mails where p.k = 1 and p.n % 100 < 78;

insert into audit_log (actor, actor_kind, action, subject_collection, subject_id, details, date_created)
select case step when 'submit' then p.user_id else first.user_id end, case step when 'submit' then 'member' else 'admin' end,
       'profile.' || step, 'qd_matrimonial_profile', p.n::text,
       case step when 'edit' then '{"changes": [{"field": "designation", "was": "Clerk", "is": "Manager"}]}'::json end, p.at
  from pairs p, unnest(array['submit', 'approve', 'edit']) step, (select user_id from people where n = 1) first
 where p.k = 1 and (step <> 'edit' or p.n % 100 < 13)
 order by p.at;
