import { type CollectionExpectation, hidden } from './expectation.ts';

/** What a family agreed to, who used its data, and the end of its account: the engine shows it to nobody. */
export const expectedPrivacy: Record<string, CollectionExpectation> = {
  exported_profile: hidden('id profile export date_created'),
  incident: hidden(
    'id what account account_name device from_at to_at known_at first_word_at first_word_by reported_at reported_by tested_at tested_by told_by closed_at closed_by close_note opened_by date_created sessions_ended_at draft_pdf draft_of',
  ),
  incident_person: hidden(
    'id incident profile times saw_photo saw_number saw_birth saw_income saw_address mail mailed_at called_at called_by called_name',
  ),
  data_download: hidden('id user asked_at made_at failed_at bytes'),
  nominee: hidden('id user name relation mobile date_created date_updated'),
  data_request: hidden(
    'id kind way asked_by account about asker wanted received_on due_on state identity checked_by checked_at certificate certificate_photo outcome done_by done_at date_created',
  ),
  sealed_account: hidden(
    'id request account state email_mark sealed_key folder live_files closed_at restore_until sealed_until backup_until rows held_reason held_by held_at ended_at',
  ),
  consent_request: hidden('id profile email sent_at answered_at'),
  consent: hidden('id profile purpose event at way author notice language paper'),
  contact_change: hidden(
    'id account kind before after code_hash sent_at tries_used changed_at undone_at date_created',
  ),
};
