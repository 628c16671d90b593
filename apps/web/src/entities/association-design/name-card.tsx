import { associationColumns, associationMaxLengths } from '@suchi/domain/settings';
import { sourceLanguage } from '@suchi/words';
import { useId } from 'react';
import { languages } from 'virtual:languages';
import { TextField } from '../../shared/forms/text-field.tsx';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { SmallSelect } from '../../shared/ui/small-select.tsx';
import { VisuallyHidden } from '../../shared/ui/text.tsx';
import type { AssociationDesign } from './association-design.ts';
import classes from './association-design.module.css';
import { DesignCard } from './design-card.tsx';

const ownLanguages = languages.filter(({ code }) => code !== sourceLanguage);
const nameOf = (wanted: string) => languages.find(({ code }) => code === wanted)?.english ?? wanted;

type NameField = keyof typeof associationMaxLengths;

const wordOf = {
  name: 'english',
  ownName: 'own',
  shortName: 'short',
  coverWord: 'cover',
  town: 'town',
} as const satisfies Record<NameField, string>;

/** What is wrong with a text, in words. */
function problemWords(
  { faults, row }: AssociationDesign,
  field: NameField,
  t: Translate<'associationDesign'>,
): string | undefined {
  const fault = faults[associationColumns[field]];
  if (fault === undefined) return undefined;
  if (fault === 'tooLong') return t('problems.tooLong', { count: associationMaxLengths[field] });
  if (fault === 'notInOwnScript')
    return t('problems.notInOwnScript', { language: nameOf(row.association_own_language) });
  return fault === 'hasMarkup' ? t('problems.hasMarkup') : t('problems.other');
}

export function NameCard({ design }: { design: AssociationDesign }) {
  const t = useMessages('associationDesign');
  const { row, change } = design;
  const language = row.association_own_language;
  const field = (name: NameField, lang?: string) => (
    <TextField
      label={t(`name.${wordOf[name]}`, { language: nameOf(language) })}
      autoComplete="off"
      value={row[associationColumns[name]] ?? ''}
      error={problemWords(design, name, t)}
      onChange={({ target }) =>
        change({ [associationColumns[name]]: target.value === '' ? null : target.value })
      }
      lang={lang}
    />
  );
  return (
    <DesignCard title={t('name.title')} aside={<OwnLanguageSelect value={language} onChange={change} />}>
      <div className={classes.pair}>
        {field('name')}
        {field('ownName', language)}
      </div>
      <div className={classes.three}>
        {field('shortName')}
        {field('coverWord', language)}
        {field('town')}
      </div>
    </DesignCard>
  );
}

interface OwnLanguageSelectProps {
  value: string;
  onChange: (values: { association_own_language: string }) => void;
}

function OwnLanguageSelect({ value, onChange }: OwnLanguageSelectProps) {
  const t = useMessages('associationDesign');
  const id = useId();
  return (
    <div>
      <VisuallyHidden as="label" htmlFor={id}>
        {t('name.ownLanguage')}
      </VisuallyHidden>
      <SmallSelect
        id={id}
        options={ownLanguages.map(({ code, english }) => ({ value: code, label: english }))}
        value={value}
        onChange={(next) => onChange({ association_own_language: next })}
      />
    </div>
  );
}
