import type { SaveSetupAdminInput, SetupState } from '@suchi/contracts/setup';
import type { UseFormReturn } from 'react-hook-form';
import { DesignCard } from '../../entities/association-design/design-card.tsx';
import { FieldRow, Form } from '../../shared/forms/form.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import { LinkButton } from '../../shared/ui/plain-button.tsx';
import { DoneLine } from './done-line.tsx';

interface AdminCardProps {
  /** Null: the form is shown. */
  admin: SetupState['admin'];
  form: UseFormReturn<SaveSetupAdminInput>;
  isBusy: boolean;
  onSave: () => void;
  onChange: () => void;
}

export function AdminCard({ admin, form, isBusy, onSave, onChange }: AdminCardProps) {
  const t = useMessages('setup');
  if (admin !== null)
    return (
      <DesignCard
        title={t('admin.title')}
        aside={<LinkButton onClick={onChange}>{t('admin.change')}</LinkButton>}
      >
        <DoneLine>
          {admin.first_name} {admin.last_name}, {admin.email}, {admin.mobile}
        </DoneLine>
      </DesignCard>
    );
  return (
    <DesignCard title={t('admin.title')}>
      <Form
        label={t('admin.title')}
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <AdminFields form={form} />
        <Row>
          <Button type="submit" look="default" isBusy={isBusy}>
            {t('admin.save')}
          </Button>
        </Row>
      </Form>
    </DesignCard>
  );
}

function AdminFields({ form }: Pick<AdminCardProps, 'form'>) {
  const t = useMessages('signIn');
  const tSetup = useMessages('setup');
  const { errors } = form.formState;
  return (
    <>
      <FieldRow>
        <TextField
          {...form.register('first_name')}
          label={t('fields.firstName')}
          error={errors.first_name?.message}
          autoComplete="given-name"
        />
        <TextField
          {...form.register('last_name')}
          label={t('fields.lastName')}
          error={errors.last_name?.message}
          autoComplete="family-name"
        />
      </FieldRow>
      <FieldRow>
        <TextField
          {...form.register('email')}
          label={t('fields.email')}
          error={errors.email?.message}
          type="email"
          autoComplete="email"
        />
        <TextField
          {...form.register('mobile')}
          label={t('fields.mobile')}
          error={errors.mobile?.message}
          type="tel"
          autoComplete="tel"
        />
      </FieldRow>
      <FieldRow>
        <PasswordField
          {...form.register('password', { deps: ['confirm_password'] })}
          label={t('fields.password')}
          hint={tSetup('admin.passwordHint')}
          error={errors.password?.message}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.register('confirm_password')}
          label={t('fields.confirmPassword')}
          error={errors.confirm_password?.message}
          autoComplete="new-password"
        />
      </FieldRow>
    </>
  );
}
