import type { CurrentUser } from '@suchi/contracts';
import { displayName } from '../../../entities/current-user/display-name.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './account-facts.module.css';

interface AccountFactsProps {
  user: Pick<CurrentUser, 'first_name' | 'last_name' | 'email' | 'mobile'>;
}

/** What the account knows about its owner, to read. */
export function AccountFacts({ user }: AccountFactsProps) {
  const t = useMessages('member');
  const facts = [
    [t('account.name'), displayName(user)],
    [t('account.email'), user.email],
    [t('account.mobile'), user.mobile && withPlus(user.mobile)],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value || t('account.missing')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Indian numbers are stored as 91 and ten digits; people read them with a plus. */
function withPlus(mobile: string): string {
  return mobile.startsWith('+') ? mobile : `+${mobile.slice(0, 2)} ${mobile.slice(2)}`;
}
