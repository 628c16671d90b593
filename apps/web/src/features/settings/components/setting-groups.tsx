import type { OfficeSettings } from '@suchi/contracts/settings';
import type { SettingCard } from '@suchi/domain/office';
import { useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useChangeSettings } from '../api/settings-api.ts';
import { listSettings } from '../model/value-fields.ts';
import { SavedSwitch, type SwitchName } from './saved-switch.tsx';
import { Card } from '../../../shared/ui/layout.tsx';
import classes from './switch-row.module.css';
import { ValuesForm } from './values-form.tsx';

const horoscopeSwitches = [
  'guna_vashya_one_and_half',
  'guna_tara_from_bride',
  'guna_yoni_web',
  'guna_gana_symmetric',
  'guna_bhakoot_exceptions',
  'guna_nadi_exceptions',
  'mangal_from_moon',
  'mangal_second_house',
] as const satisfies SwitchName[];

interface GroupProps {
  settings: OfficeSettings;
}

export function OfficeGroup({ settings }: GroupProps) {
  const t = useMessages('settings');
  return (
    <>
      <SettingForm settings={settings} card="mail" note={t('cards.mailNote')} />
      <SwitchCard settings={settings} name="mail_enabled" />
      <SettingForm settings={settings} card="profiles" />
      <SwitchCard settings={settings} name="candidates_word" />
      <SwitchCard settings={settings} name="gotra_rule_on" />
      <SettingForm settings={settings} card="fit" note={t('cards.fitNote')} />
      <SwitchCard settings={settings} name="interest_seen_shown" />
      <SettingForm settings={settings} card="families" note={t('cards.familiesNote')} />
      <SettingForm settings={settings} card="freshness" note={t('cards.freshnessNote')} />
      <SettingForm settings={settings} card="desk" note={t('cards.deskNote')} />
      <SettingForm settings={settings} card="biodata" note={t('cards.biodataNote')} />
      <SettingForm settings={settings} card="incidents" note={t('cards.incidentsNote')} />
    </>
  );
}

export function HoroscopeGroup({ settings }: GroupProps) {
  const t = useMessages('settings');
  return (
    <>
      <SettingForm settings={settings} card="horoscope" note={t('cards.horoscopeNote')} />
      {horoscopeSwitches.map((name) => (
        <SwitchCard key={name} settings={settings} name={name} />
      ))}
      <SettingForm settings={settings} card="searches" />
    </>
  );
}

export function NumbersGroup({ settings }: GroupProps) {
  const t = useMessages('settings');
  return (
    <>
      <SwitchCard settings={settings} name="contact_always_shown" />
      <SettingForm settings={settings} card="reveals" />
      <SettingForm settings={settings} card="alerts" note={t('cards.alertsNote')} />
    </>
  );
}

export function PagesGroup({ settings }: GroupProps) {
  const t = useMessages('settings');
  return (
    <>
      <SettingForm settings={settings} card="association" note={t('cards.associationNote')} />
      <SettingForm settings={settings} card="officer" note={t('cards.officerNote')} />
      <SettingForm settings={settings} card="closing" note={t('cards.closingNote')} />
      <SettingForm settings={settings} card="texts" note={t('cards.textsNote')} />
    </>
  );
}

interface SettingFormProps extends GroupProps {
  card: SettingCard;
  note?: string;
}

function SettingForm({ settings, card, note }: SettingFormProps) {
  const t = useMessages('settings');
  const change = useChangeSettings();
  return (
    <ValuesForm
      title={t(`cards.${card}`)}
      note={note}
      fields={listSettings(card)}
      values={settings}
      onSave={(changed) => change.mutateAsync(changed)}
    />
  );
}

interface SwitchCardProps extends GroupProps {
  name: SwitchName;
}

function SwitchCard({ settings, name }: SwitchCardProps) {
  const [problem, setProblem] = useState<readonly string[]>([]);
  return (
    <>
      <FormAlert words={problem} />
      <Card className={classes.card}>
        <SavedSwitch name={name} settings={settings} onFailed={(error) => setProblem(errorWords(error))} />
      </Card>
    </>
  );
}
