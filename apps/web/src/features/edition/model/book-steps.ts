import type { EditionBook } from '@suchi/contracts/print';
import type { ProofRound } from '@suchi/contracts/proof';
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

/**
 * The life of the book, with the step it is at. Registration ends by its date alone: while it is open it is a current
 * step too, and Closed is ahead, even if the proof round has begun or the edition is frozen.
 */
export function listBookSteps(book: Book, proof: Proof | undefined, today: CalendarDate): StepState[] {
  const current = bookSteps.indexOf(findCurrent(book, proof, today));
  const isRegistering = book.registration_until !== null && today <= book.registration_until;
  const stateOf = (step: BookStep, index: number): StepState['state'] => {
    if (isRegistering && step === 'registering') return 'current';
    if (isRegistering && step === 'closed') return 'ahead';
    return index < current ? 'done' : index === current ? 'current' : 'ahead';
  };
  const days: Partial<Record<BookStep, Partial<Pick<StepState, 'until' | 'on'>>>> = {
    registering: { until: book.registration_until },
    proof: { until: proof?.until ?? null },
    frozen: { on: dayOf(book.frozen?.at) },
    printed: { on: dayOf(book.frozen?.file_made_at) },
  };
  return bookSteps.map((step, index) => ({
    step,
    state: stateOf(step, index),
    until: null,
    on: null,
    ...days[step],
  }));
}
