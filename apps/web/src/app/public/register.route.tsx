import { RegisterForm } from '../../features/sign-in/components/register-form.tsx';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { RichMessage } from '../../shared/i18n/rich-message.tsx';
import { useNavigate } from '../../shared/router/hooks.ts';
import { Link } from '../../shared/router/link.tsx';
import { AccountFootnote, AccountPage } from './account-page.tsx';

export function RegisterRoute() {
  const t = useMessages('signIn');
  const navigate = useNavigate();
  return (
    <AccountPage title={t('register.title')} lead={t('register.lead')}>
      <RegisterForm
        onRegistered={() => void navigate(paths.verifyOtpSent, { replace: true })}
        onAlreadyRegistered={(email) => void navigate(paths.login, { state: { email } })}
      />
      <AccountFootnote>
        <RichMessage
          text={t('register.already')}
          marks={{ link: (words) => <Link to={paths.login}>{words}</Link> }}
        />
      </AccountFootnote>
    </AccountPage>
  );
}
