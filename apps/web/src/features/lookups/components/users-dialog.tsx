import type { OfficeLookup } from '@suchi/contracts/lookups';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { ValueUsers } from './value-users.tsx';

export function UsersDialog({ value, onClose }: { value: OfficeLookup; onClose: () => void }) {
  const t = useMessages('lookups');
  return (
    <OfficeDialog title={t('users.title', { name: value.name })} onClose={onClose}>
      <ValueUsers id={value.id} />
    </OfficeDialog>
  );
}
