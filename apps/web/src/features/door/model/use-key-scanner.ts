import { useEffect, useRef } from 'react';

/** A person types slower. */
const pauseMs = 1000;

/** A scanner on a cable types the code and Enter. Where no field has the focus, it is read here. */
export function useKeyScanner(onText: (text: string) => void): void {
  const typed = useRef('');
  const typedAt = useRef(0);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isField = event.target instanceof Element && event.target.closest('input, select, textarea');
      if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.timeStamp - typedAt.current > pauseMs) typed.current = '';
      typedAt.current = event.timeStamp;
      if (event.key === 'Enter' && typed.current !== '') {
        event.preventDefault();
        const text = typed.current;
        typed.current = '';
        onText(text);
      } else if (event.key.length === 1) typed.current += event.key;
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [onText]);
}
