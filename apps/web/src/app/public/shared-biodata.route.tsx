import { IconLanguage } from '@tabler/icons-react';
import { use } from 'react';
import { offeredLanguages } from '../../entities/language/own-language.ts';
import { OpenedNumbers } from '../../entities/profile-card/opened-numbers.tsx';
import { SharedPage } from '../../features/shared-biodata/shared-page.tsx';
import { paths } from '../../shared/config/paths.ts';
import { LanguageContext } from '../../shared/i18n/messages.ts';
import { useParams } from '../../shared/router/hooks.ts';
import { Link } from '../../shared/router/link.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { Narali } from '../../shared/ui/narali.tsx';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { mainId, SkipLink } from '../shell/skip-link.tsx';
import { useLanguageRow } from '../shell/use-language-row.tsx';
import classes from './shared-biodata.module.css';

/** For people without an account, in the language that they choose. */
export function SharedBiodataRoute() {
  const { code = '' } = useParams();
  return (
    <>
      <SkipLink />
      <header className={classes.head}>
        <Row gap={3} justify="between" wrap className={classes.inner}>
          <Link to={paths.welcome} className={classes.logo}>
            <Logo onPanel />
          </Link>
          <LanguageButton />
        </Row>
        <Narali colour="var(--marigold)" size="large" />
      </header>
      <main id={mainId} tabIndex={-1}>
        <SharedPage code={code} numbers={(numbers) => <OpenedNumbers numbers={numbers} takesFocus />} />
      </main>
    </>
  );
}

function LanguageButton() {
  const row = useLanguageRow();
  const language = use(LanguageContext);
  if (row === null) return null;
  return (
    <>
      <PlainButton className={`touch gap-2 ${classes.language}`} aria-label={row.label} onClick={row.open}>
        <IconLanguage size={22} aria-hidden="true" />
        <span lang={language}>{offeredLanguages.find(({ code }) => code === language)?.name}</span>
      </PlainButton>
      {row.dialog}
    </>
  );
}
