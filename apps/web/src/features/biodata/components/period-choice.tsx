import type { OwnBiodata } from '@suchi/contracts/biodata';
import { formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { linkEnd } from '@suchi/domain/biodata';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Segments } from '../../../shared/forms/segments.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';

interface PeriodChoiceProps {
  own: Pick<OwnBiodata, 'periods'>;
  /** Null: none of them. */
  value: number | null;
  /** The last day, where it is not so many days from today. */
  endsOn?: string;
  onChoose: (days: number) => void;
}

/** After how many days a link ends. */
export function PeriodChoice({ own, value, endsOn, onChoose }: PeriodChoiceProps) {
  const t = useMessages('biodata');
  const [today] = useState(() => todayInIndia(new Date()));
  const last = endsOn ?? (value === null ? null : linkEnd(today, value));
  return (
    <Stack gap={2}>
      <Text as="h3" size="lg" weight="bold" face="plain">
        {t('link.ends')}
      </Text>
      <Segments
        role="radiogroup"
        aria-label={t('link.ends')}
        options={own.periods.map((days) => ({
          value: String(days),
          label: t('link.days', { count: days }),
        }))}
        value={value === null ? null : String(value)}
        onChange={(days) => onChoose(Number(days))}
      />
      {last === null ? null : (
        <Text tone="muted">{t('link.closedAfter', { date: formatCalendarDate(last) })}</Text>
      )}
    </Stack>
  );
}
