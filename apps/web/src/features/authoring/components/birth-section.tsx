import { formatCalendarDate } from '@suchi/domain/basics';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useEditor } from '../model/profile-editor.ts';
import { ProfileYesNo } from './profile-choice.tsx';
import { ProfileLookup } from './profile-lookup.tsx';
import { ProfilePlace } from './profile-place.tsx';
import { ProfileText } from './profile-text.tsx';
import { Wide } from './section-card.tsx';

export function BirthSection() {
  const t = useMessages('authoring');
  const { latest_birth_date: latest } = useEditor().source;
  return (
    <>
      <ProfileText
        path="brithday"
        type="date"
        max={latest}
        hint={t('hints.brithday', { date: formatCalendarDate(latest) })}
      />
      <ProfileText path="birth_time" type="time" hint={t('hints.birth_time')} />
      <ProfilePlace path="new_birth_place" />
      <ProfilePlace path="new_native_place" />
      <ProfileLookup path="gotra" lookup="Gotra" canAdd />
      <ProfileText path="maternal_surname" isEnglish />
      <Wide>
        <ProfileYesNo path="match_horoscope" hint={t('hints.match_horoscope')} />
      </Wide>
    </>
  );
}
