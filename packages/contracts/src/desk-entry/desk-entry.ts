import { purposes } from '@suchi/domain/consent';
import { bringers, paperKinds } from '@suchi/domain/desk-entry';
import { profileStatuses } from '@suchi/domain/lifecycle';
import { genders, photoLimits, type ProfileFieldName, profileFieldList } from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { mobile, personName } from '../accounts/accounts.ts';
import { languageCode } from '../accounts/own-language.ts';
import { calendarDate, inQuery, rowId, typedText } from '../basics/building-blocks.ts';
import { type BytesBody, defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';
import { picture } from '../media/media.ts';
import { readProfileContract } from '../profiles/own-profile.ts';
import { profileForm } from '../profiles/profile-form.ts';

const group = 'qe_desk_entry';
const access = 'desk';

/** Whether a number may serve one more profile: `has_account` with that account, or the profiles it serves. */
export const deskNumberContract = defineContract({
  method: 'POST',
  group,
  path: '/number',
  access,
  input: z.object({ mobile }),
  output: z.object({
    /** An account with an address has this number. */
    account: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
    profiles: z.array(z.string()),
    is_full: z.boolean(),
  }),
});
export type DeskNumber = z.output<typeof deskNumberContract.output>;

const paperBytes: BytesBody = {
  contentTypes: ['image/'],
  maxBytes: photoLimits.maxBytes,
  wrongType: 'PHOTO_NOT_AN_IMAGE',
  tooLarge: 'PHOTO_TOO_LARGE',
};

/** Photographs a paper. One that cannot be read is refused with DESK_ENTRY_REFUSED: `paper_small`, `paper_blurred`. */
export const deskPaperContract = defineContract({
  method: 'POST',
  group,
  path: '/paper',
  access,
  bytes: paperBytes,
  input: z.object({
    kind: z.enum(paperKinds),
    /** The pages of the form belong to an entry; the signed paper comes before it. */
    entry: z.optional(inQuery(rowId)),
  }),
  output: z.object({ id: z.uuid() }),
});

/** The photo, for the person who enters; the signed one for reviewers, and each look at it is recorded. */
export const deskPaperPhotoContract = defineContract({
  method: 'GET',
  group,
  path: '/paper_photo',
  access,
  file: 'image/webp',
  input: z.object({ id: z.uuid() }),
  output: fileOutput,
});

const ticks = z.object(
  Object.fromEntries(purposes.map((purpose) => [purpose, z.boolean()])) as Record<
    (typeof purposes)[number],
    z.ZodMiniBoolean<boolean>
  >,
);

/** Makes the account and the draft, and writes the consents of the paper. Refused with the domain's reason. */
export const startEntryContract = defineContract({
  method: 'POST',
  group,
  path: '/start',
  access,
  input: z.object({
    bringer: z.enum(bringers),
    bringer_name: personName,
    /** How somebody else is related. */
    relation_text: z._default(z.nullable(typedText(100)), null),
    mobile,
    candidate: personName,
    gender: z.enum(genders),
    birthday: calendarDate,
    language: languageCode,
    consents: ticks,
    is_signed: z.boolean(),
    paper: z.nullable(z.uuid()),
  }),
  output: z.object({ id: rowId }),
});
export type StartEntryInput = z.input<typeof startEntryContract.input>;

const fieldNames = profileFieldList.map(({ column }) => column) as [ProfileFieldName, ...ProfileFieldName[]];
const asked = z.array(z.enum(fieldNames)).check(z.maxLength(fieldNames.length));

/** Opens the form, and takes hold of it when nobody else has it. */
export const openEntryContract = defineContract({
  method: 'POST',
  group,
  path: '/open',
  access,
  input: z.object({ id: rowId }),
  output: z.object({
    id: rowId,
    bringer: z.enum(bringers),
    bringer_name: z.string(),
    mobile: z.string(),
    status: z.enum(profileStatuses),
    /** Who has the form open now; null: the caller writes. */
    held_by: z.nullable(z.string()),
    asked,
    /** The pages of the form, in the order in which they were photographed. */
    pages: z.array(z.uuid()),
    form: readProfileContract.output,
  }),
});
export type DeskEntry = z.output<typeof openEntryContract.output>;

/** A sign of life of the one who has the form open; for others, whether it is free now. */
export const holdEntryContract = defineContract({
  method: 'POST',
  group,
  path: '/hold',
  access,
  input: z.object({ id: rowId }),
  output: z.object({ held_by: z.nullable(z.string()) }),
});

/** As the form of a family is saved, with what it began from: refused as PROFILE_CHANGED, or `held`. */
export const saveEntryContract = defineContract({
  method: 'POST',
  group,
  path: '/save',
  access,
  input: z.object({ id: rowId, profile: profileForm, base: profileForm, asked }),
  output: z.object({ saved: z.literal(true) }),
});

/** The family heard it and agrees: saves the form and sends it to the review. */
export const agreeEntryContract = defineContract({
  method: 'POST',
  group,
  path: '/agree',
  access,
  input: z.object({ id: rowId, profile: profileForm, base: profileForm }),
  output: z.object({ status: z.enum(profileStatuses) }),
});

/** The candidate's photo, taken or scanned at the desk. */
export const deskPhotoContract = defineContract({
  method: 'POST',
  group,
  path: '/photo',
  access,
  bytes: paperBytes,
  input: z.object({ entry: inQuery(rowId) }),
  output: picture,
});

/** Forms that are not sent, and profiles whose family has not claimed them; the newest first. */
export const listEntriesContract = defineContract({
  method: 'GET',
  group,
  path: '/entries',
  access,
  input: z.object({}),
  output: z.object({
    entries: z.array(
      z.object({
        id: rowId,
        user: z.uuid(),
        candidate: z.string(),
        bringer_name: z.string(),
        status: z.enum(profileStatuses),
        entered_by: z.nullable(z.string()),
        begun_at: z.string(),
        /** The last card that can still be used. */
        card_until: z.nullable(calendarDate),
      }),
    ),
  }),
});
export type ListedEntry = z.output<typeof listEntriesContract.output>['entries'][number];
