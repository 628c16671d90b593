import type { Duty } from '@suchi/domain/accounts';

const list = (names: string) => names.trim().split(/\s+/);

/**
 * What each duty reads of a member's rows through the engine, written by hand and not made from the policies. A
 * duty writes nothing, and a collection or field that is not here is refused.
 */
export const readByEveryDuty: Record<string, string[]> = {
  admin_setting: list(`id isactive_search isactive_suchibook suchi_start_date suchi_end_date
    enable_search_subscription subscription_start_date subscription_end_date enable_gender_switch public_display_on
    public_display_start_date public_display_end_date contact_reveal_daily_limit contact_always_shown
    latest_birth_date mail_enabled`),
  edition:
    list(`id year is_current sections tv_ranges printed_up_to_serial index_below_serial tv_pdf_last_serial
    registration_until event_date event_place delivery_after delivery_days activation_cutoff
    early_subscription_before early_subscription_sees_until subscription_price tester_price suchi_price`),
  qdb_lookup: list('id lookup name description state date record_type'),
  qdb_lookup_type: list('id name'),
};

export const readByDuty: Record<Duty, Record<string, string[]>> = {
  review: {
    directus_users:
      list(`id first_name last_name email mobile status email_verified is_reactivated date_created
      matrimonial_profiles`),
    qd_matrimonial_profile:
      list(`id user status last_status rejection_reason validation_errors is_hidden hidden_by_staff
      serial_number edition consent_at consent_by date_created date_updated children_data married_by_vmm
      is_attending birth_place native_place location country occupation education handicapped first_name middle_name
      last_name own_script_name petname maternal_surname gender email main_photo photos main_video marital_status
      has_children children_count children brithday birth_time new_birth_place new_native_place new_location
      new_country height weight complexion body_build blood_group gotra partner_expectations brothers_married
      brothers_unmarried sisters_married sisters_unmarried is_handicapped mention_disability match_horoscope
      job_type organization_name new_occupation designation income income_currency heighest_education
      second_heighest_education education_sector education_stream new_education addresses social_facebook
      social_linkedin social_twitter author_relation author_relation_text has_consent father_name
      father_occupation mother_name mother_occupation user_created marital_status_before_marriage`),
    qd_address: list('id profile name address city pincode country mobile mobile_alternative'),
    qd_matrimonial_profile_files: list('id qd_matrimonial_profile_id directus_files_id'),
    qd_matrimonial_profile_education: list('id qd_matrimonial_profile_id qdb_lookup_id'),
  },
  treasury: {
    directus_users: list(
      'id first_name last_name email mobile membership_valid_till qd_payments subscriptions',
    ),
    qd_subscriptions: list('id user plan status is_archived start_date end_date payments date_created'),
    qd_payments: list(`id user status amount currency order_type order_id payment_id notes subscription order
      date_created captured_at`),
  },
  dispatch: {
    directus_users: list(
      'id first_name last_name email mobile suchi_book_order suchi_name delivery_address orders',
    ),
    qd_order:
      list(`id user order_date order_status status is_archived edition name address city pincode mobile
      alternate_mobile date_updated delivery_kind carrier tracking_number dispatched_at delivered_at`),
  },
  event: {
    qd_matrimonial_profile: list(`id status first_name middle_name last_name gender serial_number edition
      main_photo is_attending`),
  },
};
