import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { markSeen, wasSeen } from '../../../shared/ui/seen-before.ts';
import { List } from '../../../shared/ui/layout.tsx';
import classes from './guidelines.module.css';

const parts = ['photo', 'recent', 'names', 'facts', 'work', 'expectations', 'address'] as const;
const seenKey = 'suchi.guidelines-seen';

interface GuidelinesProps {
  /** No profile yet: they open by themselves, once on this device. */
  isFirstTime: boolean;
}

export function Guidelines({ isFirstTime }: GuidelinesProps) {
  const t = useMessages('authoring');
  const [isOpen, setIsOpen] = useState(() => isFirstTime && !wasSeen(seenKey));
  function close() {
    setIsOpen(false);
    markSeen(seenKey);
  }
  return (
    <>
      <Button look="light" size="small" onClick={() => setIsOpen(true)}>
        {t('guidelines.open')}
      </Button>
      <AlertDialog
        isOpen={isOpen}
        title={t('guidelines.title')}
        confirmLabel={t('guidelines.done')}
        onConfirm={close}
      >
        <p>{t('guidelines.lead')}</p>
        <List gap={2} size="body" above={3} className={classes.list}>
          {parts.map((part) => (
            <li key={part}>{t(`guidelines.${part}`)}</li>
          ))}
        </List>
      </AlertDialog>
    </>
  );
}
