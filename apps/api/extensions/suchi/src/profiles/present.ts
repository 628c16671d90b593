import type { OwnStanding } from '@suchi/contracts/accounts';
import type { LookupValue } from '@suchi/contracts/lookups';
import type { Picture } from '@suchi/contracts/media';
import type { OwnSpellings, ProfileSheet, ReadProfile } from '@suchi/contracts/profiles';
import type { ReadChanges, RevisionChanges } from '@suchi/contracts/review';
import { isOpenRevision, type ProfileStatus } from '@suchi/domain/lifecycle';
import { presentPicture, presentVideo, type SigningContext } from '../media/present-picture.ts';
import type { Platform } from '../platform/platform.ts';
import type { LoadedSheet } from './commands/load-sheet.ts';
import type { ReadRevision } from './commands/read-changes.ts';
import type { ReadForm } from './commands/read-profile.ts';
import type { Revision } from './revision-codec.ts';

/** The status only, no content. */
export function presentStep({ id, status }: { id: number; status: ProfileStatus }) {
  return { id, status };
}

/** Spellings that several families wrote; of none of them. */
export function presentOwnSpellings(found: OwnSpellings): OwnSpellings {
  return found.map(({ word, spellings }) => ({ word, spellings }));
}

export function presentOwnStanding(standing: OwnStanding | null): OwnStanding | null {
  return standing;
}

export interface ViewCall {
  caller: { userId: string };
  platform: Platform;
  now: Date;
}

export function presentReadProfile(read: ReadForm, call: ViewCall): ReadProfile {
  const { standing, sheet, saved, owner, latestBirthDate } = read;
  return {
    standing,
    sheet: presentSheet(sheet, call),
    saved: saved && { at: saved.at.toISOString(), is_by_staff: saved.isByStaff },
    owner: { id: owner.id, first_name: owner.firstName, last_name: owner.lastName, email: owner.email },
    latest_birth_date: latestBirthDate,
  };
}

const presentLookup = ({ id, lookup, name, description, label }: LookupValue): LookupValue => ({
  id,
  lookup,
  name,
  description,
  ...(label !== undefined && { label }),
});

/** Media addresses are signed for the viewer. */
export function presentSheet({ form, lookups, pictures, video }: LoadedSheet, call: ViewCall): ProfileSheet {
  const { caller, platform, now } = call;
  const context: SigningContext = { env: platform.env, now };
  const find = (id: string | null): Picture | null => {
    const row = id === null ? undefined : pictures.get(id);
    return row ? presentPicture(row, caller, context) : null;
  };
  return {
    profile: form,
    lookups: lookups.map(presentLookup),
    main_photo: find(form.main_photo),
    photos: form.photos.map(find).filter((picture) => picture !== null),
    main_video: video && presentVideo(video, caller, context),
  };
}

/** The author's own changes beside the approved profile. */
export function presentReadChanges(read: ReadRevision, call: ViewCall): ReadChanges {
  if (read === null || !isOpenRevision(read.revision.status)) return null;
  const { revision, sheet, approved } = read;
  return {
    status: read.revision.status,
    submitted_at: revision.submittedAt?.toISOString() ?? null,
    ...presentChanges(revision, presentSheet(approved, call), presentSheet(sheet, call)),
  };
}

export function presentChanges(
  { changes }: Pick<Revision, 'changes'>,
  before: ProfileSheet,
  after: ProfileSheet,
): RevisionChanges {
  return {
    changes: changes.map(({ field, was, is }) => ({ field, was, is })),
    main_photo_before: before.main_photo,
    main_photo_after: after.main_photo,
    photos_before: before.photos,
    photos_after: after.photos,
  };
}
