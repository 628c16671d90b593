import { IconBan, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx';

type VisibilityAction = 'block' | 'hide' | 'unhide';

interface VisibilityActionsProps {
  can: (action: VisibilityAction) => boolean;
  isBusy: (action: VisibilityAction) => boolean;
  name: string;
  onAct: (action: VisibilityAction, reason?: string) => void;
}

/** Blocking, hiding and showing again. The first two ask for a reason. */
export function VisibilityActions({ can, isBusy, name, onAct }: VisibilityActionsProps) {
  const t = useMessages('admin');
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
      {asked === null ? null : (
        <ReasonDialog
          title={t(`review.detail.${asked}Title`, { name })}
          text={t(`review.detail.${asked}Text`)}
          label={t('review.detail.staffReason')}
          confirm={t(`review.detail.${asked}`)}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => act(asked, reason)}
        />
      )}
    </>
  );
}
