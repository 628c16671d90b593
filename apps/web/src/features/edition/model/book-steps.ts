import type { EditionBook, ProofRound } from '@suchi/contracts/print';
import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';

const bookSteps = ['planned', 'registering', 'closed', 'proof', 'frozen', 'printed'] as const;
export type BookStep = (typeof bookSteps)[number];

export interface StepState {
  step: BookStep;
  state: 'done' | 'current' | 'ahead';
  /** A last day, or the day on which it happened. */
  until: CalendarDate | null;
  on: CalendarDate | null;
}

type Book = Pick<EditionBook, 'state' | 'registration_until' | 'frozen'>;
type Proof = Pick<ProofRound, 'stage' | 'until'>;

const dayOf = (instant: string | null | undefined) => (instant ? todayInIndia(new Date(instant)) : null);

function findCurrent(book: Book, proof: Proof | undefined, today: CalendarDate): BookStep {
  if (book.state === 'made') return 'printed';
  if (book.state === 'frozen') return 'frozen';
  if (proof && proof.stage !== 'before') return 'proof';
  if (book.registration_until === null) return 'planned';
  return today > book.registration_until ? 'closed' : 'registering';
}

/** The life of the book, with the step it is at. */
export function listBookSteps(book: Book, proof: Proof | undefined, today: CalendarDate): StepState[] {
  const current = bookSteps.indexOf(findCurrent(book, proof, today));
  const days: Partial<Record<BookStep, Partial<Pick<StepState, 'until' | 'on'>>>> = {
    registering: { until: book.registration_until },
    proof: { until: proof?.until ?? null },
    frozen: { on: dayOf(book.frozen?.at) },
    printed: { on: dayOf(book.frozen?.file_made_at) },
  };
  return bookSteps.map((step, index) => ({
    step,
    state: index < current ? 'done' : index === current ? 'current' : 'ahead',
    until: null,
    on: null,
    ...days[step],
  }));
}
