import { useEffect, useRef, useState } from 'react';

/** A text for screen readers that changes at most once in a while, and then says the newest. */
export function useCalmText(text: string, everyMs: number): string {
  const [said, setSaid] = useState(text);
  const saidAt = useRef(0);
  useEffect(() => {
    if (text === said) return undefined;
    const waitMs = Math.max(0, saidAt.current + everyMs - Date.now());
    const timer = setTimeout(() => {
      saidAt.current = Date.now();
      setSaid(text);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [text, said, everyMs]);
  return said;
}
