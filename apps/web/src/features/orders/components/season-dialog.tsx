import type { OrderCounts } from '@suchi/contracts/money';
import { IconArchive } from '@tabler/icons-react';
import { useState } from 'react';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';

export type Season = OrderCounts['seasons'][number];

interface SeasonDialogProps {
  seasons: readonly Season[];
  onArchive: (season: Season, name: string) => void;
  onClose: () => void;
}

/** Asks which season's orders become past orders. */
export function SeasonDialog({ seasons, onArchive, onClose }: SeasonDialogProps) {
  const t = useMessages('orders');
  const [place, setPlace] = useState(0);
  const season = seasons[place];
  const nameOf = ({ year }: Season) => year ?? t('season.without');
  return (
    <OfficeDialog title={t('season.title')} lead={t('season.lead')} onClose={onClose}>
      {season ? (
        <Stack gap={4}>
          <SelectField
            label={t('season.which')}
            options={seasons.map((one, index) => ({
              value: String(index),
              label: t('season.name', {
                year: nameOf(one),
                count: one.orders,
              }),
            }))}
            value={String(place)}
            onChange={(value) => setPlace(Number(value ?? 0))}
          />
          {season.undelivered > 0 ? (
            <p role="status">{t('season.undelivered', { count: season.undelivered })}</p>
          ) : null}
          <Row gap={3} align="stretch" justify="end" wrap>
            <Button look="default" onClick={onClose}>
              {t('season.cancel')}
            </Button>
            <Button icon={<IconArchive size={20} />} onClick={() => onArchive(season, nameOf(season))}>
              {t('season.confirm', { count: season.orders })}
            </Button>
          </Row>
        </Stack>
      ) : (
        <p>{t('season.none')}</p>
      )}
    </OfficeDialog>
  );
}
