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
import { deviceCopyKey } from '../../../shared/api/device-copies.ts';

const localCopy = z.object({
  keptAtMs: z.number(),
  /** The server's profile that the typing began with. */
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

/** What was typed on this device and is not on the server yet. */
export type LocalCopy = z.output<typeof localCopy>;
export type OpenAddress = NonNullable<LocalCopy['openAddress']>;

type CopyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** After so long nobody comes back to it, and the phone may have another owner. */
const keptForMs = 30 * 24 * 60 * 60_000;

export interface CopyStore {
  read: (nowMs: number) => LocalCopy | null;
  /** Answers whether it could be kept: private windows and full phones refuse. */
  write: (copy: LocalCopy) => boolean;
  remove: () => void;
}

/** The copy of one profile as one person writes it: an admin who acts for a member has another one. */
export function createCopyStore(storage: CopyStorage, userId: string, ownerId: string): CopyStore {
  const key = deviceCopyKey('profile', userId, ownerId);
  const remove = () => {
    try {
      storage.removeItem(key);
    } catch {
      // Where nothing can be kept there is nothing to remove.
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
 * The server's profile with what was typed here put over it. Field by field: what nobody touched here is taken from
 * the server, where the candidate may have gone on at another device.
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
    // The server's names come last and win: somebody may have corrected one.
    lookups: [...sheet.lookups, ...server.lookups],
    main_photo: findPicture(profile.main_photo),
    photos: profile.photos.map(findPicture).filter((known) => known !== null),
    main_video: profile.main_video === null ? null : findVideo(profile.main_video),
  };
}

/** Whether two answers are the same; both come from the contract, so their members stand in one order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
