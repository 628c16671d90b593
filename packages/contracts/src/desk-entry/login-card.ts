import { cardRules } from '@suchi/domain/desk-entry';
import * as z from 'zod/mini';
import { calendarDate } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

const group = 'qe_desk_entry';
const access = 'desk';

/** One card, with the code that is shown this once. */
const printedCard = z.object({
  number: z.string(),
  code: z.string(),
  valid_until: calendarDate,
  language: z.string(),
  name: z.string(),
  own_script_name: z.nullable(z.string()),
  mobile: z.string(),
  /** In the family's language. */
  words: z.object({
    product: z.string(),
    association: z.string(),
    profile: z.string(),
    code: z.string(),
    number: z.string(),
    valid: z.string(),
    steps: z.array(z.string()),
    foot: z.string(),
  }),
});
export type PrintedCard = z.output<typeof printedCard>;

/** Makes cards for accounts without an address. A new card ends the one before. */
export const makeCardsContract = defineContract({
  method: 'POST',
  group,
  path: '/cards',
  access,
  input: z.object({
    users: z.array(z.uuid()).check(z.minLength(1), z.maxLength(cardRules.onOneSheet)),
  }),
  output: z.object({ cards: z.array(printedCard) }),
});

export const endCardContract = defineContract({
  method: 'POST',
  group,
  path: '/end_card',
  access,
  input: z.object({ user: z.uuid() }),
  output: z.object({ ended: z.boolean() }),
});

/** The last card of an account; null: it never had one. `may_have`: it has no address, so that a card is its way in. */
export const cardOfMemberContract = defineContract({
  method: 'GET',
  group,
  path: '/card',
  access,
  input: z.object({ user: z.uuid() }),
  output: z.object({
    may_have: z.boolean(),
    card: z.nullable(
      z.object({
        number: z.string(),
        state: z.enum(['open', 'claimed', 'ended', 'locked', 'expired']),
        valid_until: calendarDate,
      }),
    ),
  }),
});
export type CardOfMember = z.output<typeof cardOfMemberContract.output>;
