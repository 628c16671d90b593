import { useEffect, useState } from 'react';
import { isLinkRefusal, isResetLinkGood, resetPassword } from '../../features/sign-in/api/sign-in-api.ts';
import { NewPasswordForm } from '../../features/sign-in/components/new-password-form.tsx';
import { ApiError } from '../../shared/api/api-error.ts';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useNavigate } from '../../shared/router/hooks.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { AccountPage } from './account-page.tsx';

const redirectAfterMs = 3000;

export function ResetPassword({ token }: { token: string }) {
  const t = useMessages('signIn');
  const [isDone, setIsDone] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    void isResetLinkGood(token).then((isGood) => setIsRefused(!isGood));
  }, [token]);
  if (isDone) return <ResetDone />;
  if (isRefused) return <LinkRefused />;
  return (
    <AccountPage title={t('reset.title')} lead={t('reset.lead')} isNarrow>
      <NewPasswordForm
        words={{
          title: t('reset.title'),
          newPassword: t('fields.newPassword'),
          confirmPassword: t('fields.confirmPassword'),
          submit: t('reset.submit'),
          failed: t('reset.failed'),
        }}
        onSave={async (input) => {
          try {
            await resetPassword(token, input);
            setIsDone(true);
          } catch (error) {
            if (!(error instanceof ApiError) || !isLinkRefusal(error)) throw error;
            setIsRefused(true);
          }
        }}
      />
    </AccountPage>
  );
}

function LinkRefused() {
  const t = useMessages('signIn');
  return (
    <AccountPage title={t('reset.refusedTitle')} lead={t('reset.refusedText')} isNarrow isAnnounced>
      <ButtonLink to={paths.forgottenPassword} size="large" fullWidth>
        {t('reset.newLink')}
      </ButtonLink>
    </AccountPage>
  );
}

function ResetDone() {
  const t = useMessages('signIn');
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.login, { replace: true }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AccountPage title={t('reset.doneTitle')} lead={t('reset.doneText')} isNarrow isAnnounced>
      <ButtonLink to={paths.login} size="large" fullWidth>
        {t('reset.loginNow')}
      </ButtonLink>
    </AccountPage>
  );
}
