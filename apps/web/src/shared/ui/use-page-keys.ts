import { useEffect, useRef } from 'react';

type KeyHandlers<Key extends string> = Readonly<Record<Key, () => void>>;

const otherPlaces = [
  'textarea',
  'select',
  '[contenteditable="true"]',
  'input:not([type="radio"]):not([type="checkbox"])',
  '[role="dialog"]',
  '[role="menu"]',
].join(', ');

/**
 * Shortcuts of a page, by the lower-case name of the key. They work anywhere except in a text box, a menu or a dialog.
 * Only the keys in `repeatable` may auto-repeat.
 */
export function usePageKeys<Key extends string>(
  handlers: KeyHandlers<Key>,
  repeatable: readonly NoInfer<Key>[] = [],
): void {
  const latest = useRef({ handlers, repeatable });
  useEffect(() => {
    latest.current = { handlers, repeatable };
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      const current = latest.current;
      if (!isHandled(key, current.handlers) || isMeantForOthers(event)) return;
      if (event.repeat && !current.repeatable.includes(key)) return;
      event.preventDefault();
      current.handlers[key]();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isHandled<Key extends string>(key: string, handlers: KeyHandlers<Key>): key is Key {
  return Object.hasOwn(handlers, key);
}

function isMeantForOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return true;
  if (event.target instanceof Element && event.target.closest(otherPlaces) !== null) return true;
  return document.querySelector('[role="dialog"]') !== null;
}
