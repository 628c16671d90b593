import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useChangeStatus } from './use-change-status.ts';

/** Hides the profile from other families, or shows it again. It needs no review. */
export function usePause() {
  const t = useMessages('ownProfile');
  const { mutate, isPending } = useChangeStatus();
  const change = (action: 'pause' | 'resume') =>
    mutate(
      { action, married_by_vmm: false },
      {
        onSuccess: () =>
          showToast({ message: t(action === 'pause' ? 'pause.done' : 'pause.resumed'), tone: 'success' }),
        onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
      },
    );
  return { isBusy: isPending, pause: () => change('pause'), resume: () => change('resume') };
}
