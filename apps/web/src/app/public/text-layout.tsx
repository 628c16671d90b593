import { PublicFooter } from '../../features/public-pages/components/public-footer.tsx';
import { session } from '../../shared/api/api.ts';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Link } from '../../shared/router/link.tsx';
import { Outlet } from '../../shared/router/router-provider.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { mainId, SkipLink } from '../shell/skip-link.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './text-layout.module.css';

export function TextLayout() {
  const t = useMessages('signIn');
  const tCommon = useMessages('common');
  return (
    <>
      <SkipLink />
      <Row as="header" gap={3} justify="between" className={classes.header}>
        <Link to={paths.home} className={classes.logo}>
          <Logo />
        </Link>
        {session.isSignedIn() ? (
          <ButtonLink to={paths.home} look="default" size="small">
            {tCommon('goHome')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.login} look="default" size="small">
            {t('backToLogin')}
          </ButtonLink>
        )}
      </Row>
      <main id={mainId} className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </>
  );
}
