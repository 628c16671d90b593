import { toldBefore } from '@suchi/domain/melawa';
import { useEffect, useRef } from 'react';

/** Calls once when the family is near; again after it was farther away. */
export function useToldOnce(before: number | null, tell: () => void): void {
  const isTold = useRef(false);
  const isNear = before !== null && before <= toldBefore;
  useEffect(() => {
    if (isNear && !isTold.current) tell();
    isTold.current = isNear;
    // Only the place decides.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isNear]);
}
