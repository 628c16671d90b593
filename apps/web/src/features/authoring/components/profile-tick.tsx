import type { FieldNameOfKind } from '@suchi/domain/profile';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { useAnswer, useLabel } from '../model/use-answer.ts';

type TickPath = FieldNameOfKind<'boolean'>;

/** A tick and not Yes or No, because a No that nobody chose would look like an answer of the family. */
export function ProfileTick({ path, hint }: { path: TickPath; hint?: string }) {
  const label = useLabel(path);
  const { value, onChange, shown } = useAnswer<TickPath>(path);
  return (
    <CheckboxField
      id={shown.id}
      error={shown.error}
      label={label}
      {...(hint === undefined ? {} : { hint })}
      isChecked={value}
      onChange={onChange}
    />
  );
}
