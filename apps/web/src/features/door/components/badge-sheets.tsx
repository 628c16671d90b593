import { badgeSheet, countLabels } from '@suchi/domain/print';
import { useState } from 'react';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import type { Desk } from '../model/desk.ts';
import { useDesk } from '../model/use-desk.ts';
import { listBadges } from './badge-card.tsx';
import type { Badge } from './badge-label.tsx';
import { layBadges, printBadgeSheets } from './print-badges.tsx';

const choices = ['all', 'in'] as const;

/** Badges on A4 sheets, for those who are expected or for those who are in. */
export function BadgeSheets() {
  const t = useMessages('door');
  const { desk } = useDesk();
  const [which, setWhich] = useState<(typeof choices)[number]>('all');
  const [start, setStart] = useState(1);
  const badges = listAll(desk, which);
  const sheets = layBadges(badges, start - 1).length;
  return (
    <Card padding={4} gap={3}>
      <strong>{t('badge.sheet')}</strong>
      <Text tone="muted">{t('badge.sheetHint')}</Text>
      <SelectField
        label={t('badge.which')}
        options={choices.map((value) => ({ value, label: t(`badge.${value}`) }))}
        value={which}
        onChange={(value) => setWhich(value === 'in' ? 'in' : 'all')}
      />
      <SelectField
        label={t('badge.start')}
        options={Array.from({ length: countLabels(badgeSheet) }, (_, at) => String(at + 1)).map((place) => ({
          value: place,
          label: place,
        }))}
        value={String(start)}
        onChange={(value) => setStart(Number(value ?? 1))}
      />
      <Button
        look="default"
        disabled={badges.length === 0}
        onClick={() => printBadgeSheets(badges, start - 1)}
      >
        {t('badge.printSheets', { count: sheets })}
      </Button>
    </Card>
  );
}

function listAll(desk: Desk, which: (typeof choices)[number]): Badge[] {
  const expected = desk.data.list?.families.filter((one) => one.is_expected && !one.is_stopped) ?? [];
  const families =
    which === 'in'
      ? [...desk.families.values()].map(({ family, people }) => ({ family, people }))
      : expected.map(({ family, people }) => ({ family, people }));
  return families.flatMap(({ family, people }) => listBadges(desk, family, people));
}
