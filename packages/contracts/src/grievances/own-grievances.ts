import { grievancePictures } from '@suchi/domain/grievances';
import * as z from 'zod/mini';
import { emailAddress } from '../accounts/accounts.ts';
import { inQuery, rowId, typedText } from '../basics/building-blocks.ts';
import { type BytesBody, defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';
import {
  grievanceFacts,
  grievancePictureUrls,
  grievanceSaid,
  grievanceWords,
  sentGrievance,
  typedGrievance,
} from './grievance-facts.ts';

const group = 'qe_grievance';

/** The caller's own, newest first, and who hears them. */
export const ownGrievancesContract = defineContract({
  method: 'GET',
  group,
  path: '/own',
  input: z.object({}),
  output: z.object({
    officer: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()) })),
    /** The last day for an answer to one that is sent today. */
    answer_by: z.string(),
    items: z.array(
      z.object({
        ...grievanceFacts,
        text: z.string(),
        pictures: grievancePictureUrls,
        said: grievanceSaid,
        /** The last day on which it can be reopened; null: it cannot. */
        reopen_until: z.nullable(z.string()),
      }),
    ),
  }),
});
export type OwnGrievances = z.output<typeof ownGrievancesContract.output>;
export type OwnGrievance = OwnGrievances['items'][number];

/** Uploaded before it is sent. */
const pictureBytes: BytesBody = {
  contentTypes: ['image/'],
  maxBytes: grievancePictures.maxBytes,
  wrongType: 'PHOTO_NOT_AN_IMAGE',
  tooLarge: 'PHOTO_TOO_LARGE',
};
export const uploadGrievancePictureContract = defineContract({
  method: 'POST',
  group: 'qe_media',
  path: '/grievance_picture',
  bytes: pictureBytes,
  input: z.object({}),
  output: z.object({ id: z.uuid(), blur: z.nullable(z.string()) }),
});

export const sendGrievanceContract = defineContract({
  method: 'POST',
  group,
  path: '/send',
  input: z.object({
    ...typedGrievance,
    pictures: z._default(z.array(z.uuid()).check(z.maxLength(grievancePictures.maxCount)), []),
  }),
  output: sentGrievance,
});

/** Refused with GRIEVANCE_REFUSED after the days, or for the second time. */
export const reopenGrievanceContract = defineContract({
  method: 'POST',
  group,
  path: '/reopen',
  input: z.object({ id: rowId, text: grievanceWords }),
  output: sentGrievance,
});

/** For the person who sent it, and for those in the office who hear it. */
export const grievancePictureContract = defineContract({
  method: 'GET',
  group,
  path: '/picture',
  file: 'image/webp',
  input: z.object({ id: inQuery(rowId), file: z.uuid() }),
  output: fileOutput,
});

/** Without an account. No mail goes to the address before a person in the office has read it. */
export const sendPublicGrievanceContract = defineContract({
  method: 'POST',
  group,
  path: '/send_public',
  access: 'visitor',
  input: z.object({
    ...typedGrievance,
    name: typedText(200).check(z.minLength(1, 'required')),
    email: emailAddress,
  }),
  output: z.object({ reference: z.string(), due_on: z.string() }),
});

/** The token of the mail with the answer. */
const token = z.string().check(z.minLength(1), z.maxLength(200));

/** What a person without an account can still do after the answer. */
export const answeredGrievanceContract = defineContract({
  method: 'POST',
  group,
  path: '/answered_public',
  access: 'visitor',
  input: z.object({ token }),
  output: z.object({ reference: z.string(), reopen_until: z.nullable(z.string()) }),
});

/** Opens it once more, as members do. */
export const reopenPublicGrievanceContract = defineContract({
  method: 'POST',
  group,
  path: '/reopen_public',
  access: 'visitor',
  input: z.object({ token, text: grievanceWords }),
  output: z.object({ reference: z.string(), due_on: z.string() }),
});
