import { isSameData } from '../basics/same-data.ts';

/** Two forms that began from the same one, field by field. */
export interface FormComparison<Field> {
  relation: 'same' | 'mine_newer' | 'other_newer' | 'both_changed';
  /** Changed on both sides, and not to the same. */
  conflicts: Field[];
  /** Changed on the other side only. */
  theirs: Field[];
}

/** Compares what was typed here with what was saved elsewhere meanwhile. */
export function compareForms<Form extends object>(
  base: Form,
  mine: Form,
  other: Form,
): FormComparison<keyof Form> {
  const fields = (Object.keys(other) as (keyof Form)[]).filter(
    (field) => !isSameData(mine[field], other[field]),
  );
  const isChanged = (form: Form, field: keyof Form) => !isSameData(base[field], form[field]);
  const theirs = fields.filter((field) => !isChanged(mine, field));
  const own = fields.filter((field) => !isChanged(other, field));
  const conflicts = fields.filter((field) => isChanged(mine, field) && isChanged(other, field));
  return { relation: relationOf(fields.length, own.length, theirs.length), conflicts, theirs };
}

function relationOf(all: number, own: number, theirs: number): FormComparison<never>['relation'] {
  if (all === 0) return 'same';
  if (all === own) return 'mine_newer';
  return all === theirs ? 'other_newer' : 'both_changed';
}

/** All that was changed on either side; where both changed a field, the winner's answer. */
export function mergeForms<Form extends object>(
  forms: { base: Form; mine: Form; other: Form },
  winner: 'mine' | 'other',
): Form {
  const { mine, other } = forms;
  const { conflicts, theirs } = compareForms(forms.base, mine, other);
  const taken = winner === 'other' ? [...theirs, ...conflicts] : theirs;
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, other[field]])) };
}
