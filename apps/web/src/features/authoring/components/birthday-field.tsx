import { formatCalendarDate } from '@suchi/domain/basics';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useEditor } from '../model/profile-editor.ts';
import { ProfileText } from './profile-text.tsx';

export function BirthdayField() {
  const t = useMessages('authoring');
  const { latest_birth_date: latest } = useEditor().source;
  return (
    <ProfileText
      path="brithday"
      type="date"
      max={latest}
      hint={t('hints.brithday', { date: formatCalendarDate(latest) })}
    />
  );
}
