import { IconKey } from '@tabler/icons-react';
import { changePassword } from '../../features/sign-in/api/sign-in-api.ts';
import { NewPasswordForm } from '../../features/sign-in/components/new-password-form.tsx';
import { session } from '../../shared/api/api.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import classes from './settings-password.module.css';

export function SettingsPasswordRoute() {
  const t = useMessages('member');
  return (
    <ScreenWrapper title={t('password.title')} icon={<IconKey size={24} />} lead={t('password.lead')}>
      <div className={classes.form}>
        <NewPasswordForm
          words={{
            title: t('password.title'),
            oldPassword: t('password.oldPassword'),
            newPassword: t('password.newPassword'),
            confirmPassword: t('password.confirmPassword'),
            submit: t('password.submit'),
            failed: t('password.failed'),
          }}
          onSave={async (input) => {
            await changePassword(input);
            showToast({ message: t('password.done'), tone: 'success' });
            session.endWithPassword();
          }}
        />
      </div>
    </ScreenWrapper>
  );
}
