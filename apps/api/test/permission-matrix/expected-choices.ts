import { type CollectionExpectation, hidden } from './expectation.ts';

/** Choices of the melawa: nobody reaches them through the engine. */
export const expectedChoices: Record<string, CollectionExpectation> = {
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
