import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { ForgottenPasswordForm } from '../../features/account/components/forgotten-password-form.tsx';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useSearchParams } from '../../shared/router/hooks.ts';
import { Link } from '../../shared/router/link.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { AccountFootnote, AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';
import { ResetPassword } from './reset-password.tsx';

/** With a token: sets the password. Without: sends the link. */
export function ForgottenPasswordRoute() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <ResetPassword key={token} token={token} /> : <RequestLink />;
}

function RequestLink() {
  const t = useMessages('account');
  const [isSent, setIsSent] = useState(false);
  return (
    <AccountPage title={t('forgotten.title')} lead={t('forgotten.lead')} isNarrow>
      {isSent ? (
        <div className={classes.done} role="status">
          <Banner tone="success" icon={<IconMailCheck />} title={t('forgotten.sent')}>
            {t('forgotten.sentHint')}
          </Banner>
          <Button look="default" onClick={() => setIsSent(false)}>
            {t('forgotten.again')}
          </Button>
        </div>
      ) : (
        <ForgottenPasswordForm onSent={() => setIsSent(true)} />
      )}
      <AccountFootnote>
        <Link to={paths.login}>{t('forgotten.back')}</Link>
      </AccountFootnote>
    </AccountPage>
  );
}
