import { type AuthorRelation, authorRelations, genderOfRelation } from '@suchi/domain/profile';
import { useEditor } from '../model/profile-editor.ts';
import { useProfileValue } from '../model/use-answer.ts';

const ownFields = ['first_name', 'last_name', 'email'] as const;

/** Whose profile it is. Choosing fills in what follows from it, and takes back what followed from another choice. */
export function useRelation() {
  const { source, form } = useEditor();
  const stored = useProfileValue('author_relation');
  const relation = authorRelations.find((known) => known === stored) ?? null;

  function choose(next: AuthorRelation): void {
    if (next === relation) return;
    const { profile } = form.read();
    const { setValue } = form;
    setValue('author_relation', next);
    // It was about another person.
    setValue('has_consent', false);
    const gender = genderOfRelation(next);
    if (gender !== null) setValue('gender', gender);
    for (const field of ownFields) {
      const own = source.owner[field];
      if (next === 'myself' && profile[field] === null) setValue(field, own);
      if (relation === 'myself' && profile[field] === own) setValue(field, null);
    }
  }
  return { relation, choose };
}
