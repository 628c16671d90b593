import { permissionsContract } from '@suchi/contracts/profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileKey } from '../../../entities/own-profile/own-profile-query.ts';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { api } from '../../../shared/api/api.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';

/** Shows or hides the own horoscope at once; for ten seconds it can be undone. */
export function useShowHoroscope() {
  const t = useMessages('horoscope');
  const client = useQueryClient();
  const switching = useMutation({
    mutationFn: (isShown: boolean) => api.call(permissionsContract, { shows_horoscope: isShown }),
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: discoveryKey }),
        client.invalidateQueries({ queryKey: ownProfileKey }),
      ]);
    },
    onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
  });
  const tell = (isShown: boolean) => t(isShown ? 'switched.on' : 'switched.off');
  const undo = (isShown: boolean) =>
    switching.mutate(isShown, {
      onSuccess: () => showToast({ message: tell(isShown), tone: 'success' }),
    });
  const show = (isShown: boolean) =>
    switching.mutate(isShown, {
      onSuccess: () =>
        showToast({
          message: tell(isShown),
          tone: 'success',
          action: { label: t('switched.undo'), onPress: () => undo(!isShown) },
        }),
    });
  return { show, isBusy: switching.isPending };
}
