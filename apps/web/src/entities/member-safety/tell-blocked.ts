import { errorWords } from '../../shared/i18n/error-words.ts';
import { translatorFor } from '../../shared/i18n/messages.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { unblock } from './block-api.ts';

interface Blocked {
  name: string;
  /** Null when there is nothing to undo here. */
  blockId: number | null;
  onUndone: () => void;
}

/** Says that someone is blocked and offers to undo it. The words are there, because the dialog has loaded them. */
export function tellBlocked({ name, blockId, onUndone }: Blocked): void {
  const t = translatorFor('safety');
  const undo = (id: number) =>
    unblock(id).then(
      () => {
        showToast({ message: t('block.undone', { name }), tone: 'success' });
        onUndone();
      },
      (error: unknown) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
    );
  showToast({
    message: t('block.done', { name }),
    tone: 'success',
    ...(blockId === null ? {} : { action: { label: t('block.undo'), onPress: () => void undo(blockId) } }),
  });
}
