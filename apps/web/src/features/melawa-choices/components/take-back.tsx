import { useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';

const Dialog = lazyPart(() => import('../../../shared/ui/dialog.tsx').then((module) => module.Dialog));

interface TakeBackProps {
  name: string;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** It cannot be brought back, so it is asked. */
export function TakeBack({ name, isBusy, onConfirm, onCancel }: TakeBackProps) {
  const t = useMessages('melawaChoices');
  return (
    <Dialog
      title={t('pairs.takeBackTitle', { name })}
      confirmLabel={t('pairs.takeBack')}
      onConfirm={onConfirm}
      isBusy={isBusy}
      cancel={{ label: t('pairs.cancel'), onCancel }}
    >
      <p>{t('pairs.takeBackText')}</p>
    </Dialog>
  );
}
