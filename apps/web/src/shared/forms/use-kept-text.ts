import { useState } from 'react';
import { session } from '../api/api.ts';
import { deviceCopyKey } from '../api/device-copies.ts';
import { deviceStorage } from '../config/browser-storage.ts';

/** A text that survives a reload and the end of the session. Logging out removes it. */
export function useKeptText(name: string, initial = '') {
  const [key] = useState(() => deviceCopyKey('message', session.userId() ?? '', name));
  const [keptText] = useState(() => deviceStorage.getItem(key));
  const [text, setText] = useState(keptText ?? initial);
  const forget = () => deviceStorage.removeItem(key);
  function change(next: string): void {
    setText(next);
    try {
      if (next.trim() === '' || next === initial) forget();
      else deviceStorage.setItem(key, next);
    } catch {
      // Private windows and full phones refuse; the text is still in the field.
    }
  }
  return { text, setText: change, forget, wasKept: keptText !== null };
}
