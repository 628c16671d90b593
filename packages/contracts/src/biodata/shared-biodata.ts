import { isReportExplained, reportReasons, reportTextMaxLength } from '@suchi/domain/safety';
import * as z from 'zod/mini';
import { calendarDate, typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';
import { familyNumber } from '../discovery/family-number.ts';
import { biodataSheet } from './own-biodata.ts';

const group = 'qe_biodata';
const access = 'visitor';

/** As it stands in the address; what cannot be one is like one that has ended. */
const code = typedText(20);

/**
 * A random name that the browser keeps for the day. Only its hash with the link and the day is kept, to count a device
 * once.
 */
const device = typedText(64);

/** A shared biodata in the language of the page. BIODATA_CLOSED: ended, switched off, or never there. */
export const openSharedContract = defineContract({
  method: 'POST',
  group,
  path: '/open',
  access,
  input: z.object({ code, device }),
  output: z.object({
    sheet: biodataSheet,
    photo: z.nullable(z.string()),
    has_number: z.boolean(),
    ends_on: calendarDate,
  }),
});
export type SharedBiodata = z.output<typeof openSharedContract.output>;

/** For the proxy: FORBIDDEN where the page is closed, so that it answers 410. It counts nothing. */
export const sharedStateContract = defineContract({
  method: 'GET',
  group,
  path: '/state',
  access,
  input: z.object({ code }),
  output: z.object({}),
});

/** The numbers, where the family shows them on this page. */
export const sharedNumberContract = defineContract({
  method: 'POST',
  group,
  path: '/number',
  access,
  input: z.object({ code, device }),
  output: z.object({ numbers: z.array(familyNumber) }),
});

/** Reports a shared page to the committee. */
export const reportSharedContract = defineContract({
  method: 'POST',
  group,
  path: '/report',
  access,
  input: z
    .object({
      code,
      reason: z.enum(reportReasons),
      text: z._default(typedText(reportTextMaxLength), ''),
    })
    .check(
      z.refine(({ reason, text }) => isReportExplained(reason, text), { path: ['text'], error: 'tooShort' }),
    ),
  output: z.object({}),
});

/** The photo of a shared page. The signed text is the permission, and the link is asked again each time. */
export const sharedPhotoContract = defineContract({
  method: 'GET',
  group,
  path: '/photo',
  access,
  file: 'image/jpeg',
  input: z.object({ of: typedText(200) }),
  output: fileOutput,
});
