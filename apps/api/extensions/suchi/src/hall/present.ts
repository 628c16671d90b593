import type { HallCard, hallCardsContract, HallDeck } from '@suchi/contracts/hall';
import { comingDay } from '@suchi/domain/basics';
import { chooseHallMobiles, seesHallContacts, shortenHallAddress } from '@suchi/domain/hall';
import {
  findLastSerial,
  printedExpectations,
  type PrintedProfile,
  printHeight,
  printIncome,
} from '@suchi/domain/print';
import { formatEducation } from '@suchi/domain/profiles';
import type * as z from 'zod/mini';
import { hallVisitors, signHallPhoto, signPrint } from '../media/present-picture.ts';
import type { Caller } from '../platform/access.ts';
import type { Call } from '../platform/route.ts';
import type { DeckFacts, HallCards } from './commands/read-hall.ts';
import type { Viewer } from './viewer.ts';

export function presentDeck(
  { viewer, edition, serials, indexSerials }: DeckFacts,
  { now }: Call<unknown, Caller>,
): HallDeck {
  const date = comingDay(edition?.eventDate ?? null, now);
  return {
    viewer: viewer?.kind ?? null,
    event: date === null ? null : { date, place: edition?.eventPlace ?? null },
    deck:
      viewer === null || edition === null
        ? null
        : {
            year: edition.year,
            sections: edition.sections.map(({ kind, title, from, to }) => ({ kind, title, from, to })),
            serials,
            index_serials: indexSerials,
            last_serial: findLastSerial(edition.sections, serials),
          },
  };
}

export function presentCards(
  cards: HallCards,
  { now, platform: { env } }: Call<unknown, Caller>,
): z.output<typeof hallCardsContract.output> {
  if (cards.view === 'index') {
    const items = cards.entries.map(({ serialNumber, name, workLocation, section }) => ({
      serial_number: serialNumber,
      name,
      work_location: workLocation,
      section,
    }));
    return { view: 'index', items };
  }
  const viewer = mediaViewerOf(cards.viewer);
  const hasContacts = seesHallContacts(cards.viewer.kind);
  const context = { env, now };
  if (cards.view === 'card') {
    const items = cards.profiles.map((profile) => ({
      ...presentFacts(profile, hasContacts),
      photo: profile.photo && signHallPhoto(profile.photo.file, viewer, context),
    }));
    return { view: 'card', items };
  }
  const items = cards.profiles.map((profile) => ({
    ...presentFacts(profile, hasContacts),
    own_script_name: profile.ownScriptName,
    expectations: printedExpectations(profile.expectations),
    // A JPEG goes into the printed file as it is; a WebP would be unpacked.
    photo: profile.photo && { url: signPrint(profile.photo.file, viewer, context) },
  }));
  return { view: 'page', items };
}

const mediaViewerOf = ({ kind, id }: Viewer) => ({ userId: kind === 'visitor' ? hallVisitors : id });

/** All but the photo. */
export function presentFacts(profile: PrintedProfile, hasContacts: boolean): Omit<HallCard, 'photo'> {
  const { income, heightCm } = profile;
  return {
    serial_number: profile.serialNumber,
    gender: profile.gender,
    name: profile.name,
    education: formatEducation(profile),
    designation: profile.designation,
    income: income && printIncome(income),
    work_location: profile.workLocation,
    height: heightCm === null ? null : printHeight(heightCm),
    native_place: profile.nativePlace,
    birthday: profile.birthday,
    birth_place: profile.birthPlace,
    blood_group: profile.bloodGroup,
    gotra: profile.gotra,
    contacts: hasContacts ? contactsOf(profile) : null,
    brothers: { married: profile.brothers.married, unmarried: profile.brothers.unmarried },
    sisters: { married: profile.sisters.married, unmarried: profile.sisters.unmarried },
  };
}

function contactsOf({ mobiles, email, address }: PrintedProfile): NonNullable<HallCard['contacts']> {
  return {
    mobiles: chooseHallMobiles(mobiles),
    email,
    address: shortenHallAddress(address ? [address.lines, address.city, address.pincode] : []),
  };
}
