import { isSameData } from '@suchi/domain/basics';
import type { ProfileCode } from '@suchi/domain/profiles';
import { useEffect, useRef, useState } from 'react';
import { LookupField } from '../../../entities/lookup/lookup-field.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { type Address, type AddressField, findAddressErrors } from '../model/address.ts';
import { acceptEnglish } from '../model/english-entry.ts';
import { useEditor } from '../model/profile-editor.ts';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './addresses-section.module.css';
import { Pair } from './section-card.tsx';

interface AddressDialogProps {
  title: string;
  address: Address;
  onChange: (address: Address) => void;
  onSave: () => void;
  onClose: () => void;
}

/** Validated on save. */
export function AddressDialog({ title, address, onChange, onSave, onClose }: AddressDialogProps) {
  const t = useMessages('authoring');
  const tCommon = useMessages('common');
  const tRules = useMessages('rules');
  const [begun] = useState(address);
  const [tries, setTries] = useState(0);
  const errors = findAddressErrors(address);
  const fields = useFirstInvalid(tries);

  function save() {
    setTries(tries + 1);
    // The specification's toasts; more of them would cover the fields.
    const toasts = new Set([errors.name, errors.mobile, errors.mobile_alternative]);
    for (const code of toasts) if (code !== undefined) showToast({ message: tRules(code), tone: 'warning' });
    if (Object.keys(errors).length === 0) onSave();
  }
  return (
    <AlertDialog
      isOpen
      title={title}
      confirmLabel={t('addresses.save')}
      onConfirm={save}
      cancel={{ label: tCommon('cancel'), onCancel: onClose }}
      // A tap beside the dialog must not discard what was typed.
      onClose={() => (isSameData(address, begun) ? onClose() : undefined)}
    >
      <div ref={fields}>
        <AddressFields
          address={address}
          errors={tries > 0 ? errors : {}}
          onChange={(change) => onChange({ ...address, ...change })}
        />
      </div>
    </AlertDialog>
  );
}

/** Moves the focus to the first wrong field after each refused save. */
function useFirstInvalid(tries: number) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);
  return fields;
}

interface AddressFieldsProps {
  address: Address;
  errors: Partial<Record<AddressField, ProfileCode>>;
  onChange: (change: Partial<Address>) => void;
}

type TextPart = Exclude<AddressField, 'country'>;
const englishParts: readonly AddressField[] = ['name', 'address', 'city'];

function AddressFields({ address, errors, onChange }: AddressFieldsProps) {
  const t = useMessages('authoring');
  const tRules = useMessages('rules');
  const { lookupLabel, rememberLookup } = useEditor();
  const text = (part: TextPart) => ({
    label: t(`fields.address.${part}`),
    error: errors[part] && tRules(errors[part]),
    autoComplete: 'off',
    value: address[part] ?? '',
    onChange: (event: { target: { value: string } }) => {
      const typed = event.target.value;
      const accepted = englishParts.includes(part) ? acceptEnglish(address[part] ?? '', typed) : typed;
      if (accepted === null) showToast({ message: tRules('not_english'), tone: 'warning' });
      else onChange({ [part]: accepted === '' ? null : accepted });
    },
  });
  return (
    <Stack gap={4} tone="ink" size="body" className={classes.dialog}>
      <TextField {...text('name')} isRequired hint={t('hints.addressName')} data-autofocus />
      <TextAreaField {...text('address')} rows={2} />
      <Pair>
        <TextField {...text('city')} />
        <TextField {...text('pincode')} inputMode="numeric" />
      </Pair>
      <LookupField
        label={t('fields.address.country')}
        lookup="Country"
        value={address.country}
        valueName={address.country === null ? null : (lookupLabel(address.country) ?? null)}
        onChange={(chosen) => {
          rememberLookup(chosen);
          onChange({ country: chosen?.id ?? null });
        }}
      />
      <TextField {...text('mobile')} type="tel" hint={t('hints.mobile')} />
      <TextField {...text('mobile_alternative')} type="tel" />
    </Stack>
  );
}
