import {
  birthTimeAccuracies,
  genders,
  incomeCurrencies,
  incomeMax,
  maritalStatuses,
  singleStatuses,
} from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { calendarDate, inQuery, pageNumber, rowId, typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { cardInterest } from '../families/interest.ts';
import { cardFit, fitData } from '../fit/fit.ts';
import { freshnessBadge } from '../freshness/badge.ts';
import { uncountedHoroscope } from '../horoscope/uncounted.ts';
import { picture } from '../media/media.ts';
import { profileSheet } from '../profiles/own-profile.ts';
import { familyNumber } from './family-number.ts';

const nothing = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);
const typed = nothing(typedText(100));
const day = nothing(calendarDate);
const heightCm = nothing(z.number().check(z.minimum(0), z.maximum(1000)));
const years = nothing(z.int().check(z.minimum(18), z.maximum(99)));
const income = nothing(z.int().check(z.minimum(0), z.maximum(incomeMax)));

/** How many values of a list one filter may name. */
export const filterValuesMax = 10;
const valueIds = z._default(z.array(rowId).check(z.maxLength(filterValuesMax)), []);

/**
 * The filters of a search. Empty means everyone the caller may see; the gender only counts where it may be chosen. A
 * `name` of digits alone is a suchi number of the current edition: then no other filter counts.
 */
export const searchFilters = z.object({
  gender: nothing(z.enum(genders)),
  name: typed,
  marital_status: z._default(z.array(z.enum(singleStatuses)).check(z.maxLength(singleStatuses.length)), []),
  born_from: day,
  born_to: day,
  age_from: years,
  age_to: years,
  height_from_cm: heightCm,
  height_to_cm: heightCm,
  country: typed,
  location: typed,
  native_place: typed,
  gotra: valueIds,
  without_gotra: valueIds,
  education: valueIds,
  education_sector: typed,
  education_stream: typed,
  job_type: nothing(rowId),
  /** The currency of the two amounts; incomes in other currencies do not match. */
  income_currency: nothing(z.enum(incomeCurrencies)),
  income_from: income,
  income_to: income,
  match_horoscope: nothing(z.boolean()),
  is_handicapped: nothing(z.boolean()),
});
export type SearchFilters = z.output<typeof searchFilters>;

/** The orders of search results. `best_fit` is that of the caller's preferences; without a profile it is `newest`. */
export const searchSorts = [
  'best_fit',
  'newest',
  'oldest',
  'age',
  'age_down',
  'height',
  'height_down',
  'serial',
  'serial_down',
  'confirmed',
] as const;
export type SearchSort = (typeof searchSorts)[number];

/** A profile card for a viewer who may see it. */
export const profileCard = z.object({
  id: z.int(),
  /** Null only in a draft, which its owner and staff can open. */
  gender: z.nullable(z.enum(genders)),
  first_name: z.nullable(z.string()),
  middle_name: z.nullable(z.string()),
  own_script_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  age: z.nullable(z.int()),
  marital_status: z.nullable(z.enum(maritalStatuses)),
  birth_date: z.nullable(z.string()),
  /** `hh:mm` */
  birth_time: z.nullable(z.string()),
  /** A server of the release before does not say it. */
  birth_time_accuracy: z.optional(z.nullable(z.enum(birthTimeAccuracies))),
  birth_place: z.nullable(z.string()),
  location: z.nullable(z.string()),
  country: z.nullable(z.string()),
  height_cm: z.nullable(z.number()),
  education: z.nullable(z.string()),
  /** A server of the release before does not say it. */
  gotra: z.optional(z.nullable(z.string())),
  designation: z.nullable(z.string()),
  organization_name: z.nullable(z.string()),
  income: z.nullable(z.int()),
  income_currency: z.enum(incomeCurrencies),
  serial_number: z.nullable(z.int()),
  /** False without a serial number, or with one above the last of the book. */
  is_printed: z.boolean(),
  photo: z.nullable(picture),
  /** Shown to families that were accepted. A server of the release before does not say it. */
  is_photo_closed: z.optional(z.boolean()),
  /** The id of the caller's favourite, for removing it; null when it is not one. */
  favourite_id: z.nullable(z.int()),
  /** How many numbers a reveal would show. */
  mobile_count: z.int(),
  /** Null until revealed. Present at once where the setting always shows numbers, or when revealed earlier today. */
  mobiles: z.nullable(z.array(z.string())),
  /** The numbers open when both families said yes, not before. */
  is_number_closed: z.optional(z.boolean()),
  /** When the caller last opened the number; null if never. */
  opened_at: z.nullable(z.string()),
  /** When the caller last wrote to the family; null if never. */
  wrote_at: z.nullable(z.string()),
  /** Whose they are, where that is known. A server of the release before does not say it. */
  numbers: z.optional(z.nullable(z.array(familyNumber))),
  /** Shown since the saved search, through which it was found, was last visited or mailed. */
  is_new: z.optional(z.boolean()),
  /** How the caller's family and this one fit. A server of the release before does not say it. */
  fit: z.optional(z.nullable(cardFit)),
  /** The last interest between the two families. A server of the release before does not say it. */
  interest: z.optional(z.nullable(cardInterest)),
  /** Whether the family still looks, as far as it said. A server of the release before does not say it. */
  freshness: z.optional(z.nullable(freshnessBadge)),
});
export type ProfileCard = z.infer<typeof profileCard>;

/** How many profiles a page has: as cards, and as the rows of a list. */
export const searchPageSize = 6;
export const searchRowsSize = 24;

/** The largest total that is counted and paged through. */
export const searchTotalCap = 100_000;

/** A page of the profiles the caller may see. Refused with SEARCH_REFUSED and a reason. */
export const searchProfilesContract = defineContract({
  method: 'POST',
  group: 'qe_search',
  path: '/profiles',
  input: z.object({
    filters: searchFilters,
    /** Null: the order that the caller has while they have not chosen one. */
    sort: nothing(z.enum(searchSorts)),
    page: z._default(pageNumber, 1),
    size: z._default(z.literal([searchPageSize, searchRowsSize]), searchPageSize),
    /** A saved search of the caller, whose visit says which cards are new. */
    saved: nothing(rowId),
  }),
  output: z.object({
    total: z.int(),
    /** False when there are more than `total`: above the cap, or while counting is not finished. */
    total_is_exact: z.boolean(),
    page: z.int(),
    items: z.array(profileCard),
    /** Null when the names match what was typed. Otherwise the items have similar names, and these are the words. */
    near_spellings: z._default(z.nullable(z.array(z.string())), null),
    /** `best_fit` once the caller has said what they look for. A server of the release before has no other. */
    usual_sort: z._default(z.enum(searchSorts), 'newest'),
  }),
});
export type SearchPage = z.output<typeof searchProfilesContract.output>;

/**
 * Another member's profile page. A profile that may not be seen looks like one that does not exist:
 * PROFILE_NOT_FOUND.
 */
export const openProfileContract = defineContract({
  method: 'GET',
  group: 'qe_search',
  path: '/profile',
  input: z.object({ id: inQuery(rowId) }),
  output: z.object({
    card: profileCard,
    /** Without e-mail, streets and numbers: addresses have only name, city and country. */
    sheet: profileSheet,
    block_id: z.nullable(z.int()),
    notes: z.array(z.object({ id: z.int(), note: z.string(), at: z.string() })),
    as: z.enum(['owner', 'admin', 'subscriber']),
    /** What is not there is requested by itself: points that are counted, or from a server of the release before. */
    fit: z.optional(fitData),
    horoscope: z.optional(z.nullable(uncountedHoroscope)),
  }),
});
export type OpenedProfile = z.output<typeof openProfileContract.output>;

/** Reveals the mobile numbers of a profile; logged for its owner and counted against the daily limit. */
export const revealContactContract = defineContract({
  method: 'POST',
  group: 'qe_search',
  path: '/reveal',
  input: z.object({ profile_id: rowId }),
  output: z.object({
    mobiles: z.array(z.string()),
    /** A server of the release before does not say it. */
    numbers: z.optional(z.array(familyNumber)),
    left_today: z.int(),
  }),
});

/** Mails the family of a profile; the sender never sees the address. */
export const mailProfileContract = defineContract({
  method: 'POST',
  group: 'qe_search',
  path: '/send_mail',
  input: z.object({
    profile_id: rowId,
    message: typedText(2000).check(z.minLength(10, 'tooShort')),
  }),
  output: z.object({ left_today: z.int() }),
});

export const memberListPageSize = 12;

/** The caller's own lists. */
export const memberLists = ['favourites', 'noted', 'blocked'] as const;
export type MemberList = (typeof memberLists)[number];

const listEntry = z.object({
  profile_id: z.int(),
  /** The id of the favourite or block, for removing it. */
  link_id: z.nullable(z.int()),
  notes: z.array(z.object({ id: z.int(), note: z.string() })),
  /** Null when the profile can no longer be seen: married, hidden, blocked or deleted. A blocked one has its name. */
  card: z.nullable(profileCard),
  name: z.nullable(z.string()),
});
export type ListEntry = z.infer<typeof listEntry>;

export const memberListContract = defineContract({
  method: 'GET',
  group: 'qe_search',
  path: '/list',
  input: z.object({
    kind: z.enum(memberLists),
    page: z._default(inQuery(pageNumber), 1),
  }),
  output: z.object({ total: z.int(), page: z.int(), items: z.array(listEntry) }),
});

/** How long the caller's lists are, for the menu. */
export const memberListCountsContract = defineContract({
  method: 'GET',
  group: 'qe_search',
  path: '/list_counts',
  input: z.object({}),
  output: z.object({ favourites: z.int(), noted: z.int() }),
});
