import type { OwnMelawa } from '@suchi/contracts/melawa';
import { useId } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import {
  formatClock,
  formatDayOfYear,
  formatWeekdayOfYear,
  splitDate,
} from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './invitation.module.css';

interface InvitationProps {
  own: OwnMelawa;
  onNo: () => void;
  onLater: () => void;
}

/** On home until the family has answered. */
export function Invitation({ own: { event }, onNo, onLater }: InvitationProps) {
  const t = useMessages('melawa');
  const id = useId();
  const { month, day } = splitDate(event.day);
  const hours = t('hours', { from: formatClock(event.doors_at), until: formatClock(event.foyer_until) });
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Row gap={4} align="center">
        <p className={classes.leaf} aria-hidden="true">
          <span>{month}</span>
          <strong>{day}</strong>
        </p>
        <div>
          <Text weight="bold">{t('invitation.title', { date: formatWeekdayOfYear(event.day) })}</Text>
          <Text tone="soft" size="md">
            {[hours, event.hall].filter(Boolean).join(', ')}
          </Text>
        </div>
      </Row>
      <div>
        <Text as="h2" size="2xl" leading="tight" face="display" weight="regular" id={id}>
          {t('invitation.ask')}
        </Text>
        <Text tone="soft">{t('invitation.until', { date: formatDayOfYear(event.answer_until) })}</Text>
      </div>
      <Stack gap={2}>
        <ButtonLink to={paths.melawa} size="large" fullWidth>
          {t('invitation.yes')}
        </ButtonLink>
        <div className={classes.others}>
          <Button look="default" onClick={onNo}>
            {t('invitation.no')}
          </Button>
          <Button look="default" onClick={onLater}>
            {t('invitation.later')}
          </Button>
        </div>
      </Stack>
    </section>
  );
}
