import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from '../ui/plain-button.tsx';
import classes from './field.module.css';

interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {}

/** Can be shown in clear, because thumbs mistype. */
export function PasswordField({
  label,
  hint,
  error,
  id,
  isRequired,
  labelAside,
  ...input
}: PasswordFieldProps) {
  const t = useMessages('fields');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} id={id} isRequired={isRequired} labelAside={labelAside}>
      {(wiring) => (
        <div className={classes.box}>
          <input
            {...input}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${classes.input} ${classes.withEye}`}
          />
          <IconButton
            className={classes.eye}
            label={t(isShown ? 'hidePassword' : 'showPassword', { field: label })}
            onClick={() => setIsShown(!isShown)}
            icon={isShown ? <IconEyeOff size={22} /> : <IconEye size={22} />}
          />
        </div>
      )}
    </Field>
  );
}
