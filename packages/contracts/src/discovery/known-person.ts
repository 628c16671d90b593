import { genders } from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { picture } from '../media/media.ts';

/**
 * Someone the caller had contact with. It needs no subscription. Age, place and photo are null when the profile is
 * not shown now or one of the two blocked the other.
 */
export const knownPerson = z.object({
  profile_id: z.int(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  own_script_name: z.nullable(z.string()),
  gender: z.nullable(z.enum(genders)),
  serial_number: z.nullable(z.int()),
  age: z.nullable(z.int()),
  place: z.nullable(z.string()),
  photo: z.nullable(picture),
  /** Shown to families that were accepted. */
  is_photo_closed: z.optional(z.boolean()),
  /** The id of the caller's block, for removing it. */
  block_id: z.nullable(z.int()),
  /** Whether the caller may open the profile page now. */
  can_open: z.boolean(),
});
export type KnownPerson = z.infer<typeof knownPerson>;
