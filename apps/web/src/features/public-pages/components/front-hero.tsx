import type { FrontPage } from '@suchi/contracts/settings';
import { brand } from '../../../shared/brand/brand.ts';
import { faces } from '../../../shared/brand/faces.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Logo } from '../../../shared/ui/logo.tsx';
import { Narali } from '../../../shared/ui/narali.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { describeLead } from '../model/front-page-words.ts';
import classes from './front-hero.module.css';

interface FrontHeroProps {
  /** Undefined while it loads, and when it did not. */
  page: FrontPage | undefined;
  isSignedIn: boolean;
}

export function FrontHero({ page, isSignedIn }: FrontHeroProps) {
  const t = useMessages('frontPage');
  const tCommon = useMessages('common');
  const lead = page === undefined ? t('leadUnnamed', { product: brand.product }) : describeLead(page, t);
  const association = page?.association.name ?? null;
  return (
    <header className={classes.hero}>
      <meta name="description" content={lead} />
      <div className={classes.inner}>
        <div className={classes.top}>
          <Logo onPanel subline="ownScript" />
          <Link to={isSignedIn ? paths.home : paths.login} className={classes.login}>
            {isSignedIn ? tCommon('goHome') : t('login')}
          </Link>
        </div>
        <div className={classes.words}>
          <PageHeading title={association === null ? t('title') : t('shareTitle', { association })}>
            {t('title')}
          </PageHeading>
          <p className={classes.lead}>{lead}</p>
          {isSignedIn ? null : (
            <p className={classes.join}>
              <Link to={paths.register} className={classes.register}>
                {t('register')}
              </Link>
              {t('registerNote')}
            </p>
          )}
          <p className={classes.address}>{t('printedFrom', { address: location.host + paths.welcome })}</p>
        </div>
        <div className={classes.arches} aria-hidden="true">
          {faces.map((face) => (
            <img key={face} src={face} alt="" width={300} height={420} />
          ))}
        </div>
      </div>
      <div className={classes.band}>
        <Narali colour="var(--marigold)" size="large" />
      </div>
    </header>
  );
}
