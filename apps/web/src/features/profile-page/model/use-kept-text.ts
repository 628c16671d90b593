import { useState } from 'react';
import { session } from '../../../shared/api/api.ts';
import { deviceCopyKey } from '../../../shared/api/device-copies.ts';

/** A text that survives a reload and the end of the session. Logging out removes it. */
export function useKeptText(name: string, initial: string) {
  const [key] = useState(() => deviceCopyKey('message', session.userId() ?? '', name));
  const [keptText] = useState(() => localStorage.getItem(key));
  const [text, setText] = useState(keptText ?? initial);
  const forget = () => localStorage.removeItem(key);
  function change(next: string): void {
    setText(next);
    try {
      if (next.trim() === '' || next === initial) forget();
      else localStorage.setItem(key, next);
    } catch {
      // Private windows and full phones refuse; the text is still in the field.
    }
  }
  return { text, setText: change, forget, wasKept: keptText !== null };
}
