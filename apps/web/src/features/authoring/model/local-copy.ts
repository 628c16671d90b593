import {
  lookupValue,
  picture,
  profileAddress,
  profileForm,
  type ProfileFormData,
  type ProfileSheet,
  video,
} from '@suchi/contracts/profile';
import * as z from 'zod/mini';
import { deviceCopyKey, keptForMs } from '../../../shared/api/device-copies.ts';

const localCopy = z.object({
  keptAtMs: z.number(),
  /** The server's profile when typing began. */
  base: profileForm,
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

type CopyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface CopyStore {
  read: (nowMs: number) => LocalCopy | null;
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
      if (copy !== null && nowMs - copy.keptAtMs > keptForMs) {
        remove();
        return null;
      }
      return copy;
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

/**
 * Merges the local copy into the server's profile field by field. Fields not changed here come from the server,
 * because they may have been changed on another device.
 */
export function mergeLocalCopy(server: ProfileSheet, { base, sheet }: LocalCopy): ProfileSheet {
  const typed = Object.entries(sheet.profile).filter(
    ([field, value]) => !isSame(value, base[field as keyof ProfileFormData]),
  );
  const profile: ProfileFormData = { ...server.profile, ...Object.fromEntries(typed) };
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

/** Both come from the contract, so their keys have the same order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
