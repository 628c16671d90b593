import { type FoundFamily, findFamilyContract, type WalkInSheet, walkInSheet } from '@suchi/contracts/melawa';
import { normaliseMobile } from '@suchi/domain/accounts';
import { checkWalkIn, type WalkInReason } from '@suchi/domain/melawa';
import type { Gender } from '@suchi/domain/profiles';
import { useRef, useState } from 'react';
import { api } from '../../../shared/api/api.ts';
import { findByMobile } from './desk-list.ts';
import type { Desk } from './desk.ts';

export interface WalkInDraft {
  who: string;
  name: string;
  gender: Gender | null;
  bornIn: string;
  birthday: string;
  town: string;
  work: string;
  people: number;
  stage: WalkInSheet['stage_wish'];
  hasConsent: boolean;
  isFromFar: boolean;
  hasSmallChild: boolean;
  paysCash: boolean;
}

const emptyDraft: WalkInDraft = {
  who: '',
  name: '',
  gender: null,
  bornIn: '',
  birthday: '',
  town: '',
  work: '',
  people: 1,
  stage: 'none',
  hasConsent: false,
  isFromFar: false,
  hasSmallChild: false,
  paysCash: true,
};

/** What is known of the number or the mobile that was typed. */
export type Lookup =
  | { kind: 'none' | 'unknown' | 'not_asked' }
  | { kind: 'listed'; name: string; number: number | null }
  | { kind: 'found'; family: FoundFamily };

/** A family without an answer: what is typed, what the suchi knows of it, and whether it may be registered. */
export function useWalkIn(desk: Desk) {
  const [draft, setDraft] = useState(emptyDraft);
  const [lookup, setLookup] = useState<Lookup>({ kind: 'none' });
  const asked = useRef('');
  const change = (next: Partial<WalkInDraft>) => setDraft((last) => ({ ...last, ...next }));

  const look = async (typed: string) => {
    asked.current = typed;
    const found = await lookUp(desk, typed);
    if (asked.current !== typed) return;
    setLookup(found);
    if (found.kind === 'found') change(draftOf(found.family));
  };
  const changeWho = (who: string) => {
    change({ who });
    if (lookup.kind !== 'none') setLookup({ kind: 'none' });
    if (normaliseMobile(who).allowed) void look(who);
  };
  const found = lookup.kind === 'found' ? lookup.family : null;
  const number = found?.number ?? desk.nextNumber;
  const reason = findReason(desk, draft, number);
  const missing = findMissing(draft, found);
  const isComplete = !Object.values(missing).some(Boolean);
  const fee = desk.data.list?.event.fee_paise ?? 0;
  const register = async () => {
    if (!isComplete || reason !== null) return false;
    const sheet = sheetOf(draft);
    // As the server takes it: one that it refuses would never be taken.
    if (!walkInSheet.safeParse({ ...sheet, family: 'p1' }).success) return false;
    const cashPaise = draft.paysCash ? fee * draft.people : 0;
    await desk.register({ sheet, found, people: draft.people, cashPaise });
    return true;
  };
  return {
    draft,
    change,
    changeWho,
    look,
    lookup,
    found,
    number,
    reason,
    missing,
    isComplete,
    fee,
    register,
  };
}

const findMissing = (draft: WalkInDraft, found: FoundFamily | null) => ({
  who: found === null && !normaliseMobile(draft.who).allowed,
  name: draft.name.trim() === '',
  gender: draft.gender === null,
  bornIn: !/^(19|20)\d\d$/.test(draft.bornIn),
  town: draft.town.trim() === '',
});

async function lookUp(desk: Desk, typed: string): Promise<Lookup> {
  const { list } = desk.data;
  if (typed.trim() === '' || list === null) return { kind: 'none' };
  const [listed] = /^\d{1,6}$/.test(typed.trim())
    ? list.families.filter(({ number }) => number === Number(typed.trim()))
    : await findByMobile(typed, list);
  if (listed?.is_expected === true && !listed.is_stopped)
    return { kind: 'listed', name: listed.name, number: listed.number };
  try {
    const { found } = await api.call(findFamilyContract, { typed: typed.trim() });
    return found === null ? { kind: 'unknown' } : { kind: 'found', family: found };
  } catch {
    return { kind: 'not_asked' };
  }
}

const draftOf = (family: FoundFamily): Partial<WalkInDraft> => ({
  name: family.name,
  gender: family.gender,
  bornIn: family.born_in === null ? '' : String(family.born_in),
  town: family.town ?? '',
  work: family.work ?? '',
  hasConsent: family.has_hall_consent,
});

function findReason(desk: Desk, draft: WalkInDraft, number: number | null): WalkInReason | null {
  const event = desk.data.list?.event;
  if (event === undefined) return 'no_walk_ins';
  const { gender, bornIn, birthday, people } = draft;
  const isYear = /^\d{4}$/.test(bornIn);
  const decision = checkWalkIn(
    {
      gender: gender ?? 'Male',
      // Without a year only the other rules can refuse.
      bornIn: gender !== null && isYear ? Number(bornIn) : 1900,
      birthday: birthday === '' ? null : birthday,
      people,
      number,
    },
    {
      event: {
        day: event.day,
        seats: event.seats,
        takesWalkIns: event.takes_walk_ins,
        walkInAge: event.walk_in_age,
      },
      counts: desk.counts,
    },
  );
  return decision.allowed ? null : decision.reason;
}

function sheetOf(draft: WalkInDraft): Omit<WalkInSheet, 'family'> {
  const mobile = normaliseMobile(draft.who);
  return {
    name: draft.name.trim(),
    gender: draft.gender ?? 'Female',
    born_in: Number(draft.bornIn),
    birthday: draft.birthday === '' ? null : draft.birthday,
    town: draft.town.trim(),
    // A family that was found by its number has its mobile in the suchi.
    mobile: mobile.allowed ? mobile.mobile : '-',
    work: draft.work.trim() || null,
    stage_wish: draft.hasConsent ? draft.stage : 'none',
    is_from_far: draft.isFromFar,
    has_small_child: draft.hasSmallChild,
    has_hall_consent: draft.hasConsent,
  };
}
