import type { OwnPass } from '@suchi/contracts/melawa';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconSun, IconTicketOff } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ownPassQuery } from '../api/own-pass.ts';
import { readKeptPass } from '../model/kept-pass.ts';
import { useScreenStaysOn } from '../model/use-screen-stays-on.ts';
import { PassActions } from './pass-actions.tsx';
import { PassCard } from './pass-card.tsx';
import { PassFreshness } from './pass-freshness.tsx';
import classes from './pass-page.module.css';

/** The pass: also without network, as it was last read. */
export function PassPage() {
  const t = useMessages('melawa');
  const source = useQuery(ownPassQuery);
  const [isBright, setIsBright] = useState(false);
  useScreenStaysOn();
  return (
    <div className={classes.page} data-bright={isBright || undefined}>
      <header className={classes.header}>
        <Link to={paths.home} className={classes.icon} aria-label={t('pass.back')}>
          <IconArrowLeft size={24} aria-hidden="true" />
        </Link>
        <div className={classes.heading}>
          <PageHeading title={t('pass.title')} />
        </div>
        <PlainButton
          className={classes.icon}
          aria-pressed={isBright}
          aria-label={t('pass.bright')}
          onClick={() => setIsBright(!isBright)}
        >
          <IconSun size={24} aria-hidden="true" />
        </PlainButton>
      </header>
      <main className={classes.main}>
        {source.data === undefined ? (
          source.error === null ? (
            <Skeleton height={480} />
          ) : (
            <FailedState
              error={source.error}
              onRetry={() => void source.refetch()}
              isRetrying={source.isFetching}
            />
          )
        ) : (
          <ReadPass pass={source.data.pass} readAt={source.data.read_at} isOffline={source.error !== null} />
        )}
      </main>
    </div>
  );
}

interface ReadPassProps {
  pass: OwnPass | null;
  readAt: string;
  isOffline: boolean;
}

/** A phone that still has an older pass says so, before it shows the new one. */
function ReadPass({ pass, readAt, isOffline }: ReadPassProps) {
  const t = useMessages('melawa');
  const [shownQr, setShownQr] = useState(() => readKeptPass()?.pass?.qr ?? pass?.qr ?? null);
  const isOther = shownQr !== null && pass?.qr !== shownQr;
  if (pass === null)
    return (
      <StatePanel
        icon={<IconTicketOff size={36} />}
        title={t(shownQr === null ? 'pass.none' : 'pass.cancelled')}
        action={<ButtonLink to={paths.melawa}>{t('pass.toAnswer')}</ButtonLink>}
      >
        {t('pass.noneLead')}
      </StatePanel>
    );
  if (isOther)
    return (
      <Banner
        tone="gold"
        icon={<IconTicketOff />}
        title={t('pass.replaced')}
        action={<Button onClick={() => setShownQr(pass.qr)}>{t('pass.openNew')}</Button>}
      />
    );
  return (
    <>
      <PassCard pass={pass} />
      <PassFreshness readAt={readAt} isOffline={isOffline} />
      <PassActions pass={pass} onReplaced={(qr) => setShownQr(qr)} />
    </>
  );
}
