import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFieldMessage } from '../../../shared/forms/field-message.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { type Address, addressLines, findAddressErrors, newAddress } from '../model/address.ts';
import type { OpenAddress } from '../model/local-copy.ts';
import { useEditor, useFormState } from '../model/profile-editor.ts';
import { useAnswer } from '../model/use-answer.ts';
import { AddressDialog } from './address-dialog.tsx';
import { List, Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './addresses-section.module.css';
import { Wide } from './section-card.tsx';

export function AddressesSection() {
  const t = useMessages('authoring');
  const { value: addresses, onChange, shown } = useAnswer('addresses');
  const { setOpenAddress } = useEditor().form;
  const openAddress = useFormState((state) => state.openAddress);
  const [removedIndex, setRemovedIndex] = useState<number | null>(null);
  const words = useFieldMessage()(shown.error, t('sections.contact'));

  /** One past the last is a new one. */
  function save({ index, address }: OpenAddress) {
    onChange([...addresses.slice(0, index), address, ...addresses.slice(index + 1)]);
    setOpenAddress(null);
  }
  function remove() {
    onChange(addresses.filter((_, index) => index !== removedIndex));
    setRemovedIndex(null);
  }
  return (
    <Wide>
      <p className={classes.printed}>{t('addresses.printed')}</p>
      {addresses.length === 0 ? (
        <Text tone="soft" className={classes.printed}>
          {t('addresses.none')}
        </Text>
      ) : null}
      <List gap={3} className={classes.list}>
        {addresses.map((address, index) => (
          // Two addresses may be equal, so the index is the key.
          <li key={index}>
            <AddressCard
              address={address}
              index={index}
              onEdit={() => setOpenAddress({ index, address })}
              onRemove={() => setRemovedIndex(index)}
            />
          </li>
        ))}
      </List>
      <Button
        look={addresses.length === 0 ? 'light' : 'default'}
        icon={<IconPlus size={20} aria-hidden="true" />}
        id="addresses"
        aria-describedby={words ? 'addresses-error' : undefined}
        onClick={() => setOpenAddress({ index: addresses.length, address: newAddress })}
      >
        {t('addresses.add')}
      </Button>
      <div aria-live="polite">
        {words ? (
          <Text tone="error" weight="bold" above={2} id="addresses-error">
            {words}
          </Text>
        ) : null}
      </div>
      {openAddress === null ? null : (
        <AddressDialog
          title={t(addresses[openAddress.index] ? 'addresses.editTitle' : 'addresses.add')}
          address={openAddress.address}
          onChange={(address) => setOpenAddress({ ...openAddress, address })}
          onSave={() => save(openAddress)}
          onClose={() => setOpenAddress(null)}
        />
      )}
      <AlertDialog
        isOpen={removedIndex !== null}
        title={t('addresses.remove')}
        confirmLabel={t('addresses.remove')}
        onConfirm={remove}
        cancel={{ label: t('no'), onCancel: () => setRemovedIndex(null) }}
      >
        {t('addresses.removeQuestion')}
      </AlertDialog>
    </Wide>
  );
}

interface AddressCardProps {
  address: Address;
  index: number;
  onEdit: () => void;
  onRemove: () => void;
}

function AddressCard({ address, index, onEdit, onRemove }: AddressCardProps) {
  const t = useMessages('authoring');
  const tRules = useMessages('rules');
  const { lookupLabel } = useEditor();
  const country = address.country === null ? undefined : lookupLabel(address.country);
  const errors = [...new Set(Object.values(findAddressErrors(address)))];
  const name = address.name ?? t('addresses.unnamed');
  const phones = [address.mobile, address.mobile_alternative].filter(Boolean).join(', ');
  return (
    <Stack
      gap={1}
      className={`framed tint-plain pad-4 ${classes.card}`}
      data-invalid={errors.length > 0 || undefined}
    >
      <Text size="xl" weight="bold" breaks>
        {name}
      </Text>
      {addressLines(address, country).map((line) => (
        <Text key={line} tone="soft" breaks>
          {line}
        </Text>
      ))}
      {phones ? (
        <Text tone="soft" breaks>
          {phones}
        </Text>
      ) : null}
      <div id={`addresses.${index}-errors`}>
        {errors.map((code) => (
          <Text key={code} tone="error" weight="bold" above={2}>
            {tRules(code)}
          </Text>
        ))}
      </div>
      <Row gap={2} align="stretch" above={2}>
        <Button
          look="default"
          size="small"
          id={`addresses.${index}`}
          aria-label={t('addresses.editLabel', { name })}
          aria-describedby={`addresses.${index}-errors`}
          onClick={onEdit}
        >
          {t('addresses.edit')}
        </Button>
        <Button
          look="default"
          size="small"
          aria-label={t('addresses.removeLabel', { name })}
          onClick={onRemove}
        >
          {t('addresses.remove')}
        </Button>
      </Row>
    </Stack>
  );
}
