import type { GrievanceCase } from '@suchi/contracts/grievances';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAssignGrievance } from '../api/grievance-queries.ts';

export function HandledBy({ found: { id, reference, handler, people } }: { found: GrievanceCase }) {
  const t = useMessages('grievanceDesk');
  const { mutate, isPending } = useAssignGrievance();
  const give = (next: string | null) => {
    const person = people.find((each) => each.id === next);
    if (person === undefined || isPending) return;
    mutate(
      { id, handler: person.id },
      {
        onSuccess: () =>
          showToast({ message: t('case.given', { reference, name: person.name }), tone: 'success' }),
        onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
      },
    );
  };
  return (
    <SelectField
      label={t('case.handledBy')}
      placeholder={handler === null ? t('case.nobody') : undefined}
      options={people.map((person) => ({ value: person.id, label: person.name }))}
      value={handler?.id ?? null}
      onChange={give}
    />
  );
}
