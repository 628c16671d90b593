import { associationAtFirst, parseLanguages } from '@suchi/domain/settings';
import { languages } from 'virtual:languages';
import { CheckboxField } from '../../shared/forms/checkbox-field.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import type { AssociationDesign } from './association-design.ts';
import classes from './association-design.module.css';
import { DesignCard } from './design-card.tsx';

/** At least one language stays, and the first one of a person is always offered. */
export function LanguagesCard({ design: { row, change } }: { design: AssociationDesign }) {
  const t = useMessages('associationDesign');
  const offered = parseLanguages(row.languages) ?? associationAtFirst.languages;

  function turn(language: string, isOffered: boolean) {
    const next = isOffered ? [...offered, language] : offered.filter((one) => one !== language);
    const [first] = next;
    if (first === undefined) return;
    const isFirstOffered = next.includes(row.default_language);
    change({ languages: next.join(','), ...(isFirstOffered ? {} : { default_language: first }) });
  }
  return (
    <DesignCard title={t('languages.title')}>
      <div className={classes.pair}>
        <fieldset>
          <Text as="legend" weight="bold">
            {t('languages.offered')}
          </Text>
          <Row gap={5} rowGap={0} wrap>
            {languages.map(({ code, english }) => (
              <CheckboxField
                key={code}
                label={english}
                isChecked={offered.includes(code)}
                onChange={(isOffered) => turn(code, isOffered)}
              />
            ))}
          </Row>
        </fieldset>
        <SelectField
          label={t('languages.first')}
          options={languages
            .filter(({ code }) => offered.includes(code))
            .map(({ code, english }) => ({ value: code, label: english }))}
          value={row.default_language}
          onChange={(language) => change({ default_language: language ?? row.default_language })}
        />
      </div>
    </DesignCard>
  );
}
