/** What somebody could see of a candidate, in the order of the page. */
export const seenKinds = ['photo', 'number', 'birth', 'income', 'address'] as const;
export type SeenKind = (typeof seenKinds)[number];

const hourMs = 3_600_000;

/** The clocks of the law, as the association sets them. */
export interface IncidentRules {
  firstWordHours: number;
  reportHours: number;
}

export interface IncidentFacts {
  knownAt: Date;
  firstWordAt: Date | null;
  reportedAt: Date | null;
  closedAt: Date | null;
  /** Who sent the test of the mail to families. */
  testedBy: string | null;
  /** Who can be mailed and was not. */
  toMail: number;
  /** Who was not told in any way. */
  untold: number;
  affected: number;
}

export const findFirstWordDue = ({ knownAt }: Pick<IncidentFacts, 'knownAt'>, rules: IncidentRules): Date =>
  new Date(knownAt.getTime() + rules.firstWordHours * hourMs);

export const findReportDue = ({ knownAt }: Pick<IncidentFacts, 'knownAt'>, rules: IncidentRules): Date =>
  new Date(knownAt.getTime() + rules.reportHours * hourMs);

export type IncidentRefusal =
  | 'closed'
  | 'told_already'
  | 'test_first'
  | 'second_person'
  | 'nobody_waits'
  | 'done_already'
  | 'not_told'
  | 'not_reported';

/** What an admin can do with an incident. */
export const incidentSteps = ['range', 'first_word', 'reported', 'test', 'tell', 'close'] as const;
export type IncidentStep = (typeof incidentSteps)[number];

interface Asked {
  facts: IncidentFacts;
  /** A family was written to or called. */
  isAnyTold: boolean;
  by: string;
}

/** Null: it may be done. */
export function refuseIncidentStep(
  step: IncidentStep,
  { facts, isAnyTold, by }: Asked,
): IncidentRefusal | null {
  if (facts.closedAt !== null) return 'closed';
  return refusals[step]({ facts, isAnyTold, by });
}

const refusals: Record<IncidentStep, (asked: Asked) => IncidentRefusal | null> = {
  range: ({ isAnyTold }) => (isAnyTold ? 'told_already' : null),
  first_word: ({ facts }) => (facts.firstWordAt === null ? null : 'done_already'),
  reported: ({ facts }) => (facts.reportedAt === null ? null : 'done_already'),
  test: ({ facts }) => (facts.toMail === 0 ? 'nobody_waits' : null),
  tell: ({ facts: { toMail, testedBy }, by }) => {
    if (toMail === 0) return 'nobody_waits';
    if (testedBy === null) return 'test_first';
    return testedBy === by ? 'second_person' : null;
  },
  close: ({ facts }) => refuseClosing(facts),
};

/** Where nobody is affected, a note is enough. */
function refuseClosing({ affected, untold, reportedAt }: IncidentFacts): IncidentRefusal | null {
  if (affected === 0) return null;
  if (untold > 0) return 'not_told';
  return reportedAt === null ? 'not_reported' : null;
}

export const formatIncidentReference = (id: number): string => `B-${String(id).padStart(4, '0')}`;
