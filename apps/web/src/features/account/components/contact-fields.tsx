import type { CurrentUser } from '@suchi/contracts/accounts';
import { findRole } from '@suchi/domain/accounts';
import { useState } from 'react';
import { useSupport } from '../../../entities/association/use-support.ts';
import { association } from '../../../shared/brand/association.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { typedMobile } from '../model/typed-mobile.ts';

const ChangeEmailDialog = lazyPart(() =>
  import('./change-email-dialog.tsx').then((m) => m.ChangeEmailDialog),
);
const ChangeMobileDialog = lazyPart(() =>
  import('./change-mobile-dialog.tsx').then((m) => m.ChangeMobileDialog),
);

interface ContactFieldsProps {
  user: Pick<CurrentUser, 'email' | 'mobile' | 'role'>;
}

/** How the association reaches the account. A change asks for the password, so each has a dialog. */
export function ContactFields({ user }: ContactFieldsProps) {
  const t = useMessages('account');
  const [open, setOpen] = useState<'email' | 'mobile' | null>(null);
  const { email: support } = useSupport();
  const isMember = findRole(user.role) === 'user';
  const close = () => setOpen(null);
  return (
    <Stack gap={4} above={5}>
      <TextField label={t('account.mobile')} type="tel" value={typedMobile(user.mobile ?? '')} readOnly />
      <div>
        <Button look="default" onClick={() => setOpen('mobile')}>
          {t('account.changeMobile')}
        </Button>
      </div>
      <TextField
        label={t('account.email')}
        hint={
          isMember
            ? t('account.emailHint')
            : t('account.emailOfStaff', { email: support ?? association.name })
        }
        type="email"
        value={user.email ?? ''}
        readOnly
      />
      {isMember ? (
        <div>
          <Button look="default" onClick={() => setOpen('email')}>
            {t('account.changeEmail')}
          </Button>
        </div>
      ) : null}
      {open === 'mobile' ? <ChangeMobileDialog onClose={close} fallback={null} /> : null}
      {open === 'email' ? <ChangeEmailDialog onClose={close} fallback={null} /> : null}
    </Stack>
  );
}
