import { canChangeAuthorship } from '@suchi/domain/lifecycle';
import { type RefObject, useState } from 'react';
import type { ProfileEditor } from './profile-editor.ts';
import { findFirstSection, listSections, type SectionName } from './sections.ts';
import { useFormTarget } from './use-form-target.ts';

/** What the first section asks; the name also has its place in a later one. */
const whosePaths = ['author_relation', 'author_relation_text', 'first_name', 'has_consent'];

/** The sections of this profile, where the author is, and the steps to the next and the previous one. */
export function useFormWay(editor: ProfileEditor, heading: RefObject<HTMLElement | null>) {
  const { source, form } = editor;
  const isWhoseOpen = canChangeAuthorship(
    source.standing?.status ?? null,
    source.sheet.profile.author_relation,
  );
  const sections = listSections(isWhoseOpen);
  // Decided when the form opens: the answer must not move the author on.
  const [first] = useState(() =>
    findFirstSection({
      sections,
      isDraft: source.standing?.status === 'Draft',
      isWhoseMissing: isWhoseOpen && form.read().profile.author_relation === null,
      errors: form.read().errors,
    }),
  );
  const { section, goTo } = useFormTarget({ sections, first, heading });
  const place = sections.indexOf(section);
  const next = sections[place + 1];
  const previous = sections[place - 1];

  function goOnTo(target: SectionName): void {
    const missing = section === 'whose' ? findMissing(editor) : undefined;
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
  const missing = whosePaths.filter((path) => errors.some((error) => error.path === path));
  for (const path of missing) form.leaveField(path);
  return missing[0];
}
