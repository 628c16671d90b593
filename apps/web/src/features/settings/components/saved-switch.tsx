import type { OfficeSettings, windowFields } from '@suchi/contracts/settings';
import type { SettingNameOf } from '@suchi/domain/office';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useChangeSettings } from '../api/settings-api.ts';
import { problemOf } from '../model/problem-words.ts';
import { SwitchRow } from './switch-row.tsx';

type WindowSwitch = (typeof windowFields)[keyof typeof windowFields]['isOn'];

export type SwitchName = Exclude<SettingNameOf<{ kind: 'switch' }>, WindowSwitch>;

interface SavedSwitchProps {
  name: SwitchName;
  settings: OfficeSettings;
  onFailed: (error: unknown) => void;
  /** Asks before it saves. */
  confirm?: (isOn: boolean, save: () => void) => void;
}

/** A switch without dates, saved at once. */
export function SavedSwitch({ name, settings, onFailed, confirm }: SavedSwitchProps) {
  const t = useMessages('settings');
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
      title={t(`switches.${name}.title`)}
      text={t(`switches.${name}.text`)}
      isOn={settings[name]}
      isBusy={change.isPending}
      onChange={(isOn) => (confirm ? confirm(isOn, () => turn(isOn)) : turn(isOn))}
      problem={problemOf(change.error, name, t) ?? null}
    />
  );
}
