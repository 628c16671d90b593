import { IconShieldCheck } from '@tabler/icons-react';
import { LoginForm } from '../../features/sign-in/components/login-form.tsx';
import { session } from '../../shared/api/api.ts';
import { isStorageOn } from '../../shared/config/browser-storage.ts';
import { paths, readNextPath } from '../../shared/config/paths.ts';
import { loadMessages, useMessages } from '../../shared/i18n/messages.ts';
import { RichMessage } from '../../shared/i18n/rich-message.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useLocation, useNavigate, useSearchParams } from '../../shared/router/hooks.ts';
import { Link } from '../../shared/router/link.tsx';
import { AccountFootnote, AccountPage } from './account-page.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './account-page.module.css';

/** After the form, which needs no request. Without a connection it is left out. */
const AboutService = lazyPart(
  async () => {
    const [module] = await Promise.all([
      import('../../features/public-pages/components/about-service.tsx'),
      loadMessages(['frontPage', 'season']),
    ]);
    return module.AboutService;
  },
  () => null,
);

/** Passed in the history entry, not in the URL. */
interface LoginState {
  email?: string;
}

export function LoginRoute() {
  const t = useMessages('signIn');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { email } = (useLocation().state ?? {}) as LoginState;
  return (
    <AccountPage title={t('login.title')} lead={t(`login.${leadOf()}`)} isNarrow>
      <LoginForm
        {...(email !== undefined && { initialEmail: email })}
        onRefused={(refused) =>
          import('../../features/closing/closed-login.tsx').then((m) => m.askAboutClosed(refused))
        }
        onLoggedIn={() => void navigate(readNextPath(search.get('next')), { replace: true })}
      />
      <AccountFootnote>
        <RichMessage
          text={t('login.newHere')}
          marks={{ link: (words) => <Link to={paths.register}>{words}</Link> }}
        />
      </AccountFootnote>
      <Row as="p" gap={3} align="stretch" tone="muted" above={5} className={classes.privacy}>
        <IconShieldCheck size={24} className="success above-half" aria-hidden="true" />
        {t('login.privacy')}
      </Row>
      <AboutService />
    </AccountPage>
  );
}

function leadOf() {
  if (!isStorageOn) return 'storageOff';
  return session.ended() === 'expired' ? 'expired' : 'lead';
}
