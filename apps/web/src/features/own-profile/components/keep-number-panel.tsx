import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Switch } from '../../../shared/ui/switch.tsx';
import { ownNumberQuery, useKeepNumber } from '../api/own-number.ts';
import { Card } from '../../../shared/ui/layout.tsx';
import classes from './mark-married.module.css';

/** Only for families that had a number in an earlier book. */
export function KeepNumberPanel() {
  const t = useMessages('ownProfile');
  const id = useId();
  const { data } = useQuery(ownNumberQuery);
  const { mutate, isPending } = useKeepNumber();
  if (!data?.last) return null;
  const { year, serial_number: number } = data.last;
  const title = t('keepNumber.title', { number });
  return (
    <Card as="section" padding={6} gap={4} className={classes.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={classes.text} id={`${id}-text`}>
        {t(data.is_late ? 'keepNumber.late' : 'keepNumber.text', { number, year })}
      </p>
      <Switch
        label={title}
        describedBy={`${id}-text`}
        isOn={data.is_kept}
        isBusy={isPending}
        onChange={(isKept) => mutate(isKept)}
        words={{ on: t('keepNumber.on'), off: t('keepNumber.off') }}
      />
    </Card>
  );
}
