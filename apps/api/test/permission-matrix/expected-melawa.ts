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
    `id edition family name gender born_in birthday town mobile work stage_wish is_from_far has_small_child photo
     has_hall_consent date_created`,
  ),
  melawa_stage: hidden('id edition version state operation timer pause screen_follows'),
  melawa_stage_step: hidden('id edition number kind details taken_by tap taken_at'),
  melawa_word: hidden('id edition text said_at said_by'),
  melawa_rehearsed: hidden(
    'id edition family number name gender born_in town people stage_wish has_small_child token',
  ),
  melawa_choice_round: hidden(
    'id edition key public_key key_seen_at told_at app_lists slips numbers pairs destroyed_at',
  ),
  melawa_choice: hidden('id edition chooser source send tapped_at received_at numbers sealed'),
  melawa_look_up: hidden('id edition chooser looked_up'),
  melawa_slip: hidden('id edition chooser first_by sealed'),
  melawa_pair: hidden('id edition table_number table_from made_at'),
  melawa_pair_side: hidden('id pair number profile walk_in shares asks_table took_back_at'),
  melawa_said: hidden('id edition mood words said_on'),
};
