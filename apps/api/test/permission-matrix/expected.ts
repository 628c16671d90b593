import { type CollectionExpectation, group, hidden, nobody } from './expectation.ts';
import { expectedMelawa } from './expected-melawa.ts';
import { expectedPrivacy } from './expected-privacy.ts';
import { expectedSettings } from './expected-settings.ts';

const pair: CollectionExpectation = {
  deletes: { user: 'd', admin: '' },
  groups: [group('r', '', 'id date_created'), group('cr', '', 'directus_users_id qd_matrimonial_profile_id')],
};

/**
 * Who may do what with which field, written down a second time and by hand: this table is compared with what the
 * server really does, so it must not be made from the policies.
 *
 * Letters: `c` create with this field, `r` read it in row A, `R` read it in row B, `u` update it in row A, `U` in
 * row B. Row A is the member's own (or, where rows have no owner, the one all may see); row B is another
 * member's (or one that only staff may see). A visitor without a session has no letter anywhere.
 */
export const expected: Record<string, CollectionExpectation> = {
  directus_users: {
    deletes: nobody,
    groups: [
      group(
        'r',
        '',
        'id email role email_verified is_tester app_language membership_valid_till suchi_book_order suchi_name',
      ),
      group('r', '', 'delivery_address date_created matrimonial_profiles orders qd_payments subscriptions'),
      group('ru', '', 'first_name last_name is_reactivated'),
      group('r', '', 'mobile'),
      group('r', '', 'favourite_profile block_profile'),
      group('', '', 'status last_access'),
      group('', '', 'password'),
      group(
        '',
        '',
        'otp otp_sent_at otp_tries_used token_generation token tfa_secret policies provider invited_at external_identifier auth_data',
      ),
      group(
        '',
        '',
        'location title description tags avatar language last_page email_notifications appearance',
      ),
      group('', '', 'theme_dark theme_light theme_light_overrides theme_dark_overrides text_direction'),
    ],
  },
  qd_matrimonial_profile: {
    deletes: nobody,
    groups: [
      group(
        'r',
        '',
        'id user status last_status rejection_reason validation_errors is_hidden hidden_by_staff serial_number edition',
      ),
      group(
        'r',
        '',
        'first_name middle_name last_name own_script_name petname maternal_surname gender email',
      ),
      group(
        'r',
        '',
        'main_photo photos main_video marital_status married_by_vmm has_children children_count children',
      ),
      group(
        'r',
        '',
        'children_data brithday birth_time birth_place new_birth_place native_place new_native_place',
      ),
      group(
        'r',
        '',
        'location new_location country new_country height weight complexion body_build blood_group gotra',
      ),
      group(
        'r',
        '',
        'partner_expectations brothers_married brothers_unmarried sisters_married sisters_unmarried',
      ),
      group(
        'r',
        '',
        'is_handicapped handicapped mention_disability match_horoscope job_type organization_name',
      ),
      group('r', '', 'occupation new_occupation designation income income_currency heighest_education'),
      group(
        'r',
        '',
        'second_heighest_education education_sector education_stream education new_education addresses',
      ),
      group('r', '', 'social_facebook social_linkedin social_twitter is_attending date_created date_updated'),
      group('r', '', 'author_relation author_relation_text has_consent consent_at consent_by hide_street'),
      group('r', '', 'father_name father_occupation mother_name mother_occupation'),
      group('r', '', 'food would_live_in maternal_gotra birth_time_accuracy'),
      group('', '', 'user_created marital_status_before_marriage'),
      group(
        '',
        '',
        'bulk_mail_stopped_at family_mail_stopped_at keeps_serial hall_consent attending_edition name_key place_key shown_since',
      ),
      group('', '', 'photo_for number_for shows_horoscope in_book confirmed_at'),
    ],
  },
  qd_address: {
    deletes: nobody,
    groups: [group('r', '', 'id profile name address city pincode country mobile mobile_alternative')],
  },
  qd_matrimonial_profile_files: {
    deletes: nobody,
    groups: [group('r', '', 'id qd_matrimonial_profile_id directus_files_id')],
  },
  qd_matrimonial_profile_education: {
    deletes: nobody,
    groups: [group('r', '', 'id qd_matrimonial_profile_id qdb_lookup_id')],
  },
  profile_revision: hidden(
    'id profile status form changes rejection_reason submitted_at decided_at decided_by date_created date_updated',
  ),
  partner_preference: hidden(
    `id profile age_from age_to height_from height_to marital_status education lives_in lives_in_names lives_in_near
     would_live_in work income food horoscope gotra age_must height_must marital_status_must education_must
     lives_in_must would_live_in_must work_must income_must food_must horoscope_must date_created date_updated`,
  ),
  freshness_question: hidden(
    'id profile round asked_at is_mailed reminded_at rested_at answer answered_at way called_at called_by',
  ),
  ...expectedPrivacy,
  junction_directus_users_qd_matrimonial_profile: pair,
  junction_directus_users_qd_matrimonial_profile_1: pair,
  matrimonial_profile_notes: {
    deletes: { user: 'd', admin: '' },
    groups: [
      group('r', '', 'id user_created date_created'),
      group('cru', '', 'note'),
      group('cr', '', 'matrinonial_profile'),
      group('c', '', 'client_key'),
    ],
  },
  qd_subscriptions: {
    deletes: nobody,
    groups: [group('r', '', 'id user plan status is_archived start_date end_date payments date_created')],
  },
  qd_payments: {
    deletes: nobody,
    groups: [
      group(
        'r',
        '',
        'id user status amount currency order_type order_id payment_id notes subscription order',
      ),
      group('r', '', 'date_created captured_at'),
      group(
        '',
        '',
        'channel reference edition seats method bank_reference received_from received_on recorded_by',
      ),
      group('', '', 'checks checked_at next_check_at'),
    ],
  },
  payment_attempt: hidden(
    'id payment provider_payment_id status amount amount_refunded method bank_reference fee tax error_reason error_description is_surplus attempted_at authorized_at captured_at date_created date_updated',
  ),
  payment_refund: hidden(
    'id payment attempt status amount reason note asked_by confirmed_by provider_refund_id idempotency_key bank_reference failure date_created confirmed_at sent_at processed_at',
  ),
  qd_payment_event: hidden(
    'id event_id body_hash kind payment provider_order_id provider_payment_id body result date_created processed_at',
  ),
  ledger_transfer: hidden(
    'id debit_account credit_account amount purpose source_kind source_id payment happened_at date_created',
  ),
  receipt_series: hidden('id financial_year last_number'),
  receipt: hidden(
    'id number financial_year sequence kind payment refund amount issued_on facts pdf date_created',
  ),
  settlement_line: hidden(
    'id entity_id kind amount fee tax settlement_id utr settled_on attempt refund difference date_created',
  ),
  reconciliation_run: hidden('id day lines differences ledger_difference date_created finished_at'),
  qd_order: {
    deletes: nobody,
    groups: [
      group('r', '', 'id user order_date order_status status is_archived edition amount razorpay_order_id'),
      group('r', '', 'razorpay_payment_id date_updated'),
      group('r', '', 'delivery_kind carrier tracking_number dispatched_at delivered_at'),
      group('ru', '', 'name address city pincode mobile alternate_mobile'),
      group('', '', 'return_reason'),
    ],
  },
  edition: {
    deletes: nobody,
    groups: [
      group('r', 'rR', 'id'),
      group('r', 'rR', 'year is_current sections printed_up_to_serial'),
      group('r', 'rR', 'registration_until event_date event_place delivery_after delivery_days'),
      group('r', 'rR', 'activation_cutoff early_subscription_before early_subscription_sees_until'),
      group('r', 'rR', 'subscription_price tester_price suchi_price'),
      group('', 'rR', 'gst_number gst_rate_percent gst_service_code gst_book_code'),
      group('', 'rR', 'book_word paper_microns page_multiple'),
      group('', '', 'tv_ranges index_below_serial tv_pdf_last_serial'),
      group('', '', 'event_time event_entry is_rehearsal'),
      group('', '', 'frozen_at frozen_by file_made_at proof_opened_at proof_until proof_reminded_at'),
    ],
  },
  admin_setting: expectedSettings,
  qdb_lookup: {
    deletes: nobody,
    groups: [
      group('r', 'rR', 'id lookup name record_type description state date date_created'),
      group('', 'rR', 'user_created'),
      group('', '', 'names removed_at merged_into'),
    ],
  },
  qdb_lookup_type: {
    deletes: nobody,
    groups: [group('rR', 'rR', 'id name'), group('', 'rR', 'date_created')],
  },
  qp_pm_holidays: {
    deletes: nobody,
    groups: [group('', 'rR', 'id name state date date_created')],
  },
  serial_run: hidden('id edition section given_by undone_at date_created'),
  book_job: hidden(
    'id edition kind size cover cover_picture state stage done total steps warnings checks cause snapshot pages bytes run started_by ended_at handed_over_at date_created',
  ),
  serial_change: hidden('id run profile edition_before number_before number_after'),
  proof_answer: hidden('id edition profile answer answered_by answered_at'),
  proof_mistake: hidden('id edition profile line should_be state sent_at settled_by settled_at'),
  printed_profile: hidden('id edition profile serial_number section content pulled_at pulled_by'),
  first_run: hidden(
    'id token_hash expires_at browser_hash started_at steps admin mail_sent_at mail_confirmed_at payments_tried_at payments_answered opened_at',
  ),
  second_factor: hidden('id user sealed_key set_at last_step recovery_hashes pending_key pending_at'),
  hall_screen: hidden(
    `id name secret_hash code_hash code_expires_at width height authorised_at authorised_by ends_at command_number
    command is_playing is_blank section commanded_by last_seen_at seen_number item report date_created`,
  ),
  desk_entry: hidden('id profile bringer entered_by asked held_by held_at agreed_at date_created'),
  desk_paper: hidden('id entry kind content taken_by taken_at'),
  login_card: hidden('id user number code_hash valid_until tries_used made_by made_at ended_at claimed_at'),
  saved_search: hidden(
    'id user name filters sort is_mailed opened_at new_since mailed_at looked_at date_created date_updated',
  ),
  biodata: hidden('id user layout language shows heading own_heading words date_created date_updated'),
  biodata_file: hidden('id user shape hash asked_at made_at failed_at pdf picture shortened'),
  biodata_link: hidden(
    `id profile code_hash code_sealed name shows_phone shows_address shows_income shows_horoscope ends_on is_prolonged
    off_at date_created`,
  ),
  biodata_opening: hidden('id link day device saw_number'),
  lookup_merge: hidden('id source target moves merged_by date_created undone_at'),
  lookup_distinct: hidden('id first_value second_value user_created date_created'),
  import_row: hidden('id source import_key user profile photos_at date_created'),
  import_job: hidden(
    'id state headings columns replaced status total done results run started_by ended_at date_created',
  ),
  qdb_mail: hidden(
    'id to_email subject body_heading kind state language english tries failure sent_at date_created body_content',
  ),
  qdb_cold_mail: {
    deletes: nobody,
    groups: [
      group('', '', 'id subject body_heading body_content priority to_profile user_created date_created'),
      group('', '', 'state audience client_key translations'),
    ],
  },
  qdb_cold_mail_to_profile: {
    deletes: nobody,
    groups: [
      group('', '', 'id qdb_cold_mail_id qd_matrimonial_profile_id priority status'),
      group('', '', 'message_id claimed_at next_try_at tries failure sent_at'),
    ],
  },
  contact_reveal: hidden('id viewer profile date_created'),
  member_message: hidden('id sender profile date_created message'),
  gone_family: hidden('id profile list at came_as was'),
  interest: hidden(
    `id sender receiver sender_account state sentence words sent_at seen_at open_until reminded_at told_at last_call_at
     answered_at answer_sentence accepted_at answer_words answer_seen_at settles_at answer_before shared_mobile best_from best_to
     closed_at closed_by`,
  ),
  ...expectedMelawa,
  grievance: hidden(
    `id account name email source topic text language is_about_officer is_safety pictures state received_at due_on
     confirmed_at handler answered_at outcome reopened_at late_told_at said history date_created`,
  ),
  member_report: hidden(
    'id kind profile reporter entries evidence status outcome decided_by decided_at last_at date_created',
  ),
  audit_log: hidden(
    'id actor actor_kind on_behalf_of action subject_collection subject_id details date_created',
  ),
  news_post: {
    deletes: nobody,
    groups: [
      group('r', 'rR', 'id title published_on body picture is_published'),
      group('', 'rR', 'user_created date_created date_updated'),
      group('', '', 'first_published_at translations'),
    ],
  },
};
