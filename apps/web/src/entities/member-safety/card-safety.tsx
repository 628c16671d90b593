import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { IconButton } from '../../shared/ui/plain-button.tsx';
import classes from './card-safety.module.css';
import { SafetyDialog, SafetyMenu } from './safety-dialog.tsx';
import { tellBlocked } from './tell-blocked.ts';

interface CardSafetyProps {
  profileId: number;
  name: string;
  userId: string;
  source: 'card' | 'list' | 'mail';
  /** Lists show other people after a block and after its undoing. */
  onChanged: () => void;
}

/** The small button on a card that leads to Block and Report. */
export function CardSafety({ profileId, name, userId, source, onChanged }: CardSafetyProps) {
  const t = useMessages('search');
  const [open, setOpen] = useState<'menu' | 'block' | 'report' | null>(null);
  const close = () => setOpen(null);

  function onBlocked(blockId: number | null) {
    close();
    tellBlocked({ name, blockId, onUndone: onChanged });
    onChanged();
  }

  return (
    <>
      <IconButton
        className={`muted ${classes.button}`}
        label={t('card.blockOrReport', { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
        icon={<IconDots size={24} />}
      />
      {open === 'menu' ? <SafetyMenu name={name} onChoose={setOpen} onClose={close} /> : null}
      {open === 'block' || open === 'report' ? (
        <SafetyDialog kind={open} {...{ profileId, name, userId, source, onBlocked }} onClose={close} />
      ) : null}
    </>
  );
}
