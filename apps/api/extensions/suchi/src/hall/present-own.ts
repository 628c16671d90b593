import type { HallCard, OwnScreen, StageStrip } from '@suchi/contracts/hall';
import { chooseHallMobiles } from '@suchi/domain/hall';
import type { SigningContext } from '../media/present-picture.ts';
import { signHallPhoto } from '../media/present-picture.ts';
import { type OnScreen, readStageOnScreen, type StageOnScreen } from '../melawa/present-stage.ts';
import type { Platform } from '../platform/platform.ts';
import { presentFacts } from './present.ts';
import type { ScreenRow } from './repository/screens.ts';
import { presentState } from './state-codec.ts';

type Boards = Parameters<typeof readStageOnScreen>[0];
export type PresentScreen = (row: ScreenRow, change?: { isChanged: boolean }) => Promise<OwnScreen>;

/** What a screen knows about itself, and the stage that it follows. */
export const createScreenPresenter =
  ({ env, clock }: Pick<Platform, 'env' | 'clock'>, boards: Boards): PresentScreen =>
  async (row, change) => {
    const isWaiting = row.authorised_at === null;
    const stage = isWaiting ? null : await readStageOnScreen(boards, change);
    return {
      name: row.name,
      ends_at: (row.ends_at ?? row.code_expires_at).toISOString(),
      state: presentState(row),
      stage: stage && presentStrip(stage, { userId: row.id }, { env, now: clock.now() }),
    };
  };

function presentStrip(
  { moment, onStage, turn, of, next, after, hasMobile }: StageOnScreen,
  viewer: { userId: string },
  signing: SigningContext,
): StageStrip {
  return {
    moment: { kind: moment.kind, at: moment.at?.toISOString() ?? null },
    card: onStage && presentCard(onStage, hasMobile, viewer, signing),
    turn,
    of,
    next: next && {
      number: next.number,
      name: next.name,
      gender: next.gender,
      photo: next.photo && signHallPhoto(next.photo.file, viewer, signing),
    },
    after,
  };
}

/** The card of the hall without e-mail and address, and while families choose without a mobile number. */
function presentCard(
  { number, name, gender, town, photo, printed }: OnScreen,
  hasMobile: boolean,
  viewer: { userId: string },
  signing: SigningContext,
): HallCard {
  const mobiles = hasMobile && printed !== null ? chooseHallMobiles(printed.mobiles) : [];
  const contacts = mobiles.length === 0 ? null : { mobiles, email: null, address: '' };
  if (printed !== null)
    return {
      ...presentFacts(printed, false),
      contacts,
      photo: photo && signHallPhoto(photo.file, viewer, signing),
    };
  const none = { married: 0, unmarried: 0 };
  return {
    serial_number: number,
    gender,
    name,
    education: '',
    designation: null,
    income: null,
    work_location: town,
    height: null,
    native_place: null,
    birthday: null,
    birth_place: null,
    blood_group: null,
    gotra: null,
    contacts: null,
    brothers: none,
    sisters: none,
    photo: null,
  };
}
