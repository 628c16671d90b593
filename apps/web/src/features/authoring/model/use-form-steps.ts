import { canChangeAuthorship } from '@suchi/domain/lifecycle';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '../../../shared/router/hooks.ts';
import type { ProfileEditor } from './profile-editor.ts';
import { findFirstSection, listSections, parseTarget, type SectionName } from './sections.ts';

/** What the first section asks; the name also has its place in a later one. */
const authorshipPaths = ['author_relation', 'author_relation_text', 'first_name', 'has_consent'];

/** The sections of this profile, where the author is, and the steps to the next and the previous one. */
export function useFormSteps(editor: ProfileEditor, heading: RefObject<HTMLElement | null>) {
  const { source, form } = editor;
  const isAuthorshipOpen = canChangeAuthorship(
    source.standing?.status ?? null,
    source.sheet.profile.author_relation,
  );
  const sections = listSections(isAuthorshipOpen);
  // Decided when the form opens: the answer must not move the author on.
  const [first] = useState(() =>
    findFirstSection({
      sections,
      isDraft: source.standing?.status === 'Draft',
      isAuthorshipMissing: isAuthorshipOpen && form.read().profile.author_relation === null,
      errors: form.read().errors,
    }),
  );
  const { section, goTo } = useFormTarget({ sections, first, heading });
  const place = sections.indexOf(section);
  const next = sections[place + 1];
  const previous = sections[place - 1];

  function goOnTo(target: SectionName): void {
    const missing = section === 'authorship' ? findMissing(editor) : undefined;
    if (missing === undefined) goTo(target);
    else document.getElementById(missing)?.focus();
  }
  return {
    section,
    sections,
    /** Absent in the last section. */
    goOn: next && (() => goOnTo(next)),
    /** Absent in the first section. */
    goBack: previous && (() => goTo(previous)),
  };
}

/** Shows what the first section lacks, and returns the first of it. */
function findMissing({ form }: ProfileEditor): string | undefined {
  const { errors } = form.read();
  const missing = authorshipPaths.filter((path) => errors.some((error) => error.path === path));
  for (const path of missing) form.leaveField(path);
  return missing[0];
}

interface FormTargetOptions {
  sections: readonly SectionName[];
  /** Opens when the URL names none. */
  first: SectionName;
  heading: RefObject<HTMLElement | null>;
}

/** The section in the URL, and a way to open another one. Also moves the focus. */
function useFormTarget({ sections, first, heading }: FormTargetOptions) {
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
