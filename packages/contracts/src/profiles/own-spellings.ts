import * as z from 'zod/mini';
import { typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

/**
 * How other families write the words of a name in own script, for the field of the form to offer. Not a `GET`: a name
 * must not be in an address. Nothing is stored.
 */
export const ownSpellingsContract = defineContract({
  method: 'POST',
  group: 'qe_profile',
  path: '/own_spellings',
  input: z.object({ name: typedText(300) }),
  /** A typed word that has none is left out. */
  output: z.array(z.object({ word: z.string(), spellings: z.array(z.string()) })),
});
export type OwnSpellings = z.output<typeof ownSpellingsContract.output>;
