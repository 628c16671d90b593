import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { printHeight } from '@suchi/domain/print';
import { ageOn, formatEducation, type Gender } from '@suchi/domain/profiles';
import { signHallPhoto, type SigningContext } from '../../media/present-picture.ts';
import type { CandidateInHall } from '../door/present.ts';
import type { Melawa } from '../event/load-event.ts';
import type { StageProfile, StageWalkIn } from './repository/people.ts';
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

/** Of everybody who is in; without those that the hall may not see any more. */
export function listFacts({ melawa, present, profiles, walkIns }: Seen): Map<number, StageFacts> {
  const today = todayInIndia(melawa.now);
  return new Map(
    [...present].flatMap(([number, { profile, family }]) => {
      const walkIn = profile === null ? walkIns.get(family.family) : undefined;
      if (walkIn !== undefined) return [[number, factsOfWalkIn(walkIn, today)]];
      const seen = profile === null ? undefined : profiles.get(profile);
      return seen === undefined ? [] : [[number, factsOfProfile(seen, today)]];
    }),
  );
}

/** What was read of the melawa and of those who are in. */
interface Seen {
  melawa: Melawa;
  present: ReadonlyMap<number, CandidateInHall>;
  profiles: ReadonlyMap<number, StageProfile>;
  walkIns: ReadonlyMap<string, StageWalkIn>;
}

function factsOfWalkIn({ name, gender, bornIn, town }: StageWalkIn, today: CalendarDate): StageFacts {
  const age = Number(today.slice(0, 4)) - bornIn;
  return { name, gender, age, town, education: null, designation: null, height: null, photo: null };
}

function factsOfProfile(seen: StageProfile, today: CalendarDate): StageFacts {
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

/** Null when the hall may not see the candidate any more. */
export const readFacts = (
  { facts }: { facts: ReadonlyMap<number, StageFacts> },
  number: number,
): StageFacts | null => facts.get(number) ?? null;

interface Wishes extends Pick<Seen, 'present'> {
  wishes: ReadonlyMap<string, StageWishOf>;
}

export function readWish({ present, wishes }: Wishes, number: number): StageWishOf | null {
  const family = present.get(number)?.family.family;
  return family === undefined ? null : (wishes.get(family) ?? null);
}

/** Signed for one viewer, and good for a short time. */
export const signPhoto = (
  photo: StageFacts['photo'],
  viewer: { userId: string },
  context: SigningContext,
): { url: string; thumb_url: string } | null => photo && signHallPhoto(photo.file, viewer, context);
