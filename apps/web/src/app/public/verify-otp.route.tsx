import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../entities/current-user/current-user-query.ts';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { SendCodePanel } from '../../features/sign-in/components/send-code-panel.tsx';
import { VerifyCodeForm } from '../../features/sign-in/components/verify-code-form.tsx';
import { saveRegisterDraft } from '../../features/sign-in/model/register-draft.ts';
import { session } from '../../shared/api/api.ts';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { RichMessage } from '../../shared/i18n/rich-message.tsx';
import { useNavigate, useSearchParams } from '../../shared/router/hooks.ts';
import { Navigate } from '../../shared/router/link.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { CurrentUserGate } from '../guards/current-user-gate.tsx';
import { AccountFootnote, AccountPage } from './account-page.tsx';
import { LinkButton } from '../../shared/ui/plain-button.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import classes from './account-page.module.css';

export function VerifyOtpRoute() {
  return (
    <CurrentUserGate loading={<VerifySkeleton />} isInsideMain>
      <VerifyOtp />
    </CurrentUserGate>
  );
}

function VerifyOtp() {
  const t = useMessages('signIn');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const { email, email_verified: isVerified, first_name, last_name } = useCurrentUser();
  if (isVerified) return <Navigate to={paths.home} replace />;

  const isSent = search.get('status') === 'sent';
  const askAgainWhoThisIs = () => void queryClient.invalidateQueries(currentUserQuery);
  const registerAgain = () => {
    void session.logout();
    saveRegisterDraft({ first_name: first_name ?? '', last_name: last_name ?? '' });
    // Logging out leads to the login page; this person has no account to log in to.
    void navigate(paths.register, { replace: true });
  };
  const lead = (
    <RichMessage
      text={t(isSent ? 'verify.sentLead' : 'verify.askLead', { email: email ?? '' })}
      marks={{ address: (words) => <strong>{words}</strong> }}
    />
  );
  return (
    <AccountPage title={t('verify.title')} lead={lead} isNarrow>
      {isSent ? (
        <VerifyCodeForm onVerified={askAgainWhoThisIs} />
      ) : (
        <SendCodePanel
          onSent={() => void navigate(paths.verifyOtpSent, { replace: true })}
          onVerified={askAgainWhoThisIs}
        />
      )}
      <AccountFootnote>
        {t('verify.anotherEmailHint')}{' '}
        <LinkButton onClick={registerAgain}>{t('verify.anotherEmail')}</LinkButton>
      </AccountFootnote>
    </AccountPage>
  );
}

function VerifySkeleton() {
  const t = useMessages('common');
  return (
    <Stack gap={5} className={`bounded ${classes.narrow}`} role="status" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton width="280px" height={48} />
      <Skeleton height={52} />
      <Skeleton height={52} />
      <Skeleton height={54} />
    </Stack>
  );
}
