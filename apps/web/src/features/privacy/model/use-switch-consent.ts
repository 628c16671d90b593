import type { Purpose } from '@suchi/domain/consent';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useSetConsent } from '../api/consents.ts';

/** Switches and tells it. Off can be taken back for ten seconds. */
export function useSwitchConsent() {
  const t = useMessages('consent');
  const { mutate } = useSetConsent();
  const change = (purpose: Purpose, isOn: boolean) =>
    mutate(
      { purpose, is_on: isOn },
      {
        onSuccess: (own) => {
          const waits = own?.purposes.some((each) => each.purpose === purpose && each.waits);
          showToast({
            message: waits
              ? t('waitsDone', { name: own?.candidate?.name ?? '' })
              : t(`purposes.${purpose}.done.${isOn ? 'on' : 'off'}`),
            tone: waits ? 'warning' : 'success',
            ...(isOn ? {} : { action: { label: t('undo'), onPress: () => change(purpose, true) } }),
          });
        },
        onError: () => showToast({ message: t('failed'), tone: 'error' }),
      },
    );
  return change;
}
