import { sourceLanguage } from '@suchi/words';
import { use } from 'react';
import { offeredLanguages } from '../../../entities/language/own-language.ts';
import { association } from '../../../shared/brand/association.ts';
import { paths } from '../../../shared/config/paths.ts';
import { findRelease } from '../../../shared/config/release.ts';
import { LanguageContext, useMessages } from '../../../shared/i18n/messages.ts';
import { useLocation } from '../../../shared/router/hooks.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
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
        <Row as="ul" gap={6} rowGap={0} align="stretch" wrap>
          {links.map((link) => (
            <li key={link}>
              <Link className="touch soft size-md regular" to={paths[link]}>
                {t(`links.${link}`)}
              </Link>
            </li>
          ))}
          <WrongWords />
        </Row>
      </nav>
      <Text tone="muted" size="md" above={2}>
        {t('matrimonyOnly')}
      </Text>
      {release === null ? null : (
        <Text tone="muted" size="xs" above={2}>
          {t('release', { release })}
        </Text>
      )}
    </footer>
  );
}

/** A mail to the office that says on which page and in which language. English is the source. */
function WrongWords() {
  const t = useMessages('footer');
  const language = use(LanguageContext);
  const { pathname } = useLocation();
  const email = association.supportEmail;
  if (language === sourceLanguage || email === null) return null;
  const { english = language } = offeredLanguages.find(({ code }) => code === language) ?? {};
  const subject = t('wrongWords.subject', { page: pathname, language: english });
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(t('wrongWords.body'))}`;
  return (
    <li>
      <a className="touch soft size-md regular" href={`mailto:${email}?${query}`}>
        {t('wrongWords.link')}
      </a>
    </li>
  );
}
