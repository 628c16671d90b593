import {
  findReportDue,
  formatIncidentReference,
  type IncidentRules,
  seenKinds,
} from '@suchi/domain/data-use';
import type { IncidentRow } from './incident-repository.ts';

const momentInIndia = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'long',
  timeStyle: 'short',
});

const seenWords = {
  photo: 'photo',
  number: 'mobile number',
  birth: 'birth time and place',
  income: 'income',
  address: 'address',
} as const;

const say = (at: Date | null) => (at === null ? 'not yet' : momentInIndia.format(at));

/** Without a name of a family: the Board gets numbers. */
export function writeBoardDraft(
  incident: IncidentRow,
  { association, rules }: { association: string; rules: IncidentRules },
): string {
  const { counts } = incident;
  return [
    `DRAFT. Report of a personal data breach, ${formatIncidentReference(incident.id)}`,
    `To: the Data Protection Board of India`,
    `From: ${association}`,
    '',
    `What happened: ${incident.what}`,
    `Found: ${say(incident.known_at)}`,
    `Full report due: ${say(findReportDue({ knownAt: incident.known_at }, rules))}`,
    `Account: ${incident.account_name}`,
    ...(incident.device === null ? [] : [`Device: ${incident.device}`]),
    `Time: ${say(incident.from_at)} to ${say(incident.to_at)}`,
    '',
    `People affected: ${counts.affected}`,
    ...seenKinds.map((kind) => `- ${seenWords[kind]}: ${counts.seen[kind]}`),
    '',
    `Families told: ${counts.affected - counts.untold} of ${counts.affected}`,
    `First word to the Board: ${say(incident.first_word_at)}`,
    '',
    'Likely consequences: (to be written)',
    'What was done to limit them: (to be written)',
    'What is done so that it does not happen again: (to be written)',
    'Contact: (name, telephone, e-mail)',
    '',
  ].join('\n');
}
