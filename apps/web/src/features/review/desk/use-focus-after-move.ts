import { type RefObject, useEffect, useRef, useState } from 'react';

interface FocusAfterMove {
  nameRef: RefObject<HTMLHeadingElement | null>;
  /** Called after moving to another profile by key or decision. */
  onMoved: () => void;
}

/**
 * After a move the next profile's name takes focus. A screen reader announces it, and Enter does not press the last
 * button again.
 */
export function useFocusAfterMove(shownId: number | undefined): FocusAfterMove {
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
