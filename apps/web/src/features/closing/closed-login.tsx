import { loadMessages } from '../../shared/i18n/messages.ts';
import { type Credentials, findClosed } from './api/closing-api.ts';
import { ClosedAccountPanel } from './components/closed-account.tsx';

interface Refused extends Credentials {
  retry: () => Promise<void>;
  onBack: () => void;
}

/** Null: no account with this address and password was closed, or nobody can be asked. */
export async function askAboutClosed({ email, password, retry, onBack }: Refused) {
  try {
    const [closed] = await Promise.all([findClosed({ email, password }), loadMessages(['closing'])]);
    if (closed === null) return null;
    return (
      <ClosedAccountPanel
        credentials={{ email, password }}
        closed={closed}
        onOpened={retry}
        onLeave={onBack}
      />
    );
  } catch {
    // The login was refused, and that is said.
    return null;
  }
}
