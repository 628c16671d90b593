import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';

/** Shows the server's field errors on their fields. Returns false when one has no field. */
export function showServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const entries = Object.entries(error.fields);
  const known = entries.filter(([field]) => field in form.getValues());
  known.forEach(([field, message], index) => {
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return known.length > 0 && known.length === entries.length;
}
