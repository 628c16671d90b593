import type { FamilyListItem, Interest } from '@suchi/contracts/families';
import type { InterestAnswer } from '@suchi/domain/families';

/** What opens a dialog; the page has them. */
export interface FamilyActions {
  /** With the answer that is chosen already. */
  answer: (interest: Interest, answer?: InterestAnswer) => void;
  /** By "Send Mail". */
  reply: (family: FamilyListItem['family']) => void;
}
