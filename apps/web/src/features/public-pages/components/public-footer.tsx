import { brand } from '../../../shared/brand/brand.ts';
import { paths } from '../../../shared/config/paths.ts';
import { findRelease } from '../../../shared/config/release.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './public-footer.module.css';

const links = [
  'welcome',
  'contact',
  'blogs',
  'safety',
  'terms',
  'privacy',
  'refunds',
  'shipping',
  'grievance',
] as const;

/** Links to the pages that a payment provider requires, on every page. */
export function PublicFooter() {
  const t = useMessages('footer');
  const release = findRelease();
  return (
    <footer className={classes.footer}>
      <nav aria-label={t('label')}>
        <Row as="ul" gap={6} rowGap={0} align="stretch" wrap className={classes.links}>
          {links.map((link) => (
            <li key={link}>
              <Link to={paths[link]}>{t(`links.${link}`)}</Link>
            </li>
          ))}
        </Row>
      </nav>
      <p className={classes.name}>
        {brand.association}. {t('matrimonyOnly')}
      </p>
      {release === null ? null : <p className={classes.release}>{t('release', { release })}</p>}
    </footer>
  );
}
