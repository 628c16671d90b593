import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '../../../shared/router/hooks.ts';
import { parseTarget, type SectionName } from './sections.ts';

interface FormTargetOptions {
  sections: readonly SectionName[];
  /** Opens when the URL names none. */
  first: SectionName;
  heading: RefObject<HTMLElement | null>;
}

/** The section in the URL, and a way to open another one. Also moves the focus. */
export function useFormTarget({ sections, first, heading }: FormTargetOptions) {
  const { hash, search, key } = useLocation();
  const navigate = useNavigate();
  const { section, path } = parseTarget(hash, sections, first);
  const isFirst = useRef(true);

  useEffect(() => {
    if (path !== null) focusField(path);
    // When the page opens, its own heading gets the focus.
    else if (!isFirst.current && heading.current) focusHeading(heading.current);
    isFirst.current = false;
    // The key changes with each visit, even to the same section.
  }, [key, path, section, heading]);

  return { section, goTo: (target: string) => void navigate({ hash: `#${target}`, search }) };
}

/** Not the top of the page: no field would be in sight there. */
function focusHeading(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}

/** Focuses the field or its nearest parent: an address is corrected in its dialog. */
function focusField(path: string): void {
  const steps = path.split('.');
  const ids = steps.map((_, index) => steps.slice(0, steps.length - index).join('.'));
  const field = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
