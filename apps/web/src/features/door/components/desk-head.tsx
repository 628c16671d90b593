import { IconChevronDown, IconIdBadge2, IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { useDesk } from '../model/use-desk.ts';
import classes from './door.module.css';

/** Which desk, and whether the server hears it. */
export function DeskHead({ onMenu }: { onMenu: () => void }) {
  const t = useMessages('door');
  const { desk, line } = useDesk();
  const { offlineSince } = useSyncExternalStore(line.state.subscribe, line.state.read);
  const number = desk.data.joined.desk;
  return (
    <>
      <IconIdBadge2 className={classes.mark} aria-hidden="true" />
      <PlainButton
        className={classes.deskButton}
        aria-label={t('bar.menu', { desk: number })}
        onClick={onMenu}
      >
        {t('bar.desk', { desk: number })}
        <IconChevronDown size={20} aria-hidden="true" />
      </PlainButton>
      <Row as="span" gap={2} className={classes.lineState} data-offline={offlineSince !== null || undefined}>
        {offlineSince === null ? (
          <span className={classes.dot} aria-hidden="true" />
        ) : (
          <IconWifiOff size={20} aria-hidden="true" />
        )}
        {offlineSince === null ? t('bar.online') : t('bar.offline')}
      </Row>
    </>
  );
}
