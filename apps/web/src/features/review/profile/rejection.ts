import { rejectionReasonMinLength, type rejectionReasons } from '@suchi/domain/lifecycle';

type RejectionChoice = (typeof rejectionReasons)[number];

/** What the reviewer has chosen and typed so far. */
export interface RejectionDraft {
  choice: RejectionChoice | null;
  ownWords: string;
}

export const noRejection: RejectionDraft = { choice: null, ownWords: '' };

/** The reason as the family will read it. */
export function reasonOf({ choice, ownWords }: RejectionDraft): string {
  return choice === 'Other' ? ownWords.trim() : (choice ?? '');
}

/** Whether the reason is long enough to act upon. */
export function canReject(draft: RejectionDraft): boolean {
  return reasonOf(draft).length >= rejectionReasonMinLength;
}
