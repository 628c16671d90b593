import type { FrontPage } from '@suchi/contracts/settings';
import { faces } from '../../../shared/brand/faces.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Logo } from '../../../shared/ui/logo.tsx';
import { Narali } from '../../../shared/ui/narali.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { describeLead } from '../model/front-page-words.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './front-hero.module.css';

interface FrontHeroProps {
  /** Undefined while it loads, and when it did not. */
  page: FrontPage | undefined;
  isSignedIn: boolean;
}

export function FrontHero({ page, isSignedIn }: FrontHeroProps) {
  const t = useMessages('frontPage');
  const tCommon = useMessages('common');
  const lead = page === undefined ? t('leadUnnamed') : describeLead(page, t);
  const name = page?.association.name ?? null;
  return (
    <header className={classes.hero}>
      <meta name="description" content={lead} />
      <div className={classes.inner}>
        <Row gap={3} rowGap={1} justify="between" wrap className={classes.top}>
          <Logo onPanel subline="ownScript" />
          <Link to={isSignedIn ? paths.home : paths.login} className={`touch ${classes.login}`}>
            {isSignedIn ? tCommon('goHome') : t('login')}
          </Link>
        </Row>
        <div className={classes.words}>
          <PageHeading title={name === null ? t('title') : t('shareTitle')}>{t('title')}</PageHeading>
          <Text size="lg" breaks above={3} className={classes.lead}>
            {lead}
          </Text>
          {isSignedIn ? null : (
            <Row as="p" gap={4} rowGap={2} wrap above={5} className={classes.join}>
              <Link to={paths.register} className={classes.register}>
                {t('register')}
              </Link>
              {t('registerNote')}
            </Row>
          )}
          <p className={classes.address}>{t('printedFrom', { address: location.host + paths.welcome })}</p>
        </div>
        <Row gap={3} align="end" above={6} className={classes.arches} aria-hidden="true">
          {faces.map((face) => (
            <img key={face} src={face} alt="" width={300} height={420} />
          ))}
        </Row>
      </div>
      <div className={classes.band}>
        <Narali colour="var(--marigold)" size="large" />
      </div>
    </header>
  );
}
