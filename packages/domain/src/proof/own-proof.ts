import type { ProofStage } from './proof.ts';

/** What a family is told of its page: it waits for an answer, the answer may change, or its corrections were decided. */
export const ownProofStates = ['waiting', 'answered', 'decided'] as const;
export type OwnProofState = (typeof ownProofStates)[number];

/** Null when there is nothing to tell. From the printed book on, the book itself tells it. */
export function findOwnProofState(
  stage: ProofStage,
  { isAnswered, hasMistakes, isPrinted }: { isAnswered: boolean; hasMistakes: boolean; isPrinted: boolean },
): OwnProofState | null {
  if (stage === 'open') return isAnswered ? 'answered' : 'waiting';
  return stage === 'over' && hasMistakes && !isPrinted ? 'decided' : null;
}
