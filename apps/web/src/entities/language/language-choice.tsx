import { Segments } from '../../shared/forms/segments.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { LanguageChangeState } from './language-change-state.tsx';
import changing from './language-change.module.css';
import classes from './language-choice.module.css';
import { offeredLanguages } from './own-language.ts';
import { useLanguageChange } from './use-language-change.ts';

/** Above a form of somebody who is not signed in. Each language is in its own script. */
export function LanguageChoice() {
  const t = useMessages('common');
  const { change, loading, marked, choose } = useLanguageChange();
  if (offeredLanguages.length < 2) return null;
  return (
    <div className={classes.choice}>
      <Segments
        role="radiogroup"
        aria-label={t('language.label')}
        aria-busy={loading !== null}
        className={`${changing.choices} ${classes.languages}`}
        options={offeredLanguages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
        value={marked}
        onChange={choose}
      />
      <LanguageChangeState change={change} onTryAgain={choose} className={classes.failed} />
    </div>
  );
}
