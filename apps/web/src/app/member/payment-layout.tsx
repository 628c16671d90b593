import { IconArrowLeft, IconLock } from '@tabler/icons-react';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useIsAt } from '../../shared/router/hooks.ts';
import { Link } from '../../shared/router/link.tsx';
import { Outlet } from '../../shared/router/router-provider.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { mainId, SkipLink } from '../shell/skip-link.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './payment-layout.module.css';

/** A quiet frame: nothing leads away by accident. Links that leave load a new document, with the strict headers. */
export function PaymentLayout() {
  const t = useMessages('payments');
  const isChoosing = useIsAt(paths.payment);
  const isHelp = useIsAt(paths.paymentHelp);
  return (
    <>
      <SkipLink />
      <header className={classes.header}>
        <Row gap={3} rowGap={0} justify="between" wrap className={classes.bar}>
          {isChoosing || isHelp ? (
            <Link
              to={isHelp ? paths.settingsMembership : paths.home}
              className={`touch gap-4 ink size-lg ${classes.back}`}
              reloadDocument
            >
              <IconArrowLeft aria-hidden="true" />
              {t(isHelp ? 'back.membership' : 'back.home')}
            </Link>
          ) : (
            <Link to={paths.home} className={`touch ${classes.logo}`} reloadDocument>
              <Logo subline="wideOnly" />
            </Link>
          )}
          <Row as="p" gap={2} tone="soft">
            <IconLock size={20} aria-hidden="true" />
            {t('secure')}
          </Row>
        </Row>
      </header>
      <main id={mainId} className={`${classes.main} ${isChoosing ? classes.wide : ''}`} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
