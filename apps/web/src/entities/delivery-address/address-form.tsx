import type { DeliveryAddress } from '@suchi/contracts/money';
import { IconAlertCircle, IconHome } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextAreaField } from '../../shared/forms/text-area-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { FieldRow, Form } from '../../shared/forms/form.tsx';
import { showServerErrors } from '../../shared/forms/show-server-errors.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { type DeliveryFields, requiredDelivery, toDelivery } from './delivery-draft.ts';
import { Row, Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './address-form.module.css';

interface AddressFormProps {
  initial: DeliveryFields;
  /** The first address of the profile, to fill in. */
  profileAddress: DeliveryFields | null;
  /** What is ordered. */
  head?: ReactNode;
  /** Saves every change on the device. */
  onTyped?: (fields: DeliveryFields) => void;
  /** May fail; what the server refuses is shown. */
  onSend: (delivery: DeliveryAddress) => Promise<void>;
  action: (isBusy: boolean) => ReactNode;
}

/** Where a book goes. Lengths of pincode and mobile are hints, not rules. */
export function AddressForm(props: AddressFormProps) {
  const { initial, profileAddress, head, onTyped, onSend, action } = props;
  const t = useMessages('deliveryAddress');
  const form = useForm<DeliveryFields>({ defaultValues: initial });
  const [problem, setProblem] = useState<{ kind: 'empty' } | { kind: 'refused'; error: unknown } | null>(
    null,
  );
  const { errors, isSubmitting } = form.formState;

  async function send(fields: DeliveryFields) {
    const empty = requiredDelivery.filter((name) => fields[name].trim() === '');
    setProblem(empty.length > 0 ? { kind: 'empty' } : null);
    empty.forEach((name, index) =>
      form.setError(name, { message: 'required' }, { shouldFocus: index === 0 }),
    );
    if (empty.length > 0) return;
    try {
      await onSend(toDelivery(fields));
    } catch (error) {
      if (!showServerErrors(form, error)) setProblem({ kind: 'refused', error });
    }
  }
  const fill = (fields: DeliveryFields) => {
    form.reset(fields);
    setProblem(null);
    onTyped?.(fields);
  };
  // Written when it is shown, so that it follows the language.
  const words =
    problem === null ? [] : problem.kind === 'empty' ? [t('required')] : errorWords(problem.error);
  const field = (name: keyof DeliveryFields) => ({
    label: t(name === 'alternate_mobile' ? 'alternate' : name),
    error: errors[name]?.message,
    isRequired: name !== 'alternate_mobile',
    ...form.register(name, { onChange: () => onTyped?.(form.getValues()) }),
  });

  return (
    <Form label={t('title')} onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Stack gap={4} className={classes.fields}>
        {head}
        {profileAddress === null ? null : (
          <Button look="light" icon={<IconHome size={22} />} onClick={() => fill(profileAddress)} fullWidth>
            {t('fromProfile')}
          </Button>
        )}
        <Problems words={words} />
        <TextField {...field('name')} autoComplete="name" maxLength={200} />
        <TextAreaField {...field('address')} rows={2} autoComplete="street-address" maxLength={1000} />
        <FieldRow>
          <TextField {...field('city')} autoComplete="address-level2" maxLength={100} />
          <TextField
            {...field('pincode')}
            hint={t('pincodeHint')}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={12}
          />
        </FieldRow>
        <TextField
          {...field('mobile')}
          hint={t('mobileHint')}
          prefix="+91"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={20}
        />
        <TextField
          {...field('alternate_mobile')}
          labelAside={<Optional />}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      </Stack>
      <div className={classes.foot}>{action(isSubmitting)}</div>
    </Form>
  );
}

function Problems({ words }: { words: readonly string[] }) {
  return (
    <div role="alert" className={classes.alert}>
      {words.map((sentence) => (
        <Row
          as="p"
          key={sentence}
          gap={2}
          align="stretch"
          tone="error"
          weight="bold"
          className="note tint-error"
        >
          <IconAlertCircle size={22} className="above-half" aria-hidden="true" />
          {sentence}
        </Row>
      ))}
    </div>
  );
}

function Optional() {
  const t = useMessages('deliveryAddress');
  return (
    <Text as="span" tone="muted">
      {t('optional')}
    </Text>
  );
}
