import { useEffect, useRef } from 'react';

type DeskKey = 'j' | 'k' | 'a' | 'r' | 'z' | '/' | '?';
type DeskKeyHandlers = Readonly<Record<DeskKey, () => void>>;

/** Only moving may auto-repeat: holding A must not approve the whole queue. */
const repeatable: ReadonlySet<string> = new Set(['j', 'k']);

const typingPlaces =
  'textarea, select, [contenteditable="true"], input:not([type="radio"]):not([type="checkbox"]), [role="dialog"]';

/** Keys work anywhere on the page, except in a text box or a dialog. */
export function useDeskKeys(handlers: DeskKeyHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      if (!isDeskKey(key, latest.current) || isMeantForOthers(event)) return;
      if (event.repeat && !repeatable.has(key)) return;
      event.preventDefault();
      latest.current[key]();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isDeskKey(key: string, handlers: DeskKeyHandlers): key is DeskKey {
  return Object.hasOwn(handlers, key);
}

function isMeantForOthers(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (event.target instanceof Element && event.target.closest(typingPlaces) !== null) return true;
  return document.querySelector('[role="dialog"]') !== null;
}
