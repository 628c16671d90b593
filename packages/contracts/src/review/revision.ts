import { openRevisionStatuses } from '@suchi/domain/lifecycle';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { picture } from '../media/media.ts';
import { onBehalfOf, stepResult } from '../profiles/own-answers.ts';

/** A readable change of one field: lookups by name, dates as dates; null where it was empty. */
export const fieldChange = z.object({
  field: z.string(),
  was: z.nullable(z.string()),
  is: z.nullable(z.string()),
});
export type FieldChange = z.infer<typeof fieldChange>;

/** What a revision changes against the approved profile; the pictures are signed for the viewer. */
export const revisionChanges = z.object({
  changes: z.array(fieldChange),
  main_photo_before: z.nullable(picture),
  main_photo_after: z.nullable(picture),
  photos_before: z.array(picture),
  photos_after: z.array(picture),
});
export type RevisionChanges = z.infer<typeof revisionChanges>;

/** The changes in the author's own open revision; null when there is none. */
export const readChangesContract = defineContract({
  method: 'GET',
  group: 'qe_profile',
  path: '/changes',
  input: z.object({ ...onBehalfOf }),
  output: z.nullable(
    z.extend(revisionChanges, {
      status: z.enum(openRevisionStatuses),
      submitted_at: z.nullable(z.string()),
    }),
  ),
});
export type ReadChanges = z.output<typeof readChangesContract.output>;

/** Withdraws the open revision; the approved profile stays as it is. */
export const withdrawChangesContract = defineContract({
  method: 'POST',
  group: 'qe_profile',
  path: '/withdraw_changes',
  input: z.object({ ...onBehalfOf }),
  output: stepResult,
});
