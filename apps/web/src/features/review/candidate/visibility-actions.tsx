import { IconBan, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx';

type VisibilityAction = 'block' | 'hide' | 'unhide';

interface VisibilityActionsProps {
  can: (action: VisibilityAction) => boolean;
  isBusy: (action: VisibilityAction) => boolean;
  name: string;
  onAct: (action: VisibilityAction, reason?: string) => void;
}

/** Blocking, hiding and showing again. The first two ask before. */
export function VisibilityActions({ can, isBusy, name, onAct }: VisibilityActionsProps) {
  const t = useMessages('admin');
  const tCommon = useMessages('common');
  const [asked, setAsked] = useState<'block' | 'hide' | null>(null);
  const act = (action: VisibilityAction, reason?: string) => {
    setAsked(null);
    onAct(action, reason);
  };
  const button = (action: VisibilityAction, Icon: typeof IconBan, onClick: () => void) =>
    can(action) ? (
      <Button look="default" icon={<Icon size={20} />} isBusy={isBusy(action)} onClick={onClick}>
        {t(`review.detail.${action}`)}
      </Button>
    ) : null;
  return (
    <>
      {button('block', IconBan, () => setAsked('block'))}
      {button('hide', IconEyeOff, () => setAsked('hide'))}
      {button('unhide', IconEye, () => act('unhide'))}
      {asked === 'hide' ? (
        <ReasonDialog
          title={t('review.detail.hideTitle', { name })}
          text={t('review.detail.hideText')}
          label={t('review.detail.staffReason')}
          confirm={t('review.detail.hide')}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => act('hide', reason)}
        />
      ) : null}
      <AlertDialog
        isOpen={asked === 'block'}
        title={t('review.detail.blockTitle', { name })}
        confirmLabel={t('review.detail.block')}
        onConfirm={() => act('block')}
        cancel={{ label: tCommon('cancel'), onCancel: () => setAsked(null) }}
      >
        <p>{t('review.detail.blockText')}</p>
      </AlertDialog>
    </>
  );
}
