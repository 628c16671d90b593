import { todayInIndia } from '@suchi/domain/basics';
import { printHeight } from '@suchi/domain/print';
import { ageOn, formatEducation, type Gender } from '@suchi/domain/profiles';
import { signHallPhoto, type SigningContext } from '../../media/present-picture.ts';
import type { StageBoard } from './board.ts';
import type { StageWishOf } from './repository/wishes.ts';

/** What the hall may see of a candidate of the stage. */
export interface StageFacts {
  name: string;
  gender: Gender;
  age: number | null;
  town: string | null;
  education: string | null;
  designation: string | null;
  height: string | null;
  photo: { file: string; isForAll: boolean } | null;
}

/** Null when the hall may not see the candidate any more. */
export function readFacts(board: StageBoard, number: number): StageFacts | null {
  const candidate = board.present.get(number);
  if (candidate === undefined) return null;
  const { profile, family } = candidate;
  const today = todayInIndia(board.melawa.now);
  if (profile === null) {
    const walkIn = board.walkIns.get(family.family);
    if (walkIn === undefined) return null;
    const { name, gender, bornIn, town } = walkIn;
    const age = Number(today.slice(0, 4)) - bornIn;
    return { name, gender, age, town, education: null, designation: null, height: null, photo: null };
  }
  const seen = board.profiles.get(profile);
  if (seen === undefined) return null;
  const education = formatEducation(seen);
  return {
    name: `${seen.firstName} ${seen.lastName}`.trim(),
    gender: seen.gender,
    age: seen.birthday === null ? null : ageOn(seen.birthday, today),
    town: seen.workLocation,
    education: education === '-' ? null : education,
    designation: seen.designation,
    height: seen.heightCm === null ? null : printHeight(seen.heightCm),
    photo: seen.photo && { file: seen.photo.file, isForAll: seen.isPhotoForAll },
  };
}

export function readWish(board: StageBoard, number: number): StageWishOf | null {
  const family = board.present.get(number)?.family.family;
  return family === undefined ? null : (board.wishes.get(family) ?? null);
}

/** Signed for one viewer, and good for a short time. */
export const signPhoto = (
  photo: StageFacts['photo'],
  viewer: { userId: string },
  context: SigningContext,
): { url: string; thumb_url: string } | null => photo && signHallPhoto(photo.file, viewer, context);
