import { type CollectionExpectation, group, nobody } from './expectation.ts';

/** The association's switches. */
export const expectedSettings: CollectionExpectation = {
  deletes: nobody,
  groups: [
    group('r', 'r', 'id'),
    group(
      'r',
      'r',
      'isactive_search isactive_suchibook suchi_start_date suchi_end_date enable_search_subscription',
    ),
    group('r', 'r', 'subscription_start_date subscription_end_date enable_gender_switch public_display_on'),
    group('r', 'r', 'public_display_start_date public_display_end_date contact_reveal_daily_limit'),
    group(
      'r',
      'r',
      'contact_always_shown latest_birth_date mail_enabled support_email support_phone chat_url',
    ),
    group('', 'r', 'office_email association_name association_address'),
    group('', 'r', 'grievance_officer_name grievance_officer_email grievance_officer_phone'),
    group('', 'r', 'association_pan association_registration'),
    group('', 'r', 'reveal_burst_count reveal_burst_minutes reveal_pause_minutes'),
    group('', 'r', 'profile_open_daily_limit report_alert_count report_alert_days'),
    group('', '', 'gotra_rule_on near_years near_height_cm near_income_bands near_education_steps'),
    group('', '', 'rate_usd rate_gbp rate_eur birth_time_about_minutes guna_looked_for'),
    group('', '', 'guna_vashya_one_and_half guna_tara_from_bride guna_yoni_web guna_gana_symmetric'),
    group('', '', 'guna_bhakoot_exceptions guna_nadi_exceptions mangal_from_moon mangal_second_house'),
    group('', '', 'interest_open_limit interest_open_days interest_daily_limit'),
    group('', '', 'interest_again_days interest_seen_shown families_next_steps'),
    group('', '', 'saved_search_limit asking_month asking_day asking_fresh_days asking_remind_days'),
    group('', '', 'sealed_months restore_days backup_days receipt_years request_days'),
    group('', '', 'biodata_link_limit'),
    group('', '', 'biodata_link_short_days biodata_link_usual_days biodata_link_long_days'),
    group('', '', 'candidates_word card_days'),
    group(
      '',
      '',
      'asking_rest_days asking_link_days asking_call_days incident_first_word_hours incident_report_hours',
    ),
    group('', '', 'hall_consent_default staff_second_factor admin_second_factor refund_confirm_above'),
    group('', '', 'welcome_text privacy_text refunds_text shipping_text who_may_join support_hours'),
    group('', '', 'association_own_name association_own_language association_short_name association_logo'),
    group('', '', 'association_cover_word association_town brand_colour languages default_language'),
    group('', '', 'grievance_days president_email'),
    group('', '', 'demo_seeded_at bulk_mail_per_minute'),
  ],
};
