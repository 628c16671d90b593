-- Fills $1 plausible profiles with their accounts, inside the database and in one go: for benchmarks, where the shape
-- of the data matters and the people do not. Spread like the demo community: two thirds searchable, the rest in the
-- other statuses; newest first means something because creation is spread over three years.

create temporary table names as
select array['Aarav','Aditya','Ajinkya','Akash','Amit','Aniket','Chinmay','Gaurav','Harsh','Kaustubh','Kedar','Mihir','Nikhil',
             'Omkar','Parth','Prasad','Rahul','Rohan','Sagar','Sanket','Siddharth','Tejas','Vedant','Yash'] as men,
       array['Aditi','Amruta','Ananya','Anjali','Bhakti','Dipti','Gauri','Ira','Isha','Janhavi','Ketaki','Kavya','Manasi',
             'Meera','Mrunal','Neha','Pallavi','Prachi','Radhika','Rutuja','Sayali','Shruti','Tanvi','Vaishnavi'] as women,
       array['Joshi','Kulkarni','Deshpande','Patil','Pawar','Jadhav','Shinde','More','Bhosale','Gokhale','Kelkar','Apte','Sathe',
             'Phadke','Ranade','Shah','Mehta','Patel','Desai','Parekh','Trivedi','Joglekar','Karve','Gadgil','Deshmukh','Chavan',
             'Kale','Mane','Sawant','Naik'] as families,
       array['Mumbai','Pune','Thane','Nashik','Nagpur','Kolhapur','Sangli','Satara','Solapur','Ahmedabad','Surat','Vadodara',
             'Rajkot','Belagavi','Panaji','Indore','Bengaluru','Hyderabad','Jersey City','London'] as towns,
       (select array_agg(distinct description) from qdb_lookup where lookup = 'Education New') as sectors,
       (select array_agg(id) from qdb_lookup where lookup = 'Education New') as educations,
       (select array_agg(id) from qdb_lookup where lookup = 'Gotra') as gotras,
       (select array_agg(id) from qdb_lookup where lookup = 'Blood Group') as bloods;

create temporary table people as
select n,
       -- A mixing of the number, so that columns are independent and every run gives the same people.
       hashint4(n) & 2147483647 as h1, hashint4(n * 31 + 7) & 2147483647 as h2, hashint4(n * 131 + 13) & 2147483647 as h3,
       n % 2 = 0 as is_man,
       (lpad(to_hex(n), 8, '0') || '-5ca1-4000-8000-000000000000')::uuid as user_id
  from generate_series(1, $1) n;

insert into directus_users (id, first_name, last_name, email, mobile, role, status, provider, email_verified, is_reactivated, date_created)
select user_id,
       case when is_man then men[1 + h1 % array_length(men, 1)] else women[1 + h1 % array_length(women, 1)] end,
       families[1 + h2 % array_length(families, 1)],
       'scale-' || n || '@example.org', '9190' || lpad(n::text, 8, '0'),
       '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f0001', 'active', 'default', true, h3 % 10 < 7,
       timestamptz '2026-11-01' - (h3 % 1095) * interval '1 day' - (h1 % 86400) * interval '1 second'
  from people, names;

-- There is no picture behind these: what is measured is finding and signing, not serving.
insert into directus_files (id, storage, filename_disk, filename_download, title, type, folder, uploaded_by, filesize, width,
                            height, metadata)
select (lpad(to_hex(n), 8, '0') || '-5ca1-4000-8000-00000000f11e')::uuid, 'local', n || '.webp', 'photo.jpg', 'Photo',
       'image/webp', '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f2001', user_id, 60000 + h2 % 90000, 1200, 1500,
       json_build_object('blur', repeat(md5(n::text), 5))
  from people;

insert into qd_matrimonial_profile (
  id, "user", user_created, status, is_hidden, first_name, middle_name, last_name, gender, email, marital_status, brithday, birth_time,
  new_birth_place, new_native_place, new_location, place_key, country, new_country, height, weight, blood_group, gotra, job_type,
  organization_name, designation, income, heighest_education, education_sector, education_stream, match_horoscope, is_handicapped,
  food, would_live_in, partner_expectations, is_attending, main_photo, confirmed_at, date_created, date_updated)
select n, user_id, user_id,
       (array['Active','Active','Active','Active','Active','Active','Active','Pending','Draft','married'])[1 + h3 % 10],
       h2 % 50 = 0,
       case when is_man then men[1 + h1 % array_length(men, 1)] else women[1 + h1 % array_length(women, 1)] end,
       men[1 + h2 % array_length(men, 1)], families[1 + h2 % array_length(families, 1)],
       case when is_man then 'Male' else 'Female' end, 'scale-' || n || '@example.org',
       (array['Unmarried','Unmarried','Unmarried','Unmarried','Unmarried','Unmarried','Divorced',
              case when is_man then 'Widower' else 'Widow' end])[1 + h1 % 8],
       date '2004-12-31' - (h2 % 7300), time '00:00' + (h1 % 1440) * interval '1 minute',
       place, place, place, ',' || lower(place ->> 'name') || ',india,37:147,', 1470, case when h1 % 20 >= 18 then 'USA' else 'India' end,
       round((case when is_man then 158 else 147 end + h3 % 30)::numeric, 2), 45 + h2 % 50,
       bloods[1 + h1 % array_length(bloods, 1)], gotras[1 + h2 % array_length(gotras, 1)],
       (array[11203, 11203, 11203, 11204, 11217])[1 + h3 % 5], 'Organisation ' || h2 % 5000, 'Designation ' || h1 % 300,
       200000 + (h1 % 480) * 10000, educations[1 + h2 % array_length(educations, 1)],
       sectors[1 + h3 % array_length(sectors, 1)], 'Stream ' || h1 % 40, h1 % 3 = 0, h2 % 200 = 0,
       (array['vegetarian','vegetarian','jain','eggs','non_vegetarian'])[1 + h3 % 7],
       (array['india','india','near_home','anywhere','abroad'])[1 + h2 % 8],
       'A kind family from our community who value education and a simple life together', (h3 % 3) - 1,
       (lpad(to_hex(n), 8, '0') || '-5ca1-4000-8000-00000000f11e')::uuid,
       now() - (h2 % 100) * interval '1 day' - (h1 % 86400) * interval '1 second',
       timestamptz '2026-11-01' - (h3 % 1095) * interval '1 day' - (h1 % 86400) * interval '1 second',
       timestamptz '2026-11-01' - (h2 % 90) * interval '1 day'
  from people, names,
       lateral (select json_build_object('name', towns[1 + h1 % array_length(towns, 1)], 'formatted_address',
                towns[1 + h1 % array_length(towns, 1)] || ', India', 'lat', 18.5, 'lng', 73.8) as place) as p;

insert into qd_address (profile, name, city, mobile)
select n, 'Home', towns[1 + h1 % array_length(towns, 1)], '9190' || lpad(n::text, 8, '0') from people, names;

insert into qd_matrimonial_profile_education (qd_matrimonial_profile_id, qdb_lookup_id)
select n, educations[1 + h2 % array_length(educations, 1)] from people, names;

-- Two of three families say what they look for; the towns and degrees of some of them are far apart.
insert into partner_preference (
  profile, age_from, age_to, age_must, height_from, height_to, marital_status, marital_status_must, education, education_must,
  lives_in, lives_in_names, lives_in_near, would_live_in, income, food, food_must, date_created, date_updated)
select n, greatest(18, age + case when is_man then -6 else -1 end), age + case when is_man then 1 else 6 end, h1 % 2 = 0,
       case when h2 % 4 = 0 then 150 end, case when h2 % 4 = 0 then 185 end,
       case when h1 % 3 > 0 then ',Unmarried,' end, h3 % 2 = 0,
       case when h3 % 3 = 0 then 'degree' end, h2 % 5 = 0,
       case when h1 % 4 = 0 then json_build_array(json_build_object('name', town, 'lat', 18.5, 'lng', 73.8)) end,
       case when h1 % 4 = 0 then ',' || lower(town) || ',' end,
       case when h1 % 4 = 0 then ',36:146,36:147,36:148,37:146,37:147,37:148,38:146,38:147,38:148,' end,
       case when h3 % 5 = 0 then ',india,near_home,' end, case when is_man then null else (array[300000, 500000, 800000])[1 + h2 % 6] end,
       case when h2 % 3 = 0 then ',vegetarian,jain,' end, h1 % 5 = 0, now(), now()
  from people, names,
       lateral (select date_part('year', age(date '2026-11-01', date '2004-12-31' - (h2 % 7300)))::integer as age,
                       towns[1 + h3 % array_length(towns, 1)] as town) as t
 where h2 % 3 > 0 or h1 % 9 = 0;
