import type { Holiday } from '@suchi/contracts/lookups';
import { useState } from 'react';
import { DateField } from '../../../shared/forms/date-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogFoot, OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAddHoliday, useChangeHoliday } from '../api/lookups-api.ts';
import { Stack } from '../../../shared/ui/layout.tsx';

interface HolidayDialogProps {
  /** Null for a new one. */
  holiday: Holiday | null;
  onClose: () => void;
}

export function HolidayDialog({ holiday, onClose }: HolidayDialogProps) {
  const t = useMessages('lookups');
  const [name, setName] = useState(holiday?.name ?? '');
  const [state, setState] = useState(holiday?.state ?? '');
  const [date, setDate] = useState<string | null>(holiday?.date ?? null);
  const [isChecked, setIsChecked] = useState(false);
  const add = useAddHoliday();
  const change = useChangeHoliday();
  function save() {
    setIsChecked(true);
    const wanted = name.trim();
    if (wanted === '' || date === null) return;
    const fields = { name: wanted, state: state.trim() === '' ? null : state.trim(), date };
    const onSuccess = () => {
      showToast({ message: t('holidays.saved', { name: wanted }), tone: 'success' });
      onClose();
    };
    if (holiday === null) add.mutate(fields, { onSuccess });
    else change.mutate({ id: holiday.id, ...fields }, { onSuccess });
  }
  return (
    <OfficeDialog title={t(holiday === null ? 'holidays.add' : 'holidays.changeTitle')} onClose={onClose}>
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={t('holidays.name')}
          value={name}
          maxLength={200}
          data-autofocus
          error={isChecked && name.trim() === '' ? t('required') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t('holidays.state')}
          hint={t('holidays.stateHint')}
          value={state}
          maxLength={100}
          onChange={(event) => setState(event.target.value)}
        />
        <DateField
          label={t('holidays.date')}
          value={date}
          onChange={setDate}
          error={isChecked && date === null ? t('required') : undefined}
        />
        <DialogFoot>
          <Button look="default" onClick={onClose}>
            {t('rename.cancel')}
          </Button>
          <Button type="submit" isBusy={add.isPending || change.isPending}>
            {t('holidays.save')}
          </Button>
        </DialogFoot>
      </Stack>
    </OfficeDialog>
  );
}
