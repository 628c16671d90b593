import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ActionDialog } from './action-dialog.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import classes from './report-profile.module.css';

interface ReportProfileProps {
  profileId: number;
  name: string;
  userId: string;
  onBlocked: (blockId: number | null) => void;
}

/** A quiet button at the end of the page. */
export function ReportProfile(props: ReportProfileProps) {
  const t = useMessages('people');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PlainButton className={`touch gap-2 soft ${classes.report}`} onClick={() => setIsOpen(true)}>
        <IconFlag size={20} aria-hidden="true" />
        {t('actions.report')}
      </PlainButton>
      {isOpen ? <ActionDialog kind="report" {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
