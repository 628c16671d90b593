import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePageKeys } from '../../../shared/ui/use-page-keys.ts';
import { canReject, noRejection, reasonOf, type RejectionDraft } from '../profile/rejection.ts';
import type { ReviewDeskControls } from './use-review-desk.ts';

interface DeskActions {
  nameRef: RefObject<HTMLHeadingElement | null>;
  reasonsRef: RefObject<HTMLFieldSetElement | null>;
  rejection: RejectionDraft;
  onRejectionChange: (draft: RejectionDraft) => void;
  onApprove: () => void;
  onReject: () => void;
  onNext: () => void;
  onUndo: () => void;
  isWhole: boolean;
  onToggleWhole: () => void;
}

/** The reviewer's actions, for buttons and keys. */
export function useDeskActions(
  desk: ReviewDeskControls,
  { onSearch, onShowShortcuts }: { onSearch: () => void; onShowShortcuts: () => void },
): DeskActions {
  const [rejection, onRejectionChange] = useRejection(desk.selectedId);
  const reasonsRef = useRef<HTMLFieldSetElement>(null);
  const [wholeId, setWholeId] = useState<number | null>(null);
  const isWhole = wholeId !== null && wholeId === desk.selectedId;
  const { nameRef, onMoved } = useFocusAfterMove(desk.profile.data?.id);

  function onApprove(): void {
    if (desk.decide('approve')) onMoved();
  }
  function onReject(): void {
    if (canReject(rejection) && desk.decide('reject', reasonOf(rejection))) onMoved();
  }
  function onUndo(): void {
    desk.undo();
    onMoved();
  }
  function step(direction: 1 | -1): void {
    desk.step(direction);
    onMoved();
  }
  const onToggleWhole = () => setWholeId(isWhole ? null : desk.selectedId);
  // Only moving may repeat: holding A must not approve the whole queue.
  const keys = {
    d: onToggleWhole,
    j: () => step(1),
    k: () => step(-1),
    a: onApprove,
    r: () => (canReject(rejection) ? onReject() : focusReasons(reasonsRef.current)),
    z: onUndo,
    '/': onSearch,
    '?': onShowShortcuts,
  };
  usePageKeys(keys, ['j', 'k']);
  return {
    nameRef,
    reasonsRef,
    rejection,
    onRejectionChange,
    onApprove,
    onReject,
    onNext: () => step(1),
    onUndo,
    isWhole,
    onToggleWhole,
  };
}

/** Choice and text belong to one profile and reset with it. */
function useRejection(profileId: number | null) {
  const [draft, setDraft] = useState({ profileId, rejection: noRejection });
  const rejection = draft.profileId === profileId ? draft.rejection : noRejection;
  return [rejection, (next: RejectionDraft) => setDraft({ profileId, rejection: next })] as const;
}

/** Focuses the missing reason: the text box if it is open, else the first choice. */
function focusReasons(fieldset: HTMLFieldSetElement | null): void {
  const target = fieldset?.querySelector<HTMLElement>('textarea') ?? fieldset?.querySelector('input');
  target?.focus();
}

interface FocusAfterMove {
  nameRef: RefObject<HTMLHeadingElement | null>;
  /** Called after moving to another profile by key or decision. */
  onMoved: () => void;
}

/**
 * After a move the next profile's name takes focus. A screen reader announces it, and Enter does not press the last
 * button again.
 */
function useFocusAfterMove(shownId: number | undefined): FocusAfterMove {
  const nameRef = useRef<HTMLHeadingElement>(null);
  const [moves, setMoves] = useState(0);
  const followedMoves = useRef(moves);
  useEffect(() => {
    // The next profile may still be loading.
    if (moves === followedMoves.current || shownId === undefined) return;
    followedMoves.current = moves;
    nameRef.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [moves, shownId]);
  return { nameRef, onMoved: () => setMoves((count) => count + 1) };
}
