import { type EnterRequest, enterRequestContract } from '@suchi/contracts/closing';
import { todayInIndia } from '@suchi/domain/basics';
import { enteredWays, requestAskers, requestKinds } from '@suchi/domain/closing';
import { useState } from 'react';
import { DateField } from '../../shared/forms/date-field.tsx';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { TextAreaField } from '../../shared/forms/text-area-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useActionForm } from '../../shared/forms/use-action-form.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { DialogFoot, OfficeDialog } from '../../shared/ui/office-dialog.tsx';
import { problemWords, useEnterRequest } from './data-requests-api.ts';

type Draft = Required<Omit<EnterRequest, 'received_on'>> & { received_on: string | null };

const choose = <Value extends string>(values: readonly Value[], value: string | null, old: Value): Value =>
  values.find((each) => each === value) ?? old;

/** What came on paper, by a call, by mail or by a visit. */
export function EnterDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('dataRequests');
  const [draft, setDraft] = useState<Draft>(() => ({
    kind: 'delete',
    way: 'letter',
    asked_by: 'self',
    email: '',
    about: '',
    asker: '',
    wanted: '',
    received_on: todayInIndia(new Date()),
  }));
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const { send, failure, isBusy } = useActionForm(
    useEnterRequest(),
    ({ reference }) => t('form.done', { reference }),
    onClose,
    (error) => (error instanceof ApiError ? fieldProblems(error, t) : null) ?? problemWords(error),
  );
  function submit() {
    const filled = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ''));
    const parsed = enterRequestContract.input.safeParse(filled);
    setWrong(Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path[0], message])));
    if (parsed.success) send(parsed.data);
  }
  return (
    <OfficeDialog title={t('form.title')} lead={t('form.lead')} onClose={onClose}>
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormAlert words={failure} />
        <SelectField
          label={t('form.kind')}
          value={draft.kind}
          onChange={(value) => change({ kind: choose(requestKinds, value, draft.kind) })}
          options={requestKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <SelectField
          label={t('form.way')}
          value={draft.way}
          onChange={(value) => change({ way: choose(enteredWays, value, draft.way) })}
          options={enteredWays.map((value) => ({ value, label: t(`ways.${value}`) }))}
        />
        <SelectField
          label={t('form.askedBy')}
          value={draft.asked_by}
          onChange={(value) => change({ asked_by: choose(requestAskers, value, draft.asked_by) })}
          options={requestAskers.map((value) => ({ value, label: t(`askers.${value}`) }))}
        />
        <Typed draft={draft} wrong={wrong} onChange={change} />
        <DialogFoot>
          <Button type="submit" isBusy={isBusy}>
            {t('form.save')}
          </Button>
        </DialogFoot>
      </Stack>
    </OfficeDialog>
  );
}

interface TypedProps {
  draft: Draft;
  wrong: Readonly<Record<string, string>>;
  onChange: (changes: Partial<Draft>) => void;
}

function Typed({ draft, wrong, onChange }: TypedProps) {
  const t = useMessages('dataRequests');
  return (
    <>
      <TextField
        label={t('form.email')}
        hint={t('form.emailHint')}
        error={wrong['email']}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={draft.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      {draft.email === '' ? (
        <TextField
          label={t('form.about')}
          error={wrong['about']}
          maxLength={200}
          value={draft.about}
          onChange={(event) => onChange({ about: event.target.value })}
        />
      ) : null}
      {draft.asked_by === 'self' ? null : (
        <TextField
          label={t('form.asker')}
          error={wrong['asker']}
          maxLength={200}
          value={draft.asker}
          onChange={(event) => onChange({ asker: event.target.value })}
        />
      )}
      <TextAreaField
        label={t('form.wanted')}
        error={wrong['wanted']}
        rows={3}
        maxLength={2000}
        value={draft.wanted}
        onChange={(event) => onChange({ wanted: event.target.value })}
      />
      <DateField
        label={t('form.received')}
        error={wrong['received_on']}
        value={draft.received_on}
        onChange={(day) => onChange({ received_on: day })}
      />
    </>
  );
}

function fieldProblems(
  { fields }: ApiError,
  t: ReturnType<typeof useMessages<'dataRequests'>>,
): readonly string[] | null {
  if (fields['email'] === 'noSuchAccount') return [t('problems.noSuchAccount')];
  return fields['received_on'] === 'dateAhead' ? [t('problems.dateAhead')] : null;
}
