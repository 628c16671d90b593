const list = (names: string) => names.trim().split(/\s+/);

/**
 * What staff read through the engine, whatever their duty, written by hand and not made from the policies. They write
 * nothing, and a collection or field that is not here is refused. Nothing here is about people.
 */
export const readByStaff: Record<string, string[]> = {
  admin_setting: list(`id isactive_search isactive_suchibook suchi_start_date suchi_end_date
    enable_search_subscription subscription_start_date subscription_end_date enable_gender_switch public_display_on
    public_display_start_date public_display_end_date contact_reveal_daily_limit contact_always_shown
    latest_birth_date mail_enabled support_email support_phone chat_url`),
  edition:
    list(`id year is_current sections printed_up_to_serial registration_until event_date event_place delivery_after delivery_days activation_cutoff
    early_subscription_before early_subscription_sees_until subscription_price tester_price suchi_price`),
  qdb_lookup: list('id lookup name description state date record_type date_created'),
  qdb_lookup_type: list('id name'),
};
