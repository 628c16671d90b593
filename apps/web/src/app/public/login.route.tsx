import { IconShieldCheck } from '@tabler/icons-react';
import { LoginForm } from '../../features/account/components/login-form.tsx';
import { session } from '../../shared/api/api.ts';
import { isStorageOn } from '../../shared/config/browser-storage.ts';
import { paths, readNextPath } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { RichMessage } from '../../shared/i18n/rich-message.tsx';
import { useLocation, useNavigate, useSearchParams } from '../../shared/router/hooks.ts';
import { Link } from '../../shared/router/link.tsx';
import { AccountFootnote, AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';

/** Passed in the history entry, not in the URL. */
interface LoginState {
  email?: string;
}

export function LoginRoute() {
  const t = useMessages('account');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { email } = (useLocation().state ?? {}) as LoginState;
  return (
    <AccountPage title={t('login.title')} lead={t(`login.${leadOf()}`)} isNarrow>
      <LoginForm
        {...(email !== undefined && { initialEmail: email })}
        onLoggedIn={() => void navigate(readNextPath(search.get('next')), { replace: true })}
      />
      <AccountFootnote>
        <RichMessage
          text={t('login.newHere')}
          marks={{ link: (words) => <Link to={paths.register}>{words}</Link> }}
        />
      </AccountFootnote>
      <p className={classes.privacy}>
        <IconShieldCheck size={24} aria-hidden="true" />
        {t('login.privacy')}
      </p>
    </AccountPage>
  );
}

function leadOf() {
  if (!isStorageOn) return 'storageOff';
  return session.ended() === 'expired' ? 'expired' : 'lead';
}
