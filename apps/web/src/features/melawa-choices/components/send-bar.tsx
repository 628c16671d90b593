import { IconCircleCheck, IconCloudOff, IconEdit } from '@tabler/icons-react';
import { formatTimeOfDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import type { OwnChoicesNow } from '../api/choice-queries.ts';
import type { KeptChoices } from '../model/kept-choices.ts';
import type { Choices } from '../model/use-choices.ts';
import classes from './melawa-choices.module.css';

interface SendBarProps {
  own: OwnChoicesNow;
  choices: Choices;
}

/** The one action of the page, below everything. */
export function SendBar({ own, choices: { kept, isSending, send, edit } }: SendBarProps) {
  const t = useMessages('melawaChoices');
  const count = kept.list.length;
  const wasSent = kept.counted !== null || own.sent !== null;
  if (kept.state !== 'open' && !isSending)
    return (
      <div className={classes.foot}>
        <Button
          look="light"
          size="large"
          fullWidth
          icon={<IconEdit size={22} aria-hidden="true" />}
          onClick={edit}
        >
          {t('change')}
        </Button>
      </div>
    );
  const sayUnder = () => {
    if (count === 0 && !wasSent) return own.has_paper ? t('onPaper') : '';
    return kept.counted === null ? t('kept') : t('notSentYet');
  };
  return (
    <div className={classes.foot}>
      <Button size="large" fullWidth disabled={count === 0 && !wasSent} isBusy={isSending} onClick={send}>
        {count === 0 ? t('sendNone') : t('send', { count })}
      </Button>
      <Text tone="muted">{sayUnder()}</Text>
    </div>
  );
}

/** Sent, or waiting for the network. */
export function SentNotice({ own, kept }: { own: OwnChoicesNow; kept: KeptChoices }) {
  const t = useMessages('melawaChoices');
  if (kept.state === 'waiting')
    return (
      <div role="status">
        <Banner tone="gold" icon={<IconCloudOff size={26} />} title={t('waits')}>
          <p>{t('waitsText', { time: formatTimeOfDay(own.grace_until) })}</p>
        </Banner>
      </div>
    );
  return (
    <div role="status">
      <Banner
        tone="success"
        icon={<IconCircleCheck size={26} />}
        title={t('sent.title', { time: formatTimeOfDay(kept.sentAt ?? own.now) })}
      >
        <p>{t('sent.text', { time: formatTimeOfDay(own.close_at) })}</p>
      </Banner>
    </div>
  );
}
