import { askedPurposes, purposes } from '@suchi/domain/consent';
import { audiences, openRevisionStatuses, profileStatuses } from '@suchi/domain/lifecycle';
import { bookPlaces } from '@suchi/domain/print';
import { ownProofStates } from '@suchi/domain/proof';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

/** One thing to correct before the profile can be submitted; `field` is the name in the data. */
const violation = z.object({ field: z.string(), code: z.string() });

/** The status of a member's profile, for home, settings and the own page. */
export const ownStanding = z.object({
  id: z.int(),
  status: z.enum(profileStatuses),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  rejection_reason: z.nullable(z.string()),
  /** In the current book, or in the one before until its melawa is over. */
  serial_number: z.nullable(z.int()),
  /** That book, and where the profile stands in it once it is approved. */
  suchi: z.object({ year: z.int(), place: z.enum(bookPlaces) }),
  /** The last submission of the profile itself; null for a draft that was never submitted. */
  submitted_at: z.nullable(z.string()),
  /** Whether the candidate comes to the event; null without an answer. */
  is_attending: z.nullable(z.boolean()),
  /** False: the invitation to the melawa asks it. A server of the release before does not say it. */
  asks_attendance: z._default(z.boolean(), true),
  /** Whether the hall screen may show the profile; null when it was not asked. */
  hall_consent: z.nullable(z.boolean()),
  /** What a submission asks for. A server of the release before does not say it. */
  unanswered: z._default(z.array(z.enum(askedPurposes)), []),
  /** A notice about data that nobody of the family opened. A server of the release before does not say it. */
  notice_to_read: z._default(z.nullable(z.int()), null),
  /** What a new notice changed, and nobody answered since. A server of the release before does not say it. */
  asked_again: z._default(z.array(z.enum(purposes)), []),
  /** Who sees what on the website. */
  photo_for: z.enum(audiences),
  number_for: z.enum(audiences),
  shows_horoscope: z.boolean(),
  /** Hidden by its owner until they resume, or by staff. */
  is_paused: z.boolean(),
  /** The owner cannot resume it. */
  is_hidden_by_staff: z.boolean(),
  /** The open change of an approved profile. */
  revision: z.nullable(
    z.object({
      status: z.enum(openRevisionStatuses),
      changed_at: z.string(),
      submitted_at: z.nullable(z.string()),
      rejection_reason: z.nullable(z.string()),
    }),
  ),
  /** What to tell about the printed page, with the last day for an answer; null when there is nothing to tell. */
  proof: z.nullable(z.object({ state: z.enum(ownProofStates), until: z.string() })),
  /** Older than the cut-off date and not confirmed by its owner. */
  is_deactivated: z.boolean(),
  married_by_vmm: z.boolean(),
  /** How many messages of other members there are. A server of the release before does not say it. */
  messages_received: z.optional(z.int()),
  /** What a submission would be refused for now; only computed for drafts and rejected profiles. */
  violations: z.array(violation),
});
export type OwnStanding = z.infer<typeof ownStanding>;

/** The status of the caller's own profile, or null before there is one. */
export const ownStandingContract = defineContract({
  method: 'GET',
  group: 'qe_profile',
  path: '/standing',
  input: z.object({}),
  output: z.nullable(ownStanding),
});
