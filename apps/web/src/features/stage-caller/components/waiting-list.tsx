import { fixedPlaces } from '@suchi/domain/melawa';
import { IconListNumbers, IconPlayerSkipForward } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { FollowSwitch } from './caller-bar.tsx';
import { type CallerPart, withStatus } from './caller-parts.ts';
import { OrderRows } from './order-rows.tsx';
import classes from './caller.module.css';

/** The five after the next one, and those who were skipped. */
export function WaitingList({ stage, tap, onOpen }: CallerPart) {
  const t = useMessages('stage');
  const away = ['skipped', 'rested', 'off'] as const;
  const skipped = withStatus(stage, 'skipped');
  const hasAway = away.some((status) => withStatus(stage, status).length > 0);
  return (
    <Card as="section" className={classes.list} aria-label={t('nextFive')}>
      <Row justify="between" className={classes.listHead}>
        <Text weight="bold">{t('nextFive')}</Text>
        <Text tone="muted">{t('chairHint')}</Text>
      </Row>
      <OrderRows stage={stage} tap={tap} numbers={stage.line.slice(1, 1 + fixedPlaces)} />
      {hasAway ? (
        <Row justify="between" className={classes.skipped}>
          <Row as="span" gap={2} tone="gold">
            <IconPlayerSkipForward size={20} aria-hidden="true" />
            <span>
              <RichMessage
                text={t('skipped', { numbers: skipped.map(({ number }) => number).join(', ') || '–' })}
                marks={{ b: (words) => <strong>{words}</strong> }}
              />
            </span>
          </Row>
          <LinkButton onClick={() => onOpen('away')}>{t('bringBack')}</LinkButton>
        </Row>
      ) : null}
      <div className={classes.phoneTools}>
        <Button
          look="default"
          icon={<IconListNumbers size={20} aria-hidden="true" />}
          onClick={() => onOpen('order')}
        >
          {t('order')}
        </Button>
        <Button look="default" onClick={() => onOpen('break')}>
          {t('break.open')}
        </Button>
        <FollowSwitch stage={stage} tap={tap} />
      </div>
    </Card>
  );
}
