import { indiaCountryId } from '@suchi/domain/discovery';
import { genders, incomeCurrencies, photoLimits, singleStatuses } from '@suchi/domain/profile';
import * as z from 'zod/mini';
import { place } from './places.ts';
import { calendarDate, rowId, typedText } from '../basics/building-blocks.ts';

const text = (maxLength: number) => z._default(z.nullable(typedText(maxLength)), null);

const id = z._default(z.nullable(rowId), null);
const fileId = z.uuid().check(z.toLowerCase());
const wholeNumber = z._default(z.nullable(z.int()), null);
const yesNo = z._default(z.boolean(), false);
const file = z._default(z.nullable(fileId), null);
const day = z._default(z.nullable(calendarDate), null);

const timePattern = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const timeOfDay = z._default(z.nullable(z.string().check(z.regex(timePattern, 'time'))), null);

const somewhere = z._default(z.nullable(place), null);

/** One address of the family, as its author sends it. */
export const profileAddress = z.object({
  name: text(200),
  address: text(1000),
  city: text(100),
  pincode: text(12),
  country: z._default(z.nullable(rowId), indiaCountryId),
  mobile: text(20),
  mobile_alternative: text(20),
});

const child = z.object({ gender: z.nullable(z.enum(genders)), age: z.nullable(z.int()) });

/**
 * A profile as its author sends it, under the names of the data. Everything may be missing, because drafts
 * are saved incomplete; the domain checks what a submission needs.
 */
export const profileForm = z.object({
  first_name: text(100),
  middle_name: text(100),
  last_name: text(100),
  own_script_name: text(300),
  petname: text(100),
  maternal_surname: text(100),
  gender: z._default(z.nullable(z.enum(genders)), null),
  email: text(254),
  main_photo: file,
  photos: z._default(z.array(fileId).check(z.maxLength(photoLimits.maxCount)), []),
  main_video: file,
  marital_status: z._default(z.nullable(z.enum(singleStatuses)), null),
  has_children: yesNo,
  children_count: wholeNumber,
  children: z._default(z.array(child).check(z.maxLength(10)), []),
  brithday: day,
  birth_time: timeOfDay,
  new_birth_place: somewhere,
  new_native_place: somewhere,
  new_location: somewhere,
  new_country: text(100),
  height: z._default(z.nullable(z.number()), null),
  weight: wholeNumber,
  complexion: text(50),
  body_build: text(50),
  blood_group: id,
  gotra: id,
  partner_expectations: text(5000),
  brothers_married: wholeNumber,
  brothers_unmarried: wholeNumber,
  sisters_married: wholeNumber,
  sisters_unmarried: wholeNumber,
  is_handicapped: yesNo,
  mention_disability: text(1000),
  match_horoscope: yesNo,
  job_type: id,
  organization_name: text(200),
  new_occupation: text(200),
  designation: text(200),
  income: wholeNumber,
  income_currency: z._default(z.enum(incomeCurrencies), 'INR'),
  heighest_education: id,
  second_heighest_education: id,
  education_sector: text(100),
  // Longer than the limit of the rule, so that the rule can report it.
  education_stream: text(1000),
  new_education: z._default(z.array(rowId).check(z.maxLength(10)), []),
  social_facebook: text(255),
  social_linkedin: text(255),
  social_twitter: text(255),
  addresses: z._default(z.array(profileAddress).check(z.maxLength(20)), []),
});
export type ProfileFormData = z.output<typeof profileForm>;
