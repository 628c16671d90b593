import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parseTarget } from './sections.ts';

/** Which section the address asks for, and a way to ask for another. Going there moves the focus along. */
export function useFormTarget(heading: RefObject<HTMLElement | null>) {
  const { hash, search, key } = useLocation();
  const navigate = useNavigate();
  const { section, path } = parseTarget(hash);
  const isFirst = useRef(true);

  useEffect(() => {
    if (path !== null) focusField(path);
    // The page's own heading speaks first when the page opens.
    else if (!isFirst.current) heading.current?.focus({ preventScroll: true });
    isFirst.current = false;
    // The key changes with each visit, also to where we are.
  }, [key, path, section, heading]);

  return { section, goTo: (target: string) => void navigate({ hash: `#${target}`, search }) };
}

/** Stands in the field, or in the nearest thing around it: an address is mended in its dialog. */
function focusField(path: string): void {
  const steps = path.split('.');
  const ids = steps.map((_, index) => steps.slice(0, steps.length - index).join('.'));
  const field = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
