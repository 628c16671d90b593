import type { OfficeEdition, OfficeSettings } from '@suchi/contracts/settings';

/** How a value is typed. */
export type ValueKind = 'text' | 'email' | 'area' | 'date' | 'number' | 'rupees';

export interface ValueField<Name extends string> {
  name: Name;
  kind: ValueKind;
}

type Fields<Values> = readonly ValueField<Extract<keyof Values, string>>[];

export const editionFields: Record<'prices' | 'dates' | 'book' | 'tax', Fields<OfficeEdition>> = {
  prices: [
    { name: 'subscription_price', kind: 'rupees' },
    { name: 'suchi_price', kind: 'rupees' },
    { name: 'tester_price', kind: 'rupees' },
  ],
  dates: [
    { name: 'registration_until', kind: 'date' },
    { name: 'event_date', kind: 'date' },
    { name: 'event_place', kind: 'text' },
    { name: 'event_time', kind: 'text' },
    { name: 'event_entry', kind: 'area' },
    { name: 'delivery_after', kind: 'date' },
    { name: 'delivery_days', kind: 'text' },
    { name: 'printed_up_to_serial', kind: 'number' },
    { name: 'activation_cutoff', kind: 'date' },
    { name: 'early_subscription_before', kind: 'date' },
    { name: 'early_subscription_sees_until', kind: 'date' },
  ],
  book: [
    { name: 'book_word', kind: 'text' },
    { name: 'page_multiple', kind: 'number' },
    { name: 'paper_microns', kind: 'number' },
  ],
  tax: [
    { name: 'gst_number', kind: 'text' },
    { name: 'gst_rate_percent', kind: 'number' },
    { name: 'gst_service_code', kind: 'text' },
    { name: 'gst_book_code', kind: 'text' },
  ],
};

export const settingFields: Record<
  'mail' | 'profiles' | 'reveals' | 'alerts' | 'association' | 'officer' | 'texts',
  Fields<OfficeSettings>
> = {
  mail: [{ name: 'office_email', kind: 'email' }],
  profiles: [{ name: 'latest_birth_date', kind: 'date' }],
  reveals: [{ name: 'contact_reveal_daily_limit', kind: 'number' }],
  alerts: [
    { name: 'reveal_burst_count', kind: 'number' },
    { name: 'reveal_burst_minutes', kind: 'number' },
    { name: 'reveal_pause_minutes', kind: 'number' },
    { name: 'profile_open_daily_limit', kind: 'number' },
    { name: 'report_alert_count', kind: 'number' },
    { name: 'report_alert_days', kind: 'number' },
  ],
  association: [
    { name: 'association_name', kind: 'text' },
    { name: 'association_address', kind: 'area' },
    { name: 'support_email', kind: 'email' },
    { name: 'support_phone', kind: 'text' },
    { name: 'support_hours', kind: 'text' },
    { name: 'chat_url', kind: 'text' },
    { name: 'who_may_join', kind: 'area' },
    { name: 'association_registration', kind: 'text' },
    { name: 'association_pan', kind: 'text' },
  ],
  officer: [
    { name: 'grievance_officer_name', kind: 'text' },
    { name: 'grievance_officer_email', kind: 'email' },
    { name: 'grievance_officer_phone', kind: 'text' },
  ],
  texts: [
    { name: 'welcome_text', kind: 'area' },
    { name: 'privacy_text', kind: 'area' },
    { name: 'refunds_text', kind: 'area' },
    { name: 'shipping_text', kind: 'area' },
  ],
};
