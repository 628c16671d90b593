import { joinReasons, rejectionReasonMinLength, rejectionReasons } from '@suchi/domain/lifecycle';

type RejectionChoice = (typeof rejectionReasons)[number];

export interface RejectionDraft {
  choices: readonly RejectionChoice[];
  /** Sent with the choice "Other". */
  ownWords: string;
}

export const noRejection: RejectionDraft = { choices: [], ownWords: '' };

/** Ticks or unticks a reason. */
export function toggleReason(draft: RejectionDraft, reason: RejectionChoice): RejectionDraft {
  const isTicked = draft.choices.includes(reason);
  return {
    ...draft,
    choices: rejectionReasons.filter((one) => (one === reason ? !isTicked : draft.choices.includes(one))),
  };
}

/** The reasons as the family will read them, in the order of the list. */
export function reasonOf({ choices, ownWords }: RejectionDraft): string {
  return joinReasons(choices.map((choice) => (choice === 'Other' ? ownWords : choice)));
}

export function canReject({ choices, ownWords }: RejectionDraft): boolean {
  if (choices.length === 0) return false;
  return !choices.includes('Other') || ownWords.trim().length >= rejectionReasonMinLength;
}
