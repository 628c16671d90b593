import type { MelawaSettings } from '@suchi/contracts/melawa';
import { type FormEvent, useState } from 'react';
import { DateField } from '../../../shared/forms/date-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useOpenMelawa } from '../api/melawa-day-api.ts';
import { useAct } from '../model/use-act.ts';

/** Begins the melawa of an edition. */
export function OpenForm({ settings }: { settings: MelawaSettings }) {
  const t = useMessages('melawaDay');
  const [day, setDay] = useState(settings.day);
  const [hall, setHall] = useState(settings.hall);
  const open = useOpenMelawa();
  const act = useAct();
  const isReady = day !== null && hall.trim() !== '';

  function send(event: FormEvent) {
    event.preventDefault();
    if (day !== null && isReady) void act(open, { day, hall: hall.trim() }, t('form.opened'));
  }

  return (
    <Card as="form" padding={5} gap={4} onSubmit={send} noValidate>
      <Text as="h2" size="lg" weight="bold" face="plain">
        {t('form.open', { year: settings.year })}
      </Text>
      <Text tone="soft">{t('form.openText')}</Text>
      <DateField label={t('fields.day')} value={day} onChange={setDay} />
      <TextField
        label={t('fields.hall')}
        autoComplete="off"
        maxLength={200}
        value={hall}
        onChange={(event) => setHall(event.target.value)}
      />
      <div>
        <Button type="submit" disabled={!isReady} isBusy={open.isPending}>
          {t('notOpen.open')}
        </Button>
      </div>
    </Card>
  );
}
