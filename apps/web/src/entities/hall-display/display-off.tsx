import { currentEditionContract } from '@suchi/contracts/settings';
import { IconCalendarEvent } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { session } from '../../shared/api/api.ts';
import { usePublicRead } from '../../shared/api/use-public-read.ts';
import { Mark } from '../../shared/brand/mark.tsx';
import { paths } from '../../shared/config/paths.ts';
import { formatLongDate } from '../../shared/i18n/long-date.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Link } from '../../shared/router/link.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { PageTitle } from '../../shared/ui/page-heading.tsx';
import classes from './display-off.module.css';

/** The hall screen and the print pages while they are switched off. Says nothing about profiles. */
export function DisplayOff({ action }: { action?: ReactNode }) {
  const t = useMessages('hallDisplay');
  const tCommon = useMessages('common');
  return (
    <>
      <PageTitle title={t('title')} />
      <header className={classes.header}>
        <Link to={paths.home} className={classes.logo}>
          <Logo />
        </Link>
      </header>
      <main className={classes.page}>
        <div className={classes.arch} aria-hidden="true">
          <span className={classes.screen}>
            <Mark onPanel size={60} />
          </span>
        </div>
        <h1>{t('title')}</h1>
        <p className={classes.text}>{t('text')}</p>
        <ComingEvent />
        <div className={classes.actions}>
          {session.isSignedIn() ? (
            <ButtonLink to={paths.home} size="large" fullWidth>
              {tCommon('goHome')}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.login} size="large" fullWidth>
              {t('signIn')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.contact} look="default" size="large" fullWidth>
            {t('about')}
          </ButtonLink>
          {action}
        </div>
      </main>
    </>
  );
}

/** The melawa, once its date is public. Without an answer nothing is missing here. */
function ComingEvent() {
  const t = useMessages('hallDisplay');
  const edition = usePublicRead(currentEditionContract, {}).data?.edition;
  if (!edition?.event_date || (edition.event !== 'ahead' && edition.event !== 'today')) return null;
  return (
    <div className={classes.event}>
      <span className={classes.eventIcon}>
        <IconCalendarEvent aria-hidden="true" />
      </span>
      <p>
        <strong>{t('event', { date: formatLongDate(edition.event_date) })}</strong>
        {edition.event_place === null ? null : <span>{edition.event_place}</span>}
      </p>
    </div>
  );
}
