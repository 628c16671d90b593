import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { type Address, addressLines, findAddressErrors } from '../model/address.ts';
import { useEditor } from '../model/profile-editor.ts';
import classes from './addresses-section.module.css';

interface AddressCardProps {
  address: Address;
  index: number;
  onEdit: () => void;
  onRemove: () => void;
}

export function AddressCard({ address, index, onEdit, onRemove }: AddressCardProps) {
  const t = useMessages('authoring');
  const { lookupName } = useEditor();
  const country = address.country === null ? undefined : lookupName(address.country);
  const errors = [...new Set(Object.values(findAddressErrors(address)))];
  const name = address.name ?? t('addresses.unnamed');
  const phones = [address.mobile, address.mobile_alternative].filter(Boolean).join(', ');
  return (
    <div className={classes.card} data-invalid={errors.length > 0 || undefined}>
      <p className={classes.name}>{name}</p>
      {addressLines(address, country).map((line) => (
        <p key={line} className={classes.lines}>
          {line}
        </p>
      ))}
      {phones ? <p className={classes.lines}>{phones}</p> : null}
      <div id={`addresses.${index}-errors`}>
        {errors.map((error) => (
          <p key={error} className={classes.error}>
            {error}
          </p>
        ))}
      </div>
      <div className={classes.actions}>
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
      </div>
    </div>
  );
}
