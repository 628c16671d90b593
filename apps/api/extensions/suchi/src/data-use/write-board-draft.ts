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
  photo: 'Photo',
  number: 'Mobile number',
  birth: 'Birth time and place',
  income: 'Income',
  address: 'Address',
} as const;

const say = (at: Date | null) => (at === null ? 'not yet' : momentInIndia.format(at));

export interface BoardDraft {
  title: string;
  parts: readonly (readonly { name: string; value: string }[])[];
}

const line = (name: string, value: string | number) => ({ name, value: String(value) });
const toBeWritten = '(to be written)';

/** Without a name of a family: the Board gets numbers. */
export function draftReport(
  incident: IncidentRow,
  { association, rules }: { association: string; rules: IncidentRules },
): BoardDraft {
  const { counts, sessions_ended_at: endedAt } = incident;
  const done = endedAt === null ? '' : `The account was logged out everywhere: ${say(endedAt)}. `;
  return {
    title: `DRAFT. Report of a personal data breach, ${formatIncidentReference(incident.id)}`,
    parts: [
      [line('To', 'the Data Protection Board of India'), line('From', association)],
      [
        line('What happened', incident.what),
        line('Found', say(incident.known_at)),
        line('Full report due', say(findReportDue({ knownAt: incident.known_at }, rules))),
        line('Account', incident.account_name),
        ...(incident.device === null ? [] : [line('Device', incident.device)]),
        line('Time', `${say(incident.from_at)} to ${say(incident.to_at)}`),
      ],
      [
        line('People affected', counts.affected),
        ...seenKinds.map((kind) => line(seenWords[kind], counts.seen[kind])),
      ],
      [
        line('Families told', `${counts.affected - counts.untold} of ${counts.affected}`),
        line('First word to the Board', say(incident.first_word_at)),
      ],
      [
        line('Likely consequences', toBeWritten),
        line('What was done to limit them', `${done}${toBeWritten}`),
        line('What is done so that it does not happen again', toBeWritten),
        line('Contact', '(name, telephone, e-mail)'),
      ],
    ],
  };
}

export const writeBoardDraft = ({ title, parts }: BoardDraft): string =>
  [title, ...parts.flatMap((part) => ['', ...part.map(({ name, value }) => `${name}: ${value}`)]), ''].join(
    '\n',
  );
