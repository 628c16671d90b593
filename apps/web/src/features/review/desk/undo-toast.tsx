import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { UndoBar } from '../../../shared/ui/undo-bar.tsx';
import type { DeskDecision } from './desk-state.ts';
import { KeyCap } from '../../../shared/ui/key-cap.tsx';
import classes from './undo-toast.module.css';

interface UndoToastProps {
  held: DeskDecision | null;
  onUndo: () => void;
}

/** The last decision while it can be undone. */
export function UndoToast({ held, onUndo }: UndoToastProps) {
  const t = useMessages('admin');
  const isApproval = held?.action === 'approve' || held?.action === 'approve_changes';
  return (
    <UndoBar
      isInCorner
      held={
        held && {
          key: held.profileId,
          icon: isApproval ? <IconCircleCheck size={22} /> : <IconCircleX size={22} />,
          tone: isApproval ? 'done' : 'refused',
          words: (
            <RichMessage
              text={t(`review.undo.${held.action}`, { name: held.name })}
              marks={{ name: (name) => <span className={classes.name}>{name}</span> }}
            />
          ),
        }
      }
      undo={{
        label: (
          <>
            {t('review.undo.button')}
            <KeyCap on="dark">Z</KeyCap>
          </>
        ),
        onUndo,
      }}
    />
  );
}
