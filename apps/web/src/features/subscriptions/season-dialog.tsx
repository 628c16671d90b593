import { formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DateField } from '../../shared/forms/date-field.tsx';
import { countedTotal } from '../../shared/i18n/format-total.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { OfficeDialog } from '../../shared/ui/office-dialog.tsx';
import { endedBeforeQuery } from './subscriptions-api.ts';
import { Row, Stack } from '../../shared/ui/layout.tsx';

interface SeasonDialogProps {
  onArchive: (day: string, count: number) => void;
  onClose: () => void;
}

/** Asks which subscriptions become past ones: those that ended before a day. */
export function SeasonDialog({ onArchive, onClose }: SeasonDialogProps) {
  const t = useMessages('subscriptions');
  const [today] = useState(() => todayInIndia(new Date()));
  const [day, setDay] = useState<string | null>(today);
  const { data } = useQuery({ ...endedBeforeQuery(day ?? today), enabled: day !== null });
  const count = day === null ? undefined : data?.total;
  return (
    <OfficeDialog title={t('season.title')} lead={t('season.lead')} onClose={onClose}>
      <Stack gap={4}>
        <DateField label={t('season.date')} value={day} onChange={setDay} max={today} />
        <p role="status">
          {count === undefined
            ? t('season.counting')
            : count === 0
              ? t('season.none')
              : t('season.question', {
                  ...countedTotal(count),
                  date: formatCalendarDate(day ?? today),
                })}
        </p>
        <Row gap={3} align="stretch" justify="end" wrap>
          <Button look="default" onClick={onClose}>
            {t('season.cancel')}
          </Button>
          <Button disabled={!count} onClick={() => onArchive(day ?? today, count ?? 0)}>
            {t('season.confirm')}
          </Button>
        </Row>
      </Stack>
    </OfficeDialog>
  );
}
