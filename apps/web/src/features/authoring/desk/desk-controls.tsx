import { formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { readShortDate, readShortHeight, readShortTime } from '@suchi/domain/desk-entry';
import { ageOn, type ProfileFieldName } from '@suchi/domain/profiles';
import { type ComponentType, useState } from 'react';
import { formatHeight } from '../../../shared/i18n/format-measures.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { useAnswer } from '../model/use-answer.ts';
import { DeskAddress } from './desk-address.tsx';
import { ShortField } from './short-field.tsx';

function Aside({ children }: { children: string }) {
  return (
    <Text as="span" tone="muted" size="md">
      {children}
    </Text>
  );
}

function ShortDate() {
  const t = useMessages('authoring');
  const tDesk = useMessages('deskEntry');
  const [today] = useState(() => todayInIndia(new Date()));
  const { value, onChange, shown } = useAnswer('brithday');
  return (
    <ShortField
      {...shown}
      label={t('fields.brithday')}
      aside={value === null ? null : <Aside>{tDesk('years', { count: ageOn(value, today) })}</Aside>}
      value={value}
      format={formatCalendarDate}
      read={(typed) => readShortDate(typed, today)}
      onChange={onChange}
    />
  );
}

function ShortTime() {
  const t = useMessages('authoring');
  const { value, onChange, shown } = useAnswer('birth_time');
  return (
    <ShortField
      {...shown}
      label={t('fields.birth_time')}
      aside={null}
      value={value}
      format={(time) => time.slice(0, 5)}
      read={readShortTime}
      onChange={onChange}
    />
  );
}

function ShortHeight() {
  const t = useMessages('authoring');
  const tDesk = useMessages('deskEntry');
  const { value, onChange, shown } = useAnswer('height');
  return (
    <ShortField
      {...shown}
      label={t('fields.height')}
      aside={value === null ? null : <Aside>{tDesk('centimetres', { cm: Math.round(value) })}</Aside>}
      value={value}
      format={formatHeight}
      read={readShortHeight}
      onChange={onChange}
    />
  );
}

/** Controls that are quicker by the keyboard than those of the families' form. */
export const deskControls: Partial<Record<ProfileFieldName, ComponentType>> = {
  brithday: ShortDate,
  birth_time: ShortTime,
  height: ShortHeight,
  addresses: DeskAddress,
};
