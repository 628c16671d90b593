import type {
  ListEntry,
  OpenedProfile,
  ProfileCard,
  SearchPage,
  SearchAccess,
} from '@suchi/contracts/discovery';
import { checkMaySearch, type FamilyNumber, isContactShown, listNumbers } from '@suchi/domain/discovery';
import { findPricePaise, findSubscriptionState, type SubscriptionState } from '@suchi/domain/money';
import { findSerialLabel } from '@suchi/domain/print';
import { ageOn, formatEducation, fullName, type Gender } from '@suchi/domain/profiles';
import { listNearSpellings } from '@suchi/domain/text';
import { sharedNumbers } from '@suchi/domain/families';
import { knowInterest, type KnownInterest, presentCardInterest } from '../families/present-card-interest.ts';
import { presentBadge } from '../freshness/present-badge.ts';
import { type LoadedSide, parseFitSide } from '../fit/present-fit-side.ts';
import { presentCardFit, presentFit } from '../fit/present.ts';
import { presentUncounted } from '../horoscope/present.ts';
import { presentPicture } from '../media/present-picture.ts';
import { type ViewCall, presentSheet } from '../profiles/present.ts';
import type { ViewerFacts } from './codec.ts';
import type { OpenPage } from './commands/open-profile.ts';
import type { ReadList } from './commands/read-list.ts';
import type { FoundPage } from './commands/search-profiles.ts';
import type { CardRow } from './repository/cards.ts';

function presentCard(
  row: CardRow,
  viewer: ViewerFacts,
  call: ViewCall,
  newSince: Date | null = null,
): ProfileCard {
  const { rules, edition } = viewer;
  const { caller, platform, now } = call;
  const known = knowCardInterest(row, viewer, now);
  return {
    id: row.id,
    gender: row.gender,
    first_name: row.first_name,
    middle_name: row.middle_name,
    last_name: row.last_name,
    own_script_name: row.own_script_name,
    age: row.birthday === null ? null : ageOn(row.birthday, rules.today),
    marital_status: row.marital_status,
    birth_date: row.birthday,
    birth_time: row.birth_time,
    birth_time_accuracy: row.birth_time_accuracy,
    birth_place: row.birth_place,
    location: row.location,
    country: row.country,
    height_cm: row.height,
    education: presentEducation(row),
    gotra: row.gotra,
    designation: row.designation,
    organization_name: row.organization_name,
    income: row.income,
    income_currency: row.income_currency ?? 'INR',
    serial_number: row.serial_number,
    is_printed: findSerialLabel(row.serial_number, edition) === 'printed',
    photo: row.photo && presentPicture(row.photo, caller, { env: platform.env, now }),
    is_photo_closed: row.is_photo_closed,
    favourite_id: row.favourite_id,
    ...presentNumbers(row, viewer, known),
    opened_at: toIso(row.opened_at),
    wrote_at: toIso(row.wrote_at),
    is_new: newSince !== null && row.shown_since !== null && new Date(row.shown_since) > newSince,
    fit: presentFitOfCard(row, viewer),
    freshness: presentBadge(row, viewer.freshness, rules.today),
    interest: known && presentCardInterest(known, viewer.interest.rules, now),
  };
}

/** Without a subscription the numbers of a family that wrote stay closed until both said yes. */
function presentNumbers(row: CardRow, { settings }: ViewerFacts, known: KnownInterest | null) {
  const numbers = numbersOf(row);
  const isShown =
    (row.is_found || row.as !== 'subscriber') &&
    isContactShown({
      as: row.as,
      isAlwaysShown: settings.isAlwaysShown,
      isOpenedToday: row.is_opened_today,
      isByConsent: row.number_for === 'accepted',
    });
  const shown = isShown ? numbers : acceptedNumbers(known, numbers);
  return {
    mobile_count: numbers.length,
    mobiles: shown && shown.map(({ number }) => number),
    numbers: shown,
    is_number_closed: shown === null && row.number_for === 'accepted',
  };
}

function knowCardInterest(row: CardRow, { viewer }: ViewerFacts, now: Date): KnownInterest | null {
  const { profile } = viewer;
  return row.interest && profile && row.as === 'subscriber'
    ? knowInterest(row.interest, profile.id, now)
    : null;
}

/** After a yes of both: of the family that answered, the number that it chose. */
function acceptedNumbers(known: KnownInterest | null, numbers: FamilyNumber[]): FamilyNumber[] | null {
  if (!known?.isContactOpen) return null;
  return known.side === 'received' ? numbers : sharedNumbers(numbers, known.row.shared_mobile);
}

/** Names of contact persons leave only with their numbers. */
const numbersOf = ({ addresses, father_name: father, mother_name: mother }: CardRow) =>
  listNumbers(addresses, { father, mother });

/** For one who looks for a family, not for staff and the owner. */
function presentFitOfCard(row: CardRow, { fit: { side, rules }, key }: ViewerFacts): ProfileCard['fit'] {
  if (side === null || row.as !== 'subscriber') return null;
  return presentCardFit(side, parseFitSide(row.fit_side, rules, key.today), rules);
}

const toIso = (instant: string | null) => instant && new Date(instant).toISOString();

export function presentEducation(row: CardRow): string | null {
  const text = formatEducation({
    highestEducation: row.highest_education,
    secondHighestEducation: row.second_highest_education,
    newEducation: row.new_education,
    educationStream: row.education_stream,
  });
  return text === '-' ? null : text;
}

export function presentSearchPage(found: FoundPage, call: ViewCall): SearchPage {
  const { viewer, total, isExact, page, cards, nearTo, usualSort, newSince } = found;
  const items = cards.map((card) => presentCard(card, viewer, call, newSince));
  return {
    total,
    total_is_exact: isExact,
    page,
    items,
    near_spellings: presentNearSpellings(nearTo, items),
    usual_sort: usualSort,
  };
}

/** Only from names on this page, which the viewer may see. */
function presentNearSpellings(nearTo: string | null, items: readonly ProfileCard[]): string[] | null {
  if (nearTo === null || items.length === 0) return null;
  const names = items.map(fullName);
  return listNearSpellings(nearTo, names);
}

export function presentSearchAccess({ viewer, rules, edition }: ViewerFacts): SearchAccess {
  const search = checkMaySearch(viewer, rules);
  const subscription = findSubscriptionState(viewer.subscriptions, rules.today);
  return {
    is_allowed: search.allowed,
    reason: search.allowed ? null : search.reason,
    genders: search.allowed ? [...search.genders] : [],
    subscription: { state: subscription.state, until: untilOf(subscription) },
    price_paise: findPricePaise('subscription', viewer, edition.prices),
  };
}

/** The last day, or the day on which it ended. */
function untilOf(subscription: SubscriptionState): string | null {
  if (subscription.state === 'missing') return null;
  return subscription.state === 'valid' ? subscription.validTill : subscription.expiredOn;
}

export function presentOpenedProfile(
  { viewer, card, sheet, marks, fit }: OpenPage,
  call: ViewCall,
): OpenedProfile {
  return {
    card: presentCard(card, viewer, call),
    sheet: presentSheet(sheet, call),
    block_id: marks.block_id,
    notes: marks.notes.map(({ id, note, at }) => ({ id, note, at: new Date(at).toISOString() })),
    as: card.as,
    fit: presentFit(fit),
    horoscope:
      fit && presentUncounted(horoscopeOf(viewer.viewer.profile, fit.reader), horoscopeOf(card, fit.other)),
  };
}

const horoscopeOf = (of: { gender: Gender | null } | null, { facts, saved }: LoadedSide) => ({
  gender: of?.gender ?? null,
  shows: facts.horoscope ?? false,
  wants: saved.preferences.horoscope?.value ?? null,
});

export function presentReveal({ card, leftToday }: { card: CardRow; leftToday: number }) {
  const numbers = numbersOf(card);
  return { mobiles: numbers.map(({ number }) => number), numbers, left_today: leftToday };
}

export function presentLeftToday({ leftToday }: { leftToday: number }) {
  return { left_today: leftToday };
}

export function presentList({ viewer, kind, total, page, entries }: ReadList, call: ViewCall) {
  return {
    total,
    page,
    items: entries.map(({ entry, card }): ListEntry => ({
      profile_id: entry.profile_id,
      link_id: entry.link_id,
      notes: entry.notes.map(({ id, note }) => ({ id, note })),
      card: card && presentCard(card, viewer, call),
      // The member already saw the name of a profile they blocked. Other hidden profiles show nothing.
      name: kind === 'blocked' ? entry.name : null,
    })),
  };
}
