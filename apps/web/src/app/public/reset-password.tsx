import { useEffect, useState } from 'react';
import { resetPassword } from '../../features/account/api/account-api.ts';
import { NewPasswordForm } from '../../features/account/components/new-password-form.tsx';
import { ApiError } from '../../shared/api/api-error.ts';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useNavigate } from '../../shared/router/hooks.ts';
import { Link } from '../../shared/router/link.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { AccountPage } from './account-page.tsx';

const redirectAfterMs = 3000;

export function ResetPassword({ token }: { token: string }) {
  const t = useMessages('account');
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <ResetDone />;
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
          await resetPassword(token, input);
          setIsDone(true);
        }}
        onRefused={(error) =>
          isUsedUp(error) ? <Link to={paths.forgottenPassword}>{t('reset.newLink')}</Link> : null
        }
      />
    </AccountPage>
  );
}

function ResetDone() {
  const t = useMessages('account');
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

/** The link is too old, used, or cut by a mail program. */
function isUsedUp(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    error.code !== 'REQUESTS_EXCEEDED'
  );
}
