import { lookupValue } from '@suchi/contracts/lookups';
import { picture, video } from '@suchi/contracts/media';
import {
  profileAddress,
  profileForm,
  type ProfileFormData,
  type ProfileSheet,
} from '@suchi/contracts/profiles';
import { isSameData } from '@suchi/domain/basics';
import * as z from 'zod/mini';
import { deviceCopyKey, keptForMs } from '../../../shared/api/device-copies.ts';

const localCopy = z.object({
  keptAtMs: z.number(),
  /** The server's profile when typing began. */
  base: profileForm,
  /** A draft of this device that waits for the connection, or went out while the form was closed. */
  waiting: z._default(z.nullable(profileForm), null),
  sheet: z.object({
    profile: profileForm,
    lookups: z.array(lookupValue),
    main_photo: z.nullable(picture),
    photos: z.array(picture),
    main_video: z.nullable(video),
  }),
  /** The address in the open dialog, which is not in the profile yet. */
  openAddress: z.nullable(z.object({ index: z.int(), address: profileAddress })),
});

/** Typed on this device and not saved on the server. */
export type LocalCopy = z.output<typeof localCopy>;
export type OpenAddress = NonNullable<LocalCopy['openAddress']>;
export type CopyContent = Omit<LocalCopy, 'keptAtMs'>;

type CopyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface CopyStore {
  /** An expired copy is removed, and only its time is returned. */
  read: (nowMs: number) => { copy: LocalCopy | null; expiredAtMs: number | null };
  /** False if it could not be stored: private windows and full phones refuse. */
  write: (copy: LocalCopy) => boolean;
  remove: () => void;
}

/** One copy per profile and author: an admin who acts for a member has a separate one. */
export function createCopyStore(storage: CopyStorage, userId: string, ownerId: string): CopyStore {
  const key = deviceCopyKey('profile', userId, ownerId);
  const remove = () => {
    try {
      storage.removeItem(key);
    } catch {
      // Without storage there is nothing to remove.
    }
  };
  return {
    remove,
    read(nowMs) {
      const copy = parseCopy(storage, key);
      if (copy === null || nowMs - copy.keptAtMs <= keptForMs) return { copy, expiredAtMs: null };
      remove();
      return { copy: null, expiredAtMs: copy.keptAtMs };
    },
    write(copy) {
      try {
        storage.setItem(key, JSON.stringify(copy));
        return true;
      } catch {
        return false;
      }
    },
  };
}

function parseCopy(storage: CopyStorage, key: string): LocalCopy | null {
  try {
    return localCopy.parse(JSON.parse(storage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** What the device's changes are compared with: a draft of this device that the server has is not another's. */
export function baseOf({ base, waiting }: Pick<LocalCopy, 'base' | 'waiting'>, server: ProfileFormData) {
  return waiting !== null && isSameData(waiting, server) ? waiting : base;
}

/** The sheet of a profile whose answers come from two sheets. */
export function gatherSheet(
  profile: ProfileFormData,
  server: ProfileSheet,
  sheet: LocalCopy['sheet'],
): ProfileSheet {
  const pictures = [server.main_photo, ...server.photos, sheet.main_photo, ...sheet.photos];
  const findPicture = (id: string | null) => pictures.find((known) => known?.id === id) ?? null;
  const findVideo = (id: string | null) =>
    [server.main_video, sheet.main_video].find((known) => known?.id === id) ?? null;
  return {
    profile,
    // The server's names win, because one may have been corrected.
    lookups: [...sheet.lookups, ...server.lookups],
    main_photo: findPicture(profile.main_photo),
    photos: profile.photos.map(findPicture).filter((known) => known !== null),
    main_video: profile.main_video === null ? null : findVideo(profile.main_video),
  };
}
