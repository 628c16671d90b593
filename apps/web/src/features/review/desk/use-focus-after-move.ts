import { type RefObject, useEffect, useRef, useState } from 'react';

interface FocusAfterMove {
  nameRef: RefObject<HTMLHeadingElement | null>;
  /** The reviewer went to another profile by a key or a decision. */
  onMoved: () => void;
}

/**
 * After a move the next person's name takes focus: a screen reader says it, and a button that was pressed a moment
 * ago does not stand ready to be pressed for somebody else.
 */
export function useFocusAfterMove(shownId: number | undefined): FocusAfterMove {
  const nameRef = useRef<HTMLHeadingElement>(null);
  const [moves, setMoves] = useState(0);
  const followedMoves = useRef(moves);
  useEffect(() => {
    // The next profile may still be on its way.
    if (moves === followedMoves.current || shownId === undefined) return;
    followedMoves.current = moves;
    nameRef.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [moves, shownId]);
  return { nameRef, onMoved: () => setMoves((count) => count + 1) };
}
