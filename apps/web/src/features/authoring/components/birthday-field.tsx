import { todayInIndia } from '@suchi/domain/basics';
import { latestEligibleBirthday } from '@suchi/domain/profile';
import { useState } from 'react';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
import { DateField } from '../../../shared/forms/date-field.tsx';
import { TimeField } from '../../../shared/forms/time-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useEditor } from '../model/profile-editor.ts';
import { useAnswer, useProfileValue } from '../model/use-answer.ts';

export function BirthdayField() {
  const t = useMessages('authoring');
  const { source } = useEditor();
  const [today] = useState(() => todayInIndia(new Date()));
  const latest = latestEligibleBirthday(useProfileValue('gender'), {
    today,
    latestBirthDate: source.latest_birth_date,
  });
  const { value, onChange, shown } = useAnswer('brithday');
  return (
    <DateField
      {...shown}
      label={t('fields.brithday')}
      hint={t('hints.brithday', { date: formatLongDate(latest) })}
      max={latest}
      value={value}
      onChange={onChange}
    />
  );
}

export function BirthTimeField() {
  const t = useMessages('authoring');
  const { value, onChange, shown } = useAnswer('birth_time');
  return (
    <TimeField
      {...shown}
      label={t('fields.birth_time')}
      hint={t('hints.birth_time')}
      value={value}
      onChange={onChange}
    />
  );
}
