import { currentUserFields } from '@suchi/contracts/accounts';
import { listFieldsSeenBy } from '@suchi/domain/profiles';

// A field that is added to the schema is denied to everyone until it is named here. The fields of the profile's form
// say in their declarations who reads them.

/** Fields of the own account for everybody. The pages do not need the last two. */
export const ownAccountFields = [...currentUserFields, 'membership_valid_till', 'suchi_book_order'];

/** Further fields that a member may read of the own account. */
export const ownAccountExtras = [
  'suchi_name',
  'delivery_address',
  'date_created',
  'matrimonial_profiles',
  'favourite_profile',
  'block_profile',
  'orders',
  'qd_payments',
  'subscriptions',
] as const;

const profileState = [
  'id',
  'user',
  'status',
  'last_status',
  'rejection_reason',
  'validation_errors',
  'is_hidden',
  'hidden_by_staff',
  'serial_number',
  'edition',
  'consent_at',
  'consent_by',
  'date_created',
  'date_updated',
];

/** Beside the fields of the form: derived copies, answers, and columns of the older system. */
const profileExtras = [
  'children_data',
  'married_by_vmm',
  'is_attending',
  'birth_place',
  'native_place',
  'location',
  'country',
  'occupation',
  'education',
  'handicapped',
];

/** A profile for its owner. */
export const ownProfileFields = [...profileState, ...profileExtras, ...listFieldsSeenBy('owner')];

export const addressFields = [
  'id',
  'profile',
  'name',
  'address',
  'city',
  'pincode',
  'country',
  'mobile',
  'mobile_alternative',
];

export const subscriptionFields = [
  'id',
  'user',
  'plan',
  'status',
  'is_archived',
  'start_date',
  'end_date',
  'payments',
  'date_created',
];

export const paymentFields = [
  'id',
  'user',
  'status',
  'amount',
  'currency',
  'order_type',
  'order_id',
  'payment_id',
  'notes',
  'subscription',
  'order',
  'date_created',
  'captured_at',
];

/** The delivery address that a member enters after ordering. */
export const deliveryFields = ['name', 'address', 'city', 'pincode', 'mobile', 'alternate_mobile'];

export const orderFields = [
  'id',
  'user',
  'order_date',
  'order_status',
  'status',
  'is_archived',
  'edition',
  'amount',
  'razorpay_order_id',
  'razorpay_payment_id',
  ...deliveryFields,
  'delivery_kind',
  'carrier',
  'tracking_number',
  'dispatched_at',
  'delivered_at',
  'date_updated',
];

export const lookupFields = [
  'id',
  'lookup',
  'name',
  'description',
  'state',
  'date',
  'record_type',
  'date_created',
];

export const editionFields = [
  'id',
  'year',
  'is_current',
  'sections',
  'printed_up_to_serial',
  'registration_until',
  'event_date',
  'event_place',
  'delivery_after',
  'delivery_days',
  'activation_cutoff',
  'early_subscription_before',
  'early_subscription_sees_until',
  'subscription_price',
  'tester_price',
  'suchi_price',
];

/** What staff decide each year and members need not know. */
export const editionFieldsForStaff = [
  ...editionFields,
  'book_word',
  'paper_microns',
  'page_multiple',
  'gst_number',
  'gst_rate_percent',
  'gst_service_code',
  'gst_book_code',
];

export const settingFields = [
  'id',
  'isactive_search',
  'isactive_suchibook',
  'suchi_start_date',
  'suchi_end_date',
  'enable_search_subscription',
  'subscription_start_date',
  'subscription_end_date',
  'enable_gender_switch',
  'public_display_on',
  'public_display_start_date',
  'public_display_end_date',
  'contact_reveal_daily_limit',
  'contact_always_shown',
  'latest_birth_date',
  'mail_enabled',
  'support_email',
  'support_phone',
  'chat_url',
];

/** What the public pages show about the association; only staff write it. */
const publicFactFields = [
  'association_name',
  'association_address',
  'grievance_officer_name',
  'grievance_officer_email',
  'grievance_officer_phone',
];

/** Settings that only staff may read. */
export const settingFieldsForStaff = [
  ...settingFields,
  'office_email',
  ...publicFactFields,
  'association_pan',
  'association_registration',
  'reveal_burst_count',
  'reveal_burst_minutes',
  'reveal_pause_minutes',
  'profile_open_daily_limit',
  'report_alert_count',
  'report_alert_days',
];

export const newsFields = ['id', 'title', 'published_on', 'body', 'picture', 'is_published'];
