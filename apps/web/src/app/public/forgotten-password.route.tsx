import { IconMailCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { ForgottenPasswordForm } from '../../features/sign-in/components/forgotten-password-form.tsx';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useLocation, useNavigate, useSearchParams } from '../../shared/router/hooks.ts';
import { Link } from '../../shared/router/link.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { AccountFootnote, AccountPage } from './account-page.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { ResetPassword } from './reset-password.tsx';

/**
 * With a token: sets the password. Without: sends the link. The token moves from the address into the history entry,
 * where a reload finds it and nobody reads or shares it.
 */
export function ForgottenPasswordRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = search.get('token');
  const { token = null } = (useLocation().state ?? {}) as { token?: string };
  useEffect(() => {
    if (inAddress !== null)
      void navigate(paths.forgottenPassword, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate]);
  if (inAddress !== null) return null;
  return token === null ? <RequestLink /> : <ResetPassword key={token} token={token} />;
}

function RequestLink() {
  const t = useMessages('signIn');
  const [isSent, setIsSent] = useState(false);
  return (
    <AccountPage title={t('forgotten.title')} lead={t('forgotten.lead')} isNarrow>
      {isSent ? (
        <Stack gap={5} className="bounded" role="status">
          <Banner tone="success" icon={<IconMailCheck />} title={t('forgotten.sent')}>
            {t('forgotten.sentHint')}
          </Banner>
          <Button look="default" onClick={() => setIsSent(false)}>
            {t('forgotten.again')}
          </Button>
        </Stack>
      ) : (
        <ForgottenPasswordForm onSent={() => setIsSent(true)} />
      )}
      <AccountFootnote>
        <Link to={paths.login}>{t('forgotten.back')}</Link>
      </AccountFootnote>
    </AccountPage>
  );
}
