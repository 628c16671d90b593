import type { OfficeSettings } from '@suchi/contracts/settings';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useChangeSettings } from '../api/office-settings.ts';
import { problemOf } from '../model/problem-words.ts';
import { SwitchRow } from './switch-row.tsx';

type SwitchName =
  | 'isactive_search'
  | 'hall_consent_default'
  | 'enable_gender_switch'
  | 'contact_always_shown'
  | 'mail_enabled';

interface SavedSwitchProps {
  name: SwitchName;
  words: 'search' | 'hallDefault' | 'gender' | 'alwaysShown' | 'mail';
  settings: OfficeSettings;
  onFailed: (error: unknown) => void;
  /** Asks before it saves. */
  confirm?: (isOn: boolean, save: () => void) => void;
}

/** A switch without dates, saved at once. */
export function SavedSwitch({ name, words, settings, onFailed, confirm }: SavedSwitchProps) {
  const t = useMessages('officeSettings');
  const change = useChangeSettings();
  const turn = (isOn: boolean) =>
    change.mutate(
      { [name]: isOn },
      {
        onSuccess: () => showToast({ tone: 'success', message: t('saved') }),
        onError: onFailed,
      },
    );
  return (
    <SwitchRow
      title={t(`switches.${words}.title`)}
      text={t(`switches.${words}.text`)}
      isOn={settings[name]}
      isBusy={change.isPending}
      onChange={(isOn) => (confirm ? confirm(isOn, () => turn(isOn)) : turn(isOn))}
      problem={problemOf(change.error, name, t) ?? null}
    />
  );
}
