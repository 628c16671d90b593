import { type AuthorRelation, needsConsent } from '@suchi/domain/profile';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ProfileText } from '../components/profile-text.tsx';
import { Wide } from '../components/section-card.tsx';
import { useAnswer, useProfileValue } from '../model/use-answer.ts';
import { RelationTiles } from './relation-tiles.tsx';
import { useRelation } from './use-relation.ts';
import classes from './whose-fields.module.css';

/** Asked first, because it decides the words and what can be filled in. */
export function WhoseFields() {
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
        <p className={classes.lead}>{t('whose.lead')}</p>
        <RelationTiles id={shown.id} error={shown.error} value={relation} onChange={choose} />
      </Wide>
      {relation === null ? null : (
        <Wide>
          <div className={classes.candidate} ref={box}>
            <AboutCandidate relation={relation} />
          </div>
          <p className={classes.note}>
            <IconLock size={20} aria-hidden="true" />
            {t('whose.changeable')}
          </p>
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
        <ProfileText path="author_relation_text" hint={t('whose.relationHint')} isAsked />
      ) : null}
      <ProfileText
        path="first_name"
        label={t(`whose.firstName.${relation}`)}
        isEnglish
        autoComplete={relation === 'myself' ? 'given-name' : 'off'}
      />
      {needsConsent(relation) ? <Consent relation={relation} /> : null}
    </>
  );
}

function Consent({ relation }: { relation: AuthorRelation }) {
  const t = useMessages('authoring');
  const { value, onChange, shown } = useAnswer('has_consent');
  const firstName = useProfileValue('first_name');
  const name = firstName ?? (relation === 'myself' ? '' : t(`whose.nameless.${relation}`));
  return (
    <CheckboxField
      id={shown.id}
      error={shown.error}
      label={t('whose.consent', { name })}
      isChecked={value}
      onChange={onChange}
    />
  );
}
