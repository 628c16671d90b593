import { type OfficeSettings, windowFields } from '@suchi/contracts/settings';
import { todayInIndia } from '@suchi/domain/basics';
import { isGenderSwitchShown, settingWindows } from '@suchi/domain/money';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { SavedSwitch } from './saved-switch.tsx';
import { WindowRow } from './window-row.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import classes from './switch-row.module.css';

export function SwitchesGroup({ settings }: { settings: OfficeSettings }) {
  const [words, setWords] = useState<readonly string[]>([]);
  const onFailed = (error: unknown) => setWords(errorWords(error));
  return (
    <>
      <FormAlert words={words} />
      <Card className={classes.card}>
        <SearchRow settings={settings} onFailed={onFailed} />
        {settingWindows.map((name) => (
          <WindowRow key={name} name={name} settings={settings} onFailed={onFailed} />
        ))}
        <SavedSwitch name="hall_consent_default" settings={settings} onFailed={onFailed} />
        <GenderRow settings={settings} onFailed={onFailed} />
      </Card>
    </>
  );
}

interface RowProps {
  settings: OfficeSettings;
  onFailed: (error: unknown) => void;
}

/** Closing search is asked about first. */
function SearchRow({ settings, onFailed }: RowProps) {
  const t = useMessages('settings');
  const tCommon = useMessages('common');
  const [close, setClose] = useState<(() => void) | null>(null);
  return (
    <>
      <SavedSwitch
        name="isactive_search"
        settings={settings}
        onFailed={onFailed}
        confirm={(isOn, save) => (isOn ? save() : setClose(() => save))}
      />
      <AlertDialog
        isOpen={close !== null}
        title={t('closing.title')}
        confirmLabel={t('closing.confirm')}
        onConfirm={() => {
          close?.();
          setClose(null);
        }}
        cancel={{ label: tCommon('cancel'), onCancel: () => setClose(null) }}
      >
        <p>{t('closing.text')}</p>
      </AlertDialog>
    </>
  );
}

/** It can always be switched off, also when the subscription has ended. */
function GenderRow({ settings, onFailed }: RowProps) {
  const t = useMessages('settings');
  const [today] = useState(() => todayInIndia(new Date()));
  const { isOn, startDate, endDate } = windowFields.subscription;
  const subscription = {
    isOn: settings[isOn],
    startDate: settings[startDate],
    endDate: settings[endDate],
  };
  if (isGenderSwitchShown(subscription, today) || settings.enable_gender_switch) {
    return <SavedSwitch name="enable_gender_switch" settings={settings} onFailed={onFailed} />;
  }
  return (
    <Row as="p" gap={2} tone="soft" className={classes.locked}>
      <IconLock size={20} aria-hidden="true" />
      {t('switches.genderLocked')}
    </Row>
  );
}
