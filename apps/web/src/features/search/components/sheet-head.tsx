import { IconX } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import classes from './filter-dialog.module.css';

/** Title and cross of a sheet. */
export function SheetHead({ title, onClose }: { title: string; onClose: () => void }) {
  const common = useMessages('common');
  return (
    <Row justify="between" className={classes.head}>
      <h2>{title}</h2>
      <IconButton
        size="large"
        label={common('close')}
        onClick={onClose}
        data-autofocus
        icon={<IconX size={26} aria-hidden="true" />}
      />
    </Row>
  );
}
