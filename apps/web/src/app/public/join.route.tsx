import { JoinForm } from '../../features/staff/components/join-form.tsx';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useLocation, useNavigate } from '../../shared/router/hooks.ts';
import { AccountPage } from './account-page.tsx';

/** The token is after `#`, where no server sees it. */
export function JoinRoute() {
  const t = useMessages('staff');
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  if (token === '') {
    return (
      <AccountPage title={t('join.title')} lead={t('join.missing')}>
        {null}
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('join.title')} lead={t('join.lead')}>
      <JoinForm token={token} onJoined={() => void navigate(paths.admin, { replace: true })} />
    </AccountPage>
  );
}
