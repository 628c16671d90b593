import type { ProfileFormData } from '@suchi/contracts';
import type {
  LifecycleProfile,
  MaritalStatus,
  ProfileChanges,
  ProfileForm,
  ProfileStatus,
} from '@suchi/domain';

/** The columns of a profile that its lifecycle reads and writes. */
export interface LifecycleRow {
  id: number;
  user: string;
  status: ProfileStatus;
  last_status: ProfileStatus | null;
  marital_status: MaritalStatus | null;
  marital_status_before_marriage: MaritalStatus | null;
  married_by_vmm: boolean;
  rejection_reason: string | null;
  is_attending: number | null;
  gender: 'Male' | 'Female' | null;
  /** As the database writes it, `YYYY-MM-DD`. */
  birthday: string | null;
  date_created: Date;
}

export function parseLifecycle(row: LifecycleRow): LifecycleProfile {
  return {
    status: row.status,
    lastStatus: row.last_status,
    maritalStatus: row.marital_status,
    maritalStatusBeforeMarriage: row.marital_status_before_marriage,
    marriedByAssociation: row.married_by_vmm,
    rejectionReason: row.rejection_reason,
    isAttending: row.is_attending === 1 ? true : row.is_attending === -1 ? false : null,
    gender: row.gender,
    birthday: row.birthday,
  };
}

/** The changes of a transition as columns; what the transition does not name is not written. */
export function encodeChanges(changes: ProfileChanges): Record<string, unknown> {
  const { isAttending } = changes;
  const columns: Record<string, unknown> = {
    status: changes.status,
    last_status: changes.lastStatus,
    marital_status: changes.maritalStatus,
    marital_status_before_marriage: changes.maritalStatusBeforeMarriage,
    married_by_vmm: changes.marriedByAssociation,
    rejection_reason: changes.rejectionReason,
    is_attending: isAttending === undefined ? undefined : isAttending === null ? 0 : isAttending ? 1 : -1,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** The form under the domain's names, for its rules. */
export function parseForm(data: ProfileFormData): ProfileForm {
  return {
    firstName: data.first_name,
    middleName: data.middle_name,
    lastName: data.last_name,
    petName: data.petname,
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

const jsonColumns = ['children', 'new_birth_place', 'new_native_place', 'new_location'] as const;

/** The form as columns of the profile; addresses are rows of their own. */
export function encodeForm({ addresses: _addresses, ...form }: ProfileFormData): Record<string, unknown> {
  const columns: Record<string, unknown> = {
    ...form,
    // A draft may leave a count open; the table knows only numbers.
    brothers_married: form.brothers_married ?? 0,
    brothers_unmarried: form.brothers_unmarried ?? 0,
    sisters_married: form.sisters_married ?? 0,
    sisters_unmarried: form.sisters_unmarried ?? 0,
    children_data: JSON.stringify(form.children),
  };
  for (const column of jsonColumns) {
    const value = form[column];
    columns[column] = value === null ? null : JSON.stringify(value);
  }
  return columns;
}
