import { rejectionReasonMinLength, type rejectionReasons } from '@suchi/domain/lifecycle';

type RejectionChoice = (typeof rejectionReasons)[number];

export interface RejectionDraft {
  choice: RejectionChoice | null;
  ownWords: string;
}

export const noRejection: RejectionDraft = { choice: null, ownWords: '' };

/** The reason as the family will read it. */
export function reasonOf({ choice, ownWords }: RejectionDraft): string {
  return choice === 'Other' ? ownWords.trim() : (choice ?? '');
}

export function canReject(draft: RejectionDraft): boolean {
  return reasonOf(draft).length >= rejectionReasonMinLength;
}
