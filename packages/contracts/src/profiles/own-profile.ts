import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { lookupValue } from '../lookups/lookups.ts';
import { picture, video } from '../media/media.ts';
import { ownStanding } from '../accounts/own-standing.ts';
import { profileForm } from './profile-form.ts';
import { onBehalfOf } from './own-answers.ts';

/** A whole profile with the names of its lookups and its pictures, for viewers who may see all of it. */
export const profileSheet = z.object({
  profile: profileForm,
  lookups: z.array(lookupValue),
  main_photo: z.nullable(picture),
  photos: z.array(picture),
  main_video: z.nullable(video),
});
export type ProfileSheet = z.infer<typeof profileSheet>;

/**
 * The initial data of the form and the own page; an empty form before there is a profile. `latest` has the changes
 * of an open revision, `approved` does not.
 */
export const readProfileContract = defineContract({
  method: 'GET',
  group: 'qe_profile',
  path: '/form',
  input: z.object({ ...onBehalfOf, version: z._default(z.enum(['latest', 'approved']), 'latest') }),
  output: z.object({
    standing: z.nullable(ownStanding),
    sheet: profileSheet,
    /** The last change of the form; null before there is one. */
    saved: z._default(z.nullable(z.object({ at: z.string(), is_by_staff: z.boolean() })), null),
    /** The owner of the account. The form takes name and e-mail for a profile of their own. */
    owner: z.object({
      id: z.string(),
      first_name: z.nullable(z.string()),
      last_name: z.nullable(z.string()),
      email: z.nullable(z.string()),
    }),
    latest_birth_date: z.nullable(z.string()),
  }),
});
export type ReadProfile = z.output<typeof readProfileContract.output>;
