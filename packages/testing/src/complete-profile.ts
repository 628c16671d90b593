/** A profile form under the names of the data, with a loose type so that tests can send invalid values. */
export type ProfileInput = Record<string, unknown>;

const place = (name: string) => ({
  name,
  formatted_address: `${name}, Maharashtra, India`,
  lat: 18.5,
  lng: 73.8,
});

/** The only address of the complete profile. */
export const caseAddress = {
  name: 'Home',
  address: '12 Laxmi Road',
  city: 'Pune',
  pincode: '411030',
  country: 1470,
  mobile: '9000012345',
  mobile_alternative: null,
};

/** The photo of the complete profile; tests against the real server replace it with one of the member's own. */
export const casePhotoId = '00000000-0000-4000-8000-0000000000f1';

/** A complete and valid profile; the ids are those of the reference lists. */
export const completeProfile = {
  author_relation: 'myself',
  author_relation_text: null,
  has_consent: false,
  first_name: 'Rohan',
  middle_name: 'Prakash',
  last_name: 'Deshpande',
  own_script_name: 'रोहन देशपांडे',
  petname: 'Ronu',
  maternal_surname: 'Kelkar',
  gender: 'Male',
  email: 'rohan.deshpande@example.org',
  main_photo: casePhotoId,
  photos: [],
  main_video: null,
  marital_status: 'Divorced',
  has_children: true,
  children_count: 2,
  children: [
    { gender: 'Female', age: 6 },
    { gender: 'Male', age: 4 },
  ],
  brithday: '1995-03-04',
  birth_time: '06:30',
  birth_time_accuracy: 'exact',
  new_birth_place: place('Satara'),
  new_native_place: place('Wai'),
  new_location: place('Pune'),
  new_country: 'India',
  height: 175.26,
  weight: 70,
  complexion: 'Wheatish',
  body_build: 'Average',
  blood_group: 11101,
  gotra: 13001,
  maternal_gotra: 13002,
  food: 'vegetarian',
  would_live_in: 'india',
  partner_expectations:
    'A kind and cheerful person who values family, education and honest work above everything',
  father_name: 'Prakash Deshpande',
  father_occupation: 'Retired teacher',
  mother_name: 'Sunanda Deshpande',
  mother_occupation: 'Homemaker',
  brothers_married: 1,
  brothers_unmarried: 0,
  sisters_married: 0,
  sisters_unmarried: 1,
  is_handicapped: false,
  mention_disability: null,
  match_horoscope: true,
  job_type: 11203,
  organization_name: 'Sahyadri Software',
  new_occupation: 'Engineer',
  designation: 'Team lead',
  income: 1_200_000,
  income_currency: 'INR',
  heighest_education: 12001,
  second_heighest_education: 12002,
  education_sector: 'Engineering',
  education_stream: 'Computer science',
  new_education: [],
  social_facebook: null,
  social_linkedin: null,
  social_twitter: null,
  addresses: [caseAddress],
} satisfies ProfileInput;
