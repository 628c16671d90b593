import { type CollectionExpectation, hidden } from './expectation.ts';

/** All of it by our endpoints only. */
export const expectedMelawa: Record<string, CollectionExpectation> = {
  melawa_event: hidden(
    'id edition settings seconds_ahead shred_said_by shred_said_at shred_agreed_by shred_agreed_at date_created',
  ),
  melawa_answer: hidden(
    `id edition profile is_coming is_candidate_coming parents others stage_wish is_from_far has_small_child
     shares_number introduction seats_paid paise_paid answered_at answered_by`,
  ),
  melawa_pass: hidden('id edition answer token_hash code_hash sealed_token state made_at'),
  melawa_desk: hidden(
    `id edition desk account key_hash block joined_at heard_at sent_all_at list_at battery queue queue_at ended_at
     wiped_at`,
  ),
  melawa_operation: hidden('id edition stream counter family kind happened_at operation received_at'),
  melawa_walk_in: hidden(
    'id edition family name gender born_in birthday town mobile photo has_hall_consent date_created',
  ),
  melawa_word: hidden('id edition text said_at said_by'),
  melawa_rehearsed: hidden(
    'id edition family number name gender born_in town people stage_wish has_small_child token',
  ),
};
