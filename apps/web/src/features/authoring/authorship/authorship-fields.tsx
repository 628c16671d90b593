import { type AuthorRelation, authorRelations, genderOfRelation, needsConsent } from '@suchi/domain/profiles';
import { IconLock, IconUser, IconUsers } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { faces } from '../../../shared/brand/faces.ts';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { useFieldMessage } from '../../../shared/forms/field-message.ts';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { FieldError } from '../../../shared/forms/field-error.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ProfileText } from '../components/profile-fields.tsx';
import { Wide } from '../components/section-card.tsx';
import { useEditor } from '../model/profile-editor.ts';
import { useAnswer, useProfileValue } from '../model/use-answer.ts';
import classes from './authorship-fields.module.css';

/** Asked first, because it decides the words and what can be filled in. */
export function AuthorshipFields() {
  const t = useMessages('authoring');
  const { shown } = useAnswer('author_relation');
  const { relation, choose } = useRelation();
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(relation);
  // On a phone the name is asked below the tiles, out of sight.
  useEffect(() => {
    if (relation !== before.current) box.current?.scrollIntoView({ block: 'nearest' });
    before.current = relation;
  }, [relation]);
  return (
    <>
      <Wide>
        <p className={classes.lead}>{t('authorship.lead')}</p>
        <RelationTiles id={shown.id} error={shown.error} value={relation} onChange={choose} />
      </Wide>
      {relation === null ? null : (
        <Wide>
          <Stack gap={4} className={`framed tint-sunken ${classes.candidate}`} ref={box}>
            <AboutCandidate relation={relation} />
          </Stack>
          <Row as="p" gap={2} tone="muted" above={3}>
            <IconLock size={20} aria-hidden="true" />
            {t('authorship.changeable')}
          </Row>
        </Wide>
      )}
    </>
  );
}

function AboutCandidate({ relation }: { relation: AuthorRelation }) {
  const t = useMessages('authoring');
  return (
    <>
      {relation === 'relative' ? (
        <ProfileText path="author_relation_text" hint={t('authorship.relationHint')} isAsked />
      ) : null}
      <ProfileText
        path="first_name"
        label={t(`authorship.firstName.${relation}`)}
        isEnglish
        autoComplete={relation === 'myself' ? 'given-name' : 'off'}
      />
      {needsConsent(relation) ? <Consent relation={relation} /> : null}
    </>
  );
}

function Consent({ relation }: { relation: Exclude<AuthorRelation, 'myself'> }) {
  const t = useMessages('authoring');
  const { value, onChange, shown } = useAnswer('has_consent');
  const firstName = useProfileValue('first_name');
  return (
    <CheckboxField
      id={shown.id}
      error={shown.error}
      label={
        firstName === null
          ? t(`authorship.namelessConsent.${relation}`)
          : t('authorship.consent', { name: firstName })
      }
      isChecked={value}
      onChange={onChange}
    />
  );
}

const [ketaki, nikhil, ananya, rohan] = faces;

const pictures: Record<AuthorRelation, ReactNode> = {
  myself: <IconUser size={30} />,
  daughter: <img src={ananya} alt="" />,
  son: <img src={nikhil} alt="" />,
  sister: <img src={ketaki} alt="" />,
  brother: <img src={rohan} alt="" />,
  relative: <IconUsers size={30} />,
};

interface RelationTilesProps {
  id: string;
  error: string | undefined;
  value: AuthorRelation | null;
  onChange: (relation: AuthorRelation) => void;
}

function RelationTiles({ id, error, value, onChange }: RelationTilesProps) {
  const t = useMessages('authoring');
  const name = useId();
  const words = useFieldMessage()(error, t('fields.author_relation'));
  return (
    <fieldset className={classes.tiles} aria-describedby={words ? `${id}-error` : undefined}>
      <legend className="visually-hidden">{t('sections.authorship')}</legend>
      {authorRelations.map((relation, index) => (
        <label key={relation} className={classes.tile}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            checked={relation === value}
            onChange={() => onChange(relation)}
            required
          />
          <Text as="span" weight="bold" breaks className={classes.name}>
            {t(`authorship.relations.${relation}`)}
          </Text>
          <span className={classes.picture} aria-hidden="true">
            {pictures[relation]}
          </span>
        </label>
      ))}
      <div className={classes.problem} aria-live="polite">
        {words ? <FieldError id={`${id}-error`}>{words}</FieldError> : null}
      </div>
    </fieldset>
  );
}

const ownFields = ['first_name', 'last_name', 'email'] as const;

/** Whose profile it is. Choosing fills in what follows from it, and takes back what followed from another choice. */
function useRelation() {
  const { source, form } = useEditor();
  const stored = useProfileValue('author_relation');
  const relation = authorRelations.find((known) => known === stored) ?? null;

  function choose(next: AuthorRelation): void {
    if (next === relation) return;
    const { profile } = form.read();
    const { setValue } = form;
    setValue('author_relation', next);
    // It was about another person.
    setValue('has_consent', false);
    const gender = genderOfRelation(next);
    if (gender !== null) setValue('gender', gender);
    for (const field of ownFields) {
      const own = source.owner[field];
      if (next === 'myself' && profile[field] === null) setValue(field, own);
      if (relation === 'myself' && profile[field] === own) setValue(field, null);
    }
  }
  return { relation, choose };
}
