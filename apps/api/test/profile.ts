import { lookupRows } from '../seed/reference/index.ts';

const idOf = (lookup: string, position = 0) =>
  lookupRows.filter((row) => row.lookup === lookup)[position]?.id ?? null;
const place = (name: string) => ({
  name,
  formatted_address: `${name}, Maharashtra, India`,
  lat: 18.5,
  lng: 73.8,
});

/** A complete profile, as a careful family would fill it in. */
export function buildProfile(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    first_name: 'Rohan',
    middle_name: 'Prakash',
    last_name: 'Deshpande',
    maternal_surname: 'Kelkar',
    gender: 'Male',
    main_photo: '00000000-0000-4000-8000-0000000000f1',
    marital_status: 'Divorced',
    brithday: '1995-03-04',
    birth_time: '06:30',
    new_birth_place: place('Satara'),
    new_native_place: place('Wai'),
    new_location: place('Pune'),
    new_country: 'India',
    height: 175.26,
    weight: 70,
    blood_group: idOf('Blood Group'),
    gotra: idOf('Gotra'),
    job_type: 11203,
    organization_name: 'Sahyadri Software',
    designation: 'Engineer',
    income: 1_200_000,
    heighest_education: idOf('Education New'),
    second_heighest_education: idOf('Education New', 1),
    partner_expectations:
      'A kind and cheerful person who values family education and honest work above everything',
    addresses: [
      { name: 'Home', address: '12 Laxmi Road', city: 'Pune', pincode: '411030', mobile: '9000012345' },
    ],
    ...changes,
  };
}

/** The file that `buildProfile` names as its photo. */
export const photoInsert = `insert into directus_files (id, storage, filename_download)
  values ('00000000-0000-4000-8000-0000000000f1', 'local', 'photo.webp') on conflict do nothing`;
