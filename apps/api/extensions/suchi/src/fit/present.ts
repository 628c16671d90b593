import { type CardFit, type FitData, type FitFact, type OwnPreferences } from '@suchi/contracts/fit';
import {
  countFitting,
  type Fit,
  findFit,
  type FitFacts,
  type FitRow,
  type PreferenceKind,
} from '@suchi/domain/fit';
import type { OwnFacts } from './commands/own-preferences.ts';
import type { LoadedFit } from './commands/load-fit.ts';
import { type FitRules, gotraChoiceOf, type LoadedSide } from './present-fit-side.ts';

export function presentOwnPreferences({ saved, showsHoroscope, isGotraRuleOn }: OwnFacts): OwnPreferences {
  return {
    preferences: saved.preferences,
    gotra: saved.gotra ?? (isGotraRuleOn ? 'same' : 'any'),
    is_gotra_rule_on: isGotraRuleOn,
    shows_horoscope: showsHoroscope,
  };
}

/** The line of a card; null where neither family has set anything. */
export function presentCardFit(reader: LoadedSide, other: LoadedSide, rules: FitRules): CardFit | null {
  const fit = findFit(reader, other, rules.near);
  const isSame = fit.gotra === 'same' && rules.isGotraRuleOn && gotraChoiceOf(reader.saved, rules) !== 'any';
  const sameGotra = isSame ? other.gotraName : null;
  if (fit.mine.length === 0 && fit.theirs.length === 0 && sameGotra === null) return null;
  return {
    mine: presentCount(fit.mine),
    theirs: presentCount(fit.theirs),
    miss: presentMiss(fit, reader, other),
    same_gotra: sameGotra,
  };
}

const presentCount = (rows: readonly FitRow[]) =>
  rows.length === 0 ? null : { fits: countFitting(rows), of: rows.length };

const isMissed = ({ isMust, mark }: FitRow) => isMust && mark === 'differs';

function presentMiss({ mine, theirs }: Fit, reader: LoadedSide, other: LoadedSide): CardFit['miss'] {
  const missed = [
    ...mine.filter(isMissed).map(({ kind }) => ({ side: 'mine' as const, kind, of: other })),
    ...theirs.filter(isMissed).map(({ kind }) => ({ side: 'theirs' as const, kind, of: reader })),
  ];
  const [first] = missed;
  if (first === undefined) return null;
  const { side, kind, of } = first;
  return { side, kind, fact: factOf(of.facts, kind), more: missed.length - 1 };
}

/** Without the label of a value of a list, which a card does not name. */
function factOf(facts: FitFacts, kind: PreferenceKind): FitFact {
  if (kind === 'lives_in') return facts.lives_in?.name ?? null;
  return kind === 'education' || kind === 'work' ? null : facts[kind];
}

export function presentFit(loaded: LoadedFit | null): FitData | null {
  if (loaded === null) return null;
  const { reader, other, rules, labels } = loaded;
  const fit = findFit(reader, other, rules.near);
  const sideOf = (asking: LoadedSide, asked: LoadedSide, rows: readonly FitRow[]) => ({
    asked: asking.saved.preferences,
    works: (asking.saved.preferences.work?.value ?? []).flatMap((id) => {
      const label = labels.get(id);
      return label === undefined ? [] : [{ id, label }];
    }),
    rows: rows.map(({ kind, mark }) => ({ kind, mark, fact: labelledFact(asked, kind, labels) })),
  });
  return {
    mine: sideOf(reader, other, fit.mine),
    theirs: sideOf(other, reader, fit.theirs),
    gotra: {
      relation: fit.gotra,
      is_rule_on: rules.isGotraRuleOn,
      mine: reader.gotraName,
      theirs: other.gotraName,
      my_mothers: reader.mothersGotraName,
      their_mothers: other.mothersGotraName,
    },
  };
}

function labelledFact(side: LoadedSide, kind: PreferenceKind, labels: ReadonlyMap<number, string>): FitFact {
  const id = kind === 'education' ? side.educationId : kind === 'work' ? side.facts.work : null;
  return id === null ? factOf(side.facts, kind) : (labels.get(id) ?? null);
}
