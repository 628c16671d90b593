import { profileForm, type ProfileFormData } from '@suchi/contracts/profiles';
import { jobTypeIds } from '@suchi/domain/profiles';

/** An invented, complete profile. */
export const sampleProfile: ProfileFormData = profileForm.parse({
  first_name: 'Rohan',
  middle_name: 'Vasant',
  last_name: 'Deshpande',
  gender: 'Male',
  maternal_surname: 'Gokhale',
  brithday: '1997-06-14',
  birth_time: '10:42:00',
  new_birth_place: { name: 'Ratnagiri', formatted_address: '', lat: null, lng: null },
  new_native_place: { name: 'Guhagar', formatted_address: '', lat: null, lng: null },
  new_location: { name: 'Pune', formatted_address: '', lat: null, lng: null },
  height: 177.8,
  blood_group: 1,
  gotra: 2,
  heighest_education: 3,
  second_heighest_education: 4,
  job_type: jobTypeIds.service,
  designation: 'Plant Manager',
  organization_name: 'Sona Auto Parts',
  income: 1_600_000,
  brothers_married: 1,
  sisters_unmarried: 1,
  partner_expectations: 'Educated, family minded, kind to elders, and happy to live in Pune.',
  addresses: [
    {
      name: 'Vasant Deshpande',
      address: '12 Karve Road',
      city: 'Pune',
      pincode: '411004',
      mobile: '9000012345',
      mobile_alternative: null,
    },
  ],
});

const lookupNames = new Map([
  [1, 'O+'],
  [2, 'Kashyap'],
  [3, 'B.E. Mechanical'],
  [4, 'MBA'],
  [jobTypeIds.undisclosed, 'Not disclosed'],
]);

export const sampleLookupName = (id: number) => lookupNames.get(id);
