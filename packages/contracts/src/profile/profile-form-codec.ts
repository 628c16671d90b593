import type { AddressForm, ChildForm, ProfileForm, ProfileFormField } from '@suchi/domain/profile';
import type { ProfileFormData } from './profile-form.ts';

/** Converts the form to the domain's names, for its rules. */
export function parseProfileForm(data: ProfileFormData): ProfileForm {
  return {
    firstName: data.first_name,
    middleName: data.middle_name,
    lastName: data.last_name,
    petName: data.petname,
    email: data.email,
    gender: data.gender,
    maternalSurname: data.maternal_surname,
    nativePlace: data.new_native_place?.name ?? null,
    mainPhoto: data.main_photo,
    maritalStatus: data.marital_status,
    hasChildren: data.has_children,
    childrenCount: data.children_count,
    children: data.children,
    birthPlace: data.new_birth_place?.name ?? null,
    birthTime: data.birth_time,
    birthday: data.brithday,
    heightCm: data.height,
    weightKg: data.weight,
    bloodGroup: data.blood_group,
    gotra: data.gotra,
    disability: data.mention_disability,
    brothersMarried: data.brothers_married,
    brothersUnmarried: data.brothers_unmarried,
    sistersMarried: data.sisters_married,
    sistersUnmarried: data.sisters_unmarried,
    jobType: data.job_type,
    organizationName: data.organization_name,
    occupation: data.new_occupation,
    designation: data.designation,
    income: data.income,
    incomeCurrency: data.income_currency,
    highestEducation: data.heighest_education,
    secondHighestEducation: data.second_heighest_education,
    educationStream: data.education_stream,
    workLocation: data.new_location?.name ?? null,
    partnerExpectations: data.partner_expectations,
    addresses: data.addresses.map((address) => ({
      name: address.name,
      address: address.address,
      city: address.city,
      pincode: address.pincode,
      countryId: address.country,
      mobile: address.mobile,
      alternativeMobile: address.mobile_alternative,
    })),
  };
}

const dataNames: Record<keyof ProfileForm, keyof ProfileFormData> = {
  firstName: 'first_name',
  middleName: 'middle_name',
  lastName: 'last_name',
  petName: 'petname',
  email: 'email',
  gender: 'gender',
  maternalSurname: 'maternal_surname',
  nativePlace: 'new_native_place',
  mainPhoto: 'main_photo',
  maritalStatus: 'marital_status',
  hasChildren: 'has_children',
  childrenCount: 'children_count',
  children: 'children',
  birthPlace: 'new_birth_place',
  birthTime: 'birth_time',
  birthday: 'brithday',
  heightCm: 'height',
  weightKg: 'weight',
  bloodGroup: 'blood_group',
  gotra: 'gotra',
  disability: 'mention_disability',
  brothersMarried: 'brothers_married',
  brothersUnmarried: 'brothers_unmarried',
  sistersMarried: 'sisters_married',
  sistersUnmarried: 'sisters_unmarried',
  jobType: 'job_type',
  organizationName: 'organization_name',
  occupation: 'new_occupation',
  designation: 'designation',
  income: 'income',
  incomeCurrency: 'income_currency',
  highestEducation: 'heighest_education',
  secondHighestEducation: 'second_heighest_education',
  educationStream: 'education_stream',
  workLocation: 'new_location',
  partnerExpectations: 'partner_expectations',
  addresses: 'addresses',
};

const addressNames: Record<keyof AddressForm, string> = {
  name: 'name',
  address: 'address',
  city: 'city',
  pincode: 'pincode',
  countryId: 'country',
  mobile: 'mobile',
  alternativeMobile: 'mobile_alternative',
};

/**
 * The path of a domain field in the form data: `birthday` is `brithday`, `addresses.0.countryId` is
 * `addresses.0.country`.
 */
export function dataPathOf(field: ProfileFormField): string {
  const [list, index, part] = field.split('.') as [
    keyof ProfileForm,
    string?,
    (keyof AddressForm | keyof ChildForm)?,
  ];
  if (index === undefined || part === undefined) return dataNames[list];
  return `${list}.${index}.${list === 'addresses' ? addressNames[part as keyof AddressForm] : part}`;
}
