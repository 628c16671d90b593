import { LanguageChoice } from '../../entities/language/language-choice.tsx';
import { PublicFooter } from '../../features/public-pages/components/public-footer.tsx';
import { faces } from '../../shared/brand/faces.ts';
import { paths } from '../../shared/config/paths.ts';
import { type PlainKey, useMessages } from '../../shared/i18n/messages.ts';
import { useLocation } from '../../shared/router/hooks.ts';
import { Link } from '../../shared/router/link.tsx';
import { Outlet } from '../../shared/router/router-provider.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { Narali } from '../../shared/ui/narali.tsx';
import { mainId, SkipLink } from '../shell/skip-link.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './welcome-layout.module.css';

const headlines: Record<string, PlainKey<'signIn'>> = {
  [paths.login]: 'panel.login',
  [paths.register]: 'panel.register',
  [paths.verifyOtp]: 'panel.verify',
  [paths.forgottenPassword]: 'panel.reset',
};

/** The frame of login and registration. */
export function WelcomeLayout() {
  const t = useMessages('signIn');
  const { pathname } = useLocation();
  // On a phone only login shows the faces, so that longer forms start high.
  const isLogin = pathname === paths.login;
  const isForNew = isLogin || pathname === paths.register;
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={`${classes.panel} ${isLogin ? classes.withFaces : ''}`}>
        <Link to={paths.login} className={classes.logo}>
          <Logo onPanel subline="ownScript" />
        </Link>
        <Text face="display" leading="tight" className={classes.headline}>
          {t(headlines[pathname] ?? 'panel.login')}
        </Text>
        <Text size="lg" above={4} className={classes.promise}>
          {t('panel.promise')}
        </Text>
        {isForNew ? (
          <Text size="body" leading="snug" above={2} className={classes.about}>
            {t('panel.about')}{' '}
            <Link to={paths.welcome} className={`touch ${classes.more}`}>
              {t('panel.more')}
            </Link>
          </Text>
        ) : null}
        <div className={classes.arches} aria-hidden="true">
          {faces.map((face) => (
            <img key={face} src={face} alt="" width={300} height={420} />
          ))}
        </div>
        <div className={classes.band}>
          <Narali colour="var(--marigold)" size="large" />
        </div>
      </header>
      <div className={classes.side}>
        <main id={mainId} className={classes.main} tabIndex={-1}>
          <div className={classes.content}>
            <LanguageChoice />
            <Outlet />
          </div>
        </main>
        <PublicFooter />
      </div>
    </div>
  );
}
