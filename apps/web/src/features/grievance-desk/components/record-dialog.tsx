import { isEmailAddress, normaliseEmail } from '@suchi/domain/accounts';
import { todayInIndia } from '@suchi/domain/basics';
import {
  grievanceText,
  type GrievanceTopic,
  grievanceTopics,
  recordedSources,
} from '@suchi/domain/grievances';
import { useState } from 'react';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { ChoiceField } from '../../../shared/forms/choice-field.tsx';
import { DateField } from '../../../shared/forms/date-field.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useActionForm } from '../../../shared/forms/use-action-form.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { DialogFoot, OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { useRecordGrievance } from '../api/grievance-queries.ts';

const readToday = () => todayInIndia(new Date());

interface Recorded {
  source: (typeof recordedSources)[number];
  name: string;
  email: string;
  receivedOn: string | null;
  topic: GrievanceTopic | null;
  text: string;
  isAboutOfficer: boolean;
}

export function RecordDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('grievanceDesk');
  // Found when it is sent: the alert takes focus whenever its messages change.
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [values, setValues] = useState<Recorded>({
    source: 'letter',
    name: '',
    email: '',
    receivedOn: readToday(),
    topic: null,
    text: '',
    isAboutOfficer: false,
  });
  const { send, failure, isBusy } = useActionForm(
    useRecordGrievance(),
    ({ reference }) => t('recording.done', { reference }),
    onClose,
  );
  const findProblems = useFindProblems();

  function record() {
    const found = findProblems(values);
    setProblems(found);
    const { source, topic, text, receivedOn, isAboutOfficer } = values;
    if (found.length > 0 || topic === null || receivedOn === null) return;
    const email = values.email.trim() === '' ? null : normaliseEmail(values.email);
    send({
      source,
      topic,
      text,
      email,
      name: values.name,
      received_on: receivedOn,
      is_about_officer: isAboutOfficer,
    });
  }

  return (
    <OfficeDialog title={t('recording.title')} lead={t('recording.lead')} size="lg" onClose={onClose}>
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          record();
        }}
      >
        <FormAlert words={problems.length > 0 ? problems : failure} />
        <RecordFields values={values} change={(changed) => setValues({ ...values, ...changed })} />
        <DialogFoot>
          <Button type="submit" isBusy={isBusy}>
            {t('recording.save')}
          </Button>
        </DialogFoot>
      </Stack>
    </OfficeDialog>
  );
}

function useFindProblems() {
  const t = useMessages('grievanceDesk');
  const { min } = grievanceText;
  return ({ name, email, receivedOn, topic, text }: Recorded): readonly string[] => {
    const isWhole = name.trim() !== '' && topic !== null && receivedOn !== null && text.trim().length >= min;
    const isAhead = receivedOn !== null && receivedOn > readToday();
    const isReached = email.trim() === '' || isEmailAddress(normaliseEmail(email));
    return [
      ...(isWhole ? [] : [t('recording.missing', { count: min })]),
      ...(isAhead ? [t('recording.ahead')] : []),
      ...(isReached ? [] : [t('recording.emailWrong')]),
    ];
  };
}

interface RecordFieldsProps {
  values: Recorded;
  change: (changed: Partial<Recorded>) => void;
}

function RecordFields({ values, change }: RecordFieldsProps) {
  const t = useMessages('grievanceDesk');
  const tOwn = useMessages('grievances');
  return (
    <>
      <ChoiceField
        label={t('recording.source')}
        options={recordedSources.map((value) => ({ value, label: t(`recording.sources.${value}`) }))}
        value={values.source}
        onChange={(source) => change({ source })}
      />
      <TextField
        label={t('recording.name')}
        isRequired
        maxLength={200}
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={t('recording.email')}
        type="email"
        maxLength={254}
        value={values.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <DateField
        label={t('recording.receivedOn')}
        isRequired
        max={readToday()}
        value={values.receivedOn}
        onChange={(receivedOn) => change({ receivedOn })}
      />
      <SelectField
        label={tOwn('topic')}
        isRequired
        placeholder=""
        options={grievanceTopics.map((value) => ({ value, label: tOwn(`topics.${value}`) }))}
        value={values.topic}
        onChange={(next) => change({ topic: grievanceTopics.find((each) => each === next) ?? null })}
      />
      <TextAreaField
        label={tOwn('happened')}
        isRequired
        rows={4}
        maxLength={grievanceText.max}
        value={values.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <CheckboxField
        label={tOwn('aboutOfficer')}
        hint={tOwn('aboutOfficerHint')}
        isChecked={values.isAboutOfficer}
        onChange={(isAboutOfficer) => change({ isAboutOfficer })}
      />
    </>
  );
}
