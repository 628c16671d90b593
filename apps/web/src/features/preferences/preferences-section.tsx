import type { OwnPreferences } from '@suchi/contracts/fit';
import { labelOf } from '@suchi/contracts/lookups';
import { gotraChoices, type PreferenceKind, preferenceKinds } from '@suchi/domain/fit';
import type { Gender } from '@suchi/domain/profiles';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { sayWanted } from '../../entities/fit/fit-words.ts';
import { lookupQuery } from '../../entities/lookup/lookup-query.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Card, Stack } from '../../shared/ui/layout.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { LinkButton } from '../../shared/ui/plain-button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { Mark } from '../../shared/ui/tinted.tsx';
import { type PreferencesOf, preferencesQuery } from './preferences-api.ts';
import classes from './preferences.module.css';
import { type PreferencesEditor, usePreferences } from './use-preferences.ts';
import { OpenRow, WishRow } from './wish-row.tsx';

interface PreferencesSectionProps {
  user: PreferencesOf;
  /** Of the own candidate, as typed. */
  gender: Gender | null;
  /** Before the first draft there is nothing that preferences could belong to. */
  hasProfile: boolean;
}

/** What the family looks for. Each choice is saved at once. */
export function PreferencesSection({ user, gender, hasProfile }: PreferencesSectionProps) {
  const t = useMessages('preferences');
  const source = useQuery({ ...preferencesQuery(user), enabled: hasProfile });
  if (!hasProfile) return <Text className={classes.card}>{t('noProfile')}</Text>;
  return (
    <Stack gap={4} className={classes.card}>
      <Text tone="soft">{t('lead')}</Text>
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<Skeleton height={400} />}
        empty={null}
        ready={(own) => <Rows own={own} user={user} gender={gender} />}
      />
      <Text tone="muted">{t('foot')}</Text>
    </Stack>
  );
}

interface RowsProps extends Pick<PreferencesSectionProps, 'user' | 'gender'> {
  own: OwnPreferences;
}

function Rows({ own, user, gender }: RowsProps) {
  const editor = usePreferences(own, user);
  const [open, setOpen] = useState<PreferenceKind | 'gotra' | null>(null);
  const { data: jobTypes = [] } = useQuery({
    ...lookupQuery('Job Type'),
    enabled: editor.preferences.work !== undefined,
  });
  const works = jobTypes.map((job) => ({ id: job.id, label: labelOf(job) }));
  const toggle = (row: PreferenceKind | 'gotra') => setOpen(open === row ? null : row);
  return (
    <>
      <Card>
        {preferenceKinds.map((kind) => (
          <WishRow
            key={kind}
            kind={kind}
            words={sayWanted(kind, editor.preferences, works)}
            editor={editor}
            gender={gender}
            isOpen={open === kind}
            onToggle={() => toggle(kind)}
          />
        ))}
        <GotraRow
          editor={editor}
          isRuleOn={own.is_gotra_rule_on}
          isOpen={open === 'gotra'}
          onToggle={() => toggle('gotra')}
        />
      </Card>
      <SaveStatus editor={editor} />
    </>
  );
}

interface GotraRowProps {
  editor: PreferencesEditor;
  isRuleOn: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

function GotraRow({ editor, isRuleOn, isOpen, onToggle }: GotraRowProps) {
  const t = useMessages('preferences');
  const tFit = useMessages('fit');
  const name = useId();
  const { gotra, setGotra } = editor;
  const isRule = isRuleOn && gotra === 'same';
  const words = gotra === 'any' ? '' : t(isRule ? 'ruleShort' : `gotra.${gotra}`);
  return (
    <OpenRow
      title={tFit('kinds.gotra')}
      words={words}
      mark={isRule ? <Mark tint="gold">{t('rule')}</Mark> : null}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <fieldset>
        <legend className="visually-hidden">{tFit('kinds.gotra')}</legend>
        {gotraChoices.map((choice) => (
          <label key={choice} className={classes.option}>
            <input type="radio" name={name} checked={gotra === choice} onChange={() => setGotra(choice)} />
            {t(choice === 'same' && isRuleOn ? 'gotra.rule' : `gotra.${choice}`)}
          </label>
        ))}
      </fieldset>
    </OpenRow>
  );
}

function SaveStatus({ editor: { state, retry } }: { editor: PreferencesEditor }) {
  const t = useMessages('preferences');
  if (state === 'failed')
    return (
      <Text tone="error" role="alert">
        {t('notSaved')} <LinkButton onClick={retry}>{t('retry')}</LinkButton>
      </Text>
    );
  return (
    <Text tone="muted" role="status">
      {state === 'idle' ? null : t(`save.${state}`)}
    </Text>
  );
}
