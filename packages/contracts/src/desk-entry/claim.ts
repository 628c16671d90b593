import { purposes } from '@suchi/domain/consent';
import { cardRules, readCardNumber } from '@suchi/domain/desk-entry';
import * as z from 'zod/mini';
import { emailAddress, newPassword } from '../accounts/accounts.ts';
import { languageCode } from '../accounts/own-language.ts';
import { typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

const digits = (count: number) =>
  typedText(20).check(
    z.overwrite((typed) => typed.replace(/\D/g, '')),
    z.regex(new RegExp(`^\\d{${count}}$`), 'invalid'),
  );

/** What stands on the card, and what the family knows. */
export const claimProof = z.object({
  card: typedText(20).check(
    z.overwrite((typed) => readCardNumber(typed) ?? ''),
    z.minLength(1, 'invalid'),
  ),
  code: digits(cardRules.digits),
  mobile_end: digits(cardRules.lastDigits),
});
export type ClaimProof = z.output<typeof claimProof>;

const answers = z.object(
  Object.fromEntries(purposes.map((purpose) => [purpose, z.boolean()])) as Record<
    (typeof purposes)[number],
    z.ZodMiniBoolean<boolean>
  >,
);

/**
 * What the family checks, when all three are right. Otherwise CLAIM_REFUSED with the tries that are left, also for a
 * card that never was.
 */
export const checkCardContract = defineContract({
  method: 'POST',
  group: 'qe_desk_entry',
  path: '/check_card',
  access: 'visitor',
  input: claimProof,
  output: z.object({
    candidate: z.string(),
    language: z.string(),
    /** As they stand on the paper, or were changed since. */
    consents: answers,
  }),
});
export type CheckedCard = z.output<typeof checkCardContract.output>;

/** The family takes the account: its consents one by one, a password, and an address if it has one. Signs in. */
export const claimContract = defineContract({
  method: 'POST',
  group: 'qe_desk_entry',
  path: '/claim',
  access: 'visitor',
  input: z.object({
    ...claimProof.shape,
    consents: answers,
    password: newPassword,
    email: z.optional(emailAddress),
    language: languageCode,
  }),
  output: z.object({ user_id: z.uuid(), is_verified: z.boolean() }),
});
export type ClaimInput = z.input<typeof claimContract.input>;
