import type { openProfileContract } from '@suchi/contracts/discovery';
import { profileForm, type ProfileFormData } from '@suchi/contracts/profiles';
import { listFieldsSeenBy } from '@suchi/domain/profiles';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import type { LoadedFit } from '../../fit/commands/load-fit.ts';
import { type LoadedSheet, loadSheet } from '../../profiles/commands/load-sheet.ts';
import { loadRecord } from '../../profiles/commands/load-record.ts';
import { recordStaffRead } from '../../profiles/commands/record-staff-read.ts';
import { requireOpening } from '../../safety/commands/watch-openings.ts';
import type { ViewerFacts } from '../codec.ts';
import type { CardRow } from '../repository/cards.ts';
import { type OwnMarks, readOwnMarks } from '../repository/member-lists.ts';
import { fitWith } from './read-fit.ts';
import { requireCard, requireViewer } from './viewer.ts';

export interface OpenPage {
  viewer: ViewerFacts;
  card: CardRow;
  sheet: LoadedSheet;
  marks: OwnMarks;
  fit: LoadedFit | null;
}

export async function openProfile(
  call: ReadCall<z.output<typeof openProfileContract.input>, RoleCaller>,
): Promise<OpenPage> {
  const { input, caller, db, now } = call;
  const viewer = await requireViewer(db, caller, now);
  const card = await requireCard(db, viewer, input.id);
  const { profile } = viewer.viewer;
  if (card.as === 'subscriber' && profile) {
    await requireOpening(call, profile.id, {
      userId: caller.userId,
      profileId: input.id,
      day: viewer.key.today,
      now,
      dailyLimit: viewer.settings.profileLimit,
    });
  }
  const record = await loadRecord(db, input.id);
  if (!record) throw codedError('PROFILE_NOT_FOUND');
  await recordStaffRead(call, { ownerId: record.owner.id, profileId: record.id, isActingAs: false });
  return {
    viewer,
    card,
    sheet: await loadSheet(
      db,
      withoutContacts(card.is_photo_closed ? withoutMedia(record.form) : record.form),
      caller.language,
    ),
    marks: await readOwnMarks(db, caller.userId, input.id),
    fit: await fitWith(db, { viewer, card, language: caller.language }),
  };
}

const emptyForm = profileForm.parse({});

/** For families that were not accepted. */
const withoutMedia = (form: ProfileFormData): ProfileFormData => ({
  ...form,
  main_photo: null,
  photos: [],
  main_video: null,
});

/** For other members: no e-mail, street or number, only the names of places, and no field that is not theirs. */
function withoutContacts(form: ProfileFormData): ProfileFormData {
  const seen = Object.fromEntries(listFieldsSeenBy('member').map((field) => [field, form[field]]));
  return {
    ...emptyForm,
    ...seen,
    email: null,
    new_birth_place: nameOnly(form.new_birth_place),
    new_native_place: nameOnly(form.new_native_place),
    new_location: nameOnly(form.new_location),
    addresses: form.addresses.map(({ name, city, country }) => ({
      name,
      city,
      country,
      address: null,
      pincode: null,
      mobile: null,
      mobile_alternative: null,
    })),
  };
}

type Place = ProfileFormData['new_location'];
const nameOnly = (place: Place): Place =>
  place && { name: place.name, formatted_address: place.name, lat: null, lng: null };
