import { use } from 'react';
import { Segments } from '../../shared/forms/segments.tsx';
import { LanguageContext, useMessages } from '../../shared/i18n/messages.ts';
import classes from './language-choice.module.css';
import { chooseOwnLanguage, offeredLanguages } from './own-language.ts';

/** Above a form of somebody who is not signed in. Each language is in its own script. */
export function LanguageChoice() {
  const t = useMessages('common');
  const language = use(LanguageContext);
  if (offeredLanguages.length < 2) return null;
  return (
    <Segments
      role="radiogroup"
      aria-label={t('language.label')}
      className={classes.languages}
      options={offeredLanguages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
      value={language}
      // Without a connection the page stays as it is.
      onChange={(code) => void chooseOwnLanguage(code).catch(() => {})}
    />
  );
}
