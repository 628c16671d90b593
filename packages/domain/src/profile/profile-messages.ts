/**
 * The messages about a submitted profile, by code. The first two parts are the exact texts of the
 * specification, `atleast` included, because members know them. The third part covers rules without a text.
 */
export const profileMessages = {
  first_name_required: 'First Name Required',
  last_name_required: 'Last Name Required',
  gender_required: 'Gender Required',
  maternal_surname_required: 'Maternal Surname Required',
  native_place_required: 'Native Place Required',
  main_photo_required: 'Main Photo Required',
  marital_status_required: 'Marital Status Required',
  birth_place_required: 'Birth Place Required',
  birth_time_required: 'Birth time Required',
  birth_date_required: 'Birth Date Required',
  height_required: 'Height Required',
  weight_required: 'Weight Required',
  blood_group_required: 'Blood Group Required',
  gotra_required: 'Gotra Required',
  job_type_required: 'Job Type Required',
  organization_name_required: 'Organization Name Required',
  designation_required: 'Designation Required',
  income_required: 'Income is Required',
  highest_education_required: 'Highest Education Required',
  second_highest_education_required: 'Second Highest Education Required',
  work_location_required: 'Work Location Required',

  partner_expectations_too_short: 'Partner expectations must have atleast 10 words',
  address_required: 'Add atleast one address',
  address_name_required: 'Name in address is not filled',
  phone_with_country_code: 'Phone number must be 10 digits (excluding country code)',
  phone_without_country_code: 'Phone number must be 10 digits',
  not_english: 'Only english language is accepted',
  email_invalid: 'Please enter valid email address',

  birth_date_invalid: 'Birth Date is not a date',
  under_legal_age: 'The legal age of marriage is 21 for men and 18 for women',
  born_too_late: 'Birth Date is too late for this suchi',
  height_out_of_range: 'Height must be between 3 ft 0 in and 8 ft 11 in',
  weight_out_of_range: 'Weight must be between 1 and 200 kg',
  income_out_of_range: 'Income must be at most 20,000,000',
  siblings_out_of_range: 'Number of siblings must be between 0 and 10',
  children_count_out_of_range: 'Number of children must be between 1 and 10',
  child_age_out_of_range: 'Age of a child must be between 0 and 30',
  education_text_too_long: 'Education specialization must be at most 100 characters',
  second_education_same: 'Second Highest Education must differ from the highest',
} as const;
export type ProfileCode = keyof typeof profileMessages;
