import { addYears } from '../basics/calendar-date.ts';
import type { CalendarDate } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';
import { checkEligibility, type Candidate } from '../profiles/eligibility.ts';
import type { Edition } from './edition.ts';

/** How far an edition is made: numbers can change, what is printed is kept, the printer has the file. */
export const bookStates = ['open', 'frozen', 'made'] as const;
export type BookState = (typeof bookStates)[number];

/** What an admin does with the book. */
export type BookAction = 'number' | 'change_sections' | 'freeze' | 'unfreeze' | 'pull';

const allowedIn: Record<BookAction, BookState> = {
  number: 'open',
  change_sections: 'open',
  freeze: 'open',
  unfreeze: 'frozen',
  pull: 'frozen',
};

/** Whether the book can still be changed in this way. */
export function checkBookAction(
  action: BookAction,
  state: BookState,
): Decision<'frozen' | 'not_frozen' | 'file_made'> {
  if (state === allowedIn[action]) return { allowed: true };
  if (state === 'made') return { allowed: false, reason: 'file_made' };
  return { allowed: false, reason: state === 'frozen' ? 'frozen' : 'not_frozen' };
}

/** Who may be printed on the day of the freeze, and who is too young for it by law or by the association's limit. */
export function splitByAge<Person extends Candidate>(
  people: readonly Person[],
  rules: { today: CalendarDate; latestBirthDate: CalendarDate | null },
): { printed: Person[]; tooYoung: Person[] } {
  const mayBePrinted = (person: Person) => checkEligibility(person, rules).allowed;
  return {
    printed: people.filter(mayBePrinted),
    tooYoung: people.filter((person) => !mayBePrinted(person)),
  };
}

const aYearLater = (day: CalendarDate | null) => (day === null ? null : addYears(day, 1));

/** What differs in the edition after this one. Days that the association sets anew are empty; the others move a year. */
export function nextEdition({
  year,
  activationCutOff,
  earlySubscriptionBefore,
  earlySubscriptionSeesUntil,
}: Pick<
  Edition,
  'year' | 'activationCutOff' | 'earlySubscriptionBefore' | 'earlySubscriptionSeesUntil'
>): Pick<
  Edition,
  | 'year'
  | 'registrationUntil'
  | 'eventDate'
  | 'eventPlace'
  | 'deliveryAfter'
  | 'activationCutOff'
  | 'earlySubscriptionBefore'
  | 'earlySubscriptionSeesUntil'
> {
  return {
    year: year + 1,
    registrationUntil: null,
    eventDate: null,
    eventPlace: null,
    deliveryAfter: null,
    activationCutOff: addYears(activationCutOff, 1),
    earlySubscriptionBefore: aYearLater(earlySubscriptionBefore),
    earlySubscriptionSeesUntil: aYearLater(earlySubscriptionSeesUntil),
  };
}
