import type { ProfileFieldName } from '@suchi/domain/profiles';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { FieldControl, hasControl } from '../components/section-fields.tsx';
import { useFormState } from '../model/profile-editor.ts';
import { findSection, listFields, type SectionName } from '../model/sections.ts';
import { deskControls } from './desk-controls.tsx';
import classes from './desk-form.module.css';

const wide: readonly ProfileFieldName[] = [
  'addresses',
  'partner_expectations',
  'is_handicapped',
  'has_children',
  'new_education',
  'social_facebook',
  'match_horoscope',
  'hide_street',
];

interface DeskSectionProps {
  section: SectionName;
  asked: readonly string[];
}

export function DeskSection({ section, asked }: DeskSectionProps) {
  const t = useMessages('authoring');
  const id = `desk-${section}`;
  return (
    <Card as="section" padding={4} aria-labelledby={id} className={classes.section}>
      <Row gap={3} className={classes.head}>
        <h2 id={id}>{t(`sections.${section}`)}</h2>
        <SectionCount section={section} />
      </Row>
      <div className={classes.fields}>
        {listFields(section)
          .filter(hasControl)
          .map((field) => (
            <DeskCell key={field} field={field} isAsked={isFieldAsked(asked, field)} />
          ))}
      </div>
    </Card>
  );
}

const isFieldAsked = (asked: readonly string[], field: string) => asked.includes(field);

function DeskCell({ field, isAsked }: { field: ProfileFieldName; isAsked: boolean }) {
  const t = useMessages('deskEntry');
  const Control = deskControls[field];
  return (
    <div
      className={`${classes.cell} ${wide.includes(field) ? classes.wide : ''}`}
      data-field={field}
      data-asked={isAsked || undefined}
    >
      {Control === undefined ? <FieldControl field={field} /> : <Control />}
      {isAsked ? <span className={classes.ask}>{t('ask')}</span> : null}
    </div>
  );
}

/** How many of the fields that must be filled are. */
function SectionCount({ section }: { section: SectionName }) {
  const t = useMessages('deskEntry');
  const total = useFormState(
    ({ findings }) => [...findings.required].filter((path) => findSection(path) === section).length,
  );
  const missing = useFormState(
    ({ findings }) =>
      findings.errors.filter(({ path }) => findSection(path) === section && findings.required.has(path))
        .length,
  );
  if (total === 0) return null;
  return (
    <Text as="span" tone={missing === 0 ? 'success' : 'muted'} weight="bold">
      {t('ofFields', { done: total - missing, total })}
    </Text>
  );
}
