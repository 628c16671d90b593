import type { Carrier, DeliveryKind } from '@suchi/domain/money';
import type {
  BirthTimeAccuracy,
  FieldNameOfKind,
  Food,
  FutureHome,
  StoredRelation,
} from '@suchi/domain/profiles';

/** A calendar date, `YYYY-MM-DD`. */
export type DemoDate = string;
/** An instant in UTC, ISO 8601. */
export type DemoInstant = string;

export type DemoGender = 'Male' | 'Female';
export type DemoStatus = 'Draft' | 'Pending' | 'Active' | 'Blocked' | 'Rejected' | 'married';
export type DemoMaritalStatus = 'Unmarried' | 'Divorced' | 'Widow' | 'Widower' | 'married';
export type DemoCurrency = 'INR' | 'USD' | 'GBP' | 'EUR';

/** A place in the format of the maps service. */
export interface DemoPlace {
  name: string;
  formatted_address: string;
  lat: number;
  lng: number;
}

/** A row of `directus_users`; `role` is a name, which the loader maps to its id. */
export interface UserRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  mobile: string | null;
  role: 'user' | 'staff' | 'admin';
  email_verified: boolean;
  is_tester: boolean;
  is_reactivated: boolean;
  membership_valid_till: DemoDate | null;
  suchi_book_order: 'ordered' | 'dispatched' | 'delivered' | null;
  suchi_name: string | null;
  delivery_address: string | null;
  date_created: DemoInstant;
}

export interface DemoChild {
  gender: DemoGender;
  age: number;
}

type FormTexts = Record<FieldNameOfKind<'text' | 'longText' | 'lookupName' | 'time'>, string | null>;
type FormNumbers = Record<FieldNameOfKind<'number' | 'decimal' | 'lookup'>, number | null>;
type FormCounts = Record<FieldNameOfKind<'count'>, number>;
type FormSwitches = Record<FieldNameOfKind<'boolean'>, boolean>;
type FormPlaces = Record<FieldNameOfKind<'place'>, DemoPlace | null>;

/** A row of `qd_matrimonial_profile`: what the form declares, and what else the table has. */
export interface ProfileRow extends FormTexts, FormNumbers, FormCounts, FormSwitches, FormPlaces {
  id: number;
  user: string;
  user_created: string;
  author_relation: StoredRelation;
  consent_at: DemoInstant | null;
  consent_by: string | null;
  status: DemoStatus;
  last_status: DemoStatus | null;
  rejection_reason: string | null;
  validation_errors: Record<string, string> | null;
  is_hidden: boolean;
  serial_number: number | null;
  edition: number | null;
  gender: DemoGender | null;
  email: string;
  main_photo: string | null;
  main_video: null;
  marital_status: DemoMaritalStatus | null;
  marital_status_before_marriage: DemoMaritalStatus | null;
  married_by_vmm: boolean;
  children: DemoChild[] | null;
  children_data: string | null;
  brithday: DemoDate | null;
  birth_place: number | null;
  native_place: number | null;
  location: number | null;
  country: number | null;
  handicapped: string | null;
  occupation: number | null;
  income_currency: DemoCurrency;
  food: Food | null;
  would_live_in: FutureHome | null;
  birth_time_accuracy: BirthTimeAccuracy | null;
  education: number | null;
  is_attending: 1 | -1 | null;
  hall_consent: boolean | null;
  name_key: string;
  place_key: string | null;
  shown_since: DemoInstant | null;
  confirmed_at: DemoInstant | null;
  date_created: DemoInstant;
  date_updated: DemoInstant | null;
}

/** A row of `qd_address`. */
export interface AddressRow {
  id: number;
  profile: number;
  name: string;
  address: string;
  city: string;
  pincode: string;
  country: number;
  mobile: string | null;
  mobile_alternative: string | null;
}

/** A photograph to draw; `id` is the key of its file. */
export interface PhotoFile {
  id: string;
  profile: number;
  title: string;
  filename: string;
  portrait: { seed: string; gender: DemoGender; age: number; variant: number };
}

/** A row of `qd_matrimonial_profile_files`: the gallery. */
export interface ProfilePhotoRow {
  id: number;
  qd_matrimonial_profile_id: number;
  directus_files_id: string;
}

/** A row of `qd_matrimonial_profile_education`. */
export interface ProfileEducationRow {
  id: number;
  qd_matrimonial_profile_id: number;
  qdb_lookup_id: number;
}

/** A row of the favourite or of the block junction. */
export interface UserProfileRow {
  id: number;
  directus_users_id: string;
  qd_matrimonial_profile_id: number;
  date_created: DemoInstant;
}

/** A row of `matrimonial_profile_notes`. */
export interface NoteRow {
  id: number;
  note: string;
  user_created: string;
  matrinonial_profile: number;
  date_created: DemoInstant;
}

/** A row of `qd_subscriptions`. */
export interface SubscriptionRow {
  id: number;
  user: string;
  plan: 'online_search';
  status: 'active' | 'cancelled';
  is_archived: boolean;
  start_date: DemoDate;
  end_date: DemoDate;
  date_created: DemoInstant;
}

/** The ids of this season's edition and of the one before. */
export interface DemoEditionIds {
  last: number;
  current: number;
}

/** A row of `qd_order`; `amount` in paise. */
export interface OrderRow {
  id: number;
  user: string;
  order_date: DemoInstant;
  order_status: 'ordered' | 'dispatched' | 'delivered';
  status: 'pending' | 'paid';
  is_archived: boolean;
  edition: number | null;
  amount: number;
  razorpay_order_id: string | null;
  razorpay_payment_id: string | null;
  name: string | null;
  address: string | null;
  city: string | null;
  pincode: string | null;
  mobile: string | null;
  alternate_mobile: string | null;
  delivery_kind: DeliveryKind;
  carrier: Carrier | null;
  tracking_number: string | null;
  dispatched_at: DemoInstant | null;
  delivered_at: DemoInstant | null;
  date_updated: DemoInstant | null;
}

/** A row of `qd_payments`; `amount` in paise. */
export interface PaymentRow {
  id: number;
  user: string;
  status: 'pending' | 'captured' | 'failed' | 'refunded';
  amount: number;
  currency: 'INR';
  order_type: 'subscription' | 'suchi';
  /** Null for a purchase that is not begun at the provider. */
  order_id: string | null;
  payment_id: string | null;
  method: 'upi' | 'card' | 'netbanking' | null;
  bank_reference: string | null;
  notes: { user_id: string; amount: number; order_type: string; subscription_plan_id?: string };
  subscription: number | null;
  order: number | null;
  date_created: DemoInstant;
  captured_at: DemoInstant | null;
}
