import type { FamilyCounts, FamilyListItem, Interest, InterestSheet } from '@suchi/contracts/families';
import { parseFitSide } from '../fit/present-fit-side.ts';
import { presentCardFit } from '../fit/present.ts';
import { presentInterest } from '../families/present.ts';
import type { ViewCall } from '../profiles/present.ts';
import type { ViewerFacts } from './codec.ts';
import type {
  LoadedFamilies,
  readFamilyCounts,
  readInterest,
  readInterestSheet,
} from './commands/read-families.ts';
import { presentEducation } from './present.ts';
import { presentPerson } from './present-people.ts';

type LoadedOne = LoadedFamilies['items'][number];

/** Facts of the profile leave only while it may be opened. */
function presentFamily({ person, card }: LoadedOne, viewer: ViewerFacts, call: ViewCall): Interest['family'] {
  const { side, rules } = viewer.fit;
  return {
    ...presentPerson(person, call),
    marital_status: card?.marital_status ?? null,
    height_cm: card?.height ?? null,
    education: card && presentEducation(card),
    designation: card?.designation ?? null,
    organization_name: card?.organization_name ?? null,
    gotra: card?.fit_side.gotra ?? null,
    fit: card && side && presentCardFit(side, parseFitSide(card.fit_side, rules, viewer.key.today), rules),
  };
}

function presentItem(loaded: LoadedOne, viewer: ViewerFacts, call: ViewCall): FamilyListItem {
  const { item } = loaded;
  const family = presentFamily(loaded, viewer, call);
  if (item.kind === 'mail') {
    const { id, message, at } = item.mail;
    return { kind: 'mail', id, family, message, at: at.toISOString() };
  }
  return { ...presentInterest(item.known, { ...item.beside, ...viewer.interest }, call.now), family };
}

export function presentFamilies({ viewer, total, page, items, gone }: LoadedFamilies, call: ViewCall) {
  return {
    total,
    page,
    items: items.map((loaded) => presentItem(loaded, viewer, call)),
    gone: gone.map(({ id, at }) => ({ id, at: at.toISOString() })),
  };
}

type OneInterest = LoadedOne & { viewer: ViewerFacts };

export function presentOne(loaded: OneInterest, call: ViewCall): Interest {
  const item = presentItem(loaded, loaded.viewer, call);
  if (item.kind !== 'interest') throw new Error('a mail is no interest');
  return item;
}

export const presentOneWithSteps = (loaded: Awaited<ReturnType<typeof readInterest>>, call: ViewCall) => ({
  ...presentOne(loaded, call),
  next_steps: loaded.nextSteps,
});

export function presentCounts(
  {
    viewer,
    counts: { new_answers: newAnswers, newest, ...counts },
    people,
  }: Awaited<ReturnType<typeof readFamilyCounts>>,
  call: ViewCall,
): FamilyCounts {
  return {
    ...counts,
    open_limit: viewer.interest.rules.openLimit,
    newest: newest && {
      id: newest.id,
      kind: newest.kind,
      name: newest.name,
      count: newest.kind === 'wrote' ? counts.new_received : newAnswers,
      faces: newest.others.flatMap((id) => {
        const person = people.find(({ profile_id: profileId }) => profileId === id);
        return (person && presentPerson(person, call).photo?.urls.thumb) ?? [];
      }),
    },
  };
}

export function presentInterestSheet({
  standing,
  ...sheet
}: Awaited<ReturnType<typeof readInterestSheet>>): InterestSheet {
  const { live, rules } = standing;
  const theirs = live?.receiver === sheet.ownId ? live : null;
  return {
    own_name: sheet.ownName,
    name: sheet.name,
    open: standing.openSent,
    open_limit: rules.openLimit,
    is_melawa_ahead: sheet.isMelawaAhead,
    shows_photo: sheet.showsPhoto,
    they_wrote_at: theirs && new Date(theirs.sent_at).toISOString(),
    mobiles: sheet.numbers.map(({ number, name, relation }) => ({ number, name, relation })),
    // A family that was written to may always accept, and sending twice changes nothing.
    refusal: live ? null : standing.refusal,
    again_from: standing.againFrom,
  };
}
