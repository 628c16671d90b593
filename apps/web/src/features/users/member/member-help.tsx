import type { OfficeMember } from '@suchi/contracts/office';
import { changeStatusContract } from '@suchi/contracts/profiles';
import { listActions, type ProfileActionKind } from '@suchi/domain/lifecycle';
import { IconHeart, IconKey, IconLogout, IconPencil, IconUserEdit } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { SuspendAccount } from '../../../entities/staff-actions/suspend-account.tsx';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { actAsPath } from '../../../shared/config/paths.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useActionForm } from '../../../shared/forms/use-action-form.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { MarriedDialog, ResetDialog, SignOutDialog } from './help-dialogs.tsx';
import { useHelp } from './member-api.ts';
import { MemberCard } from './member-card.tsx';
import classes from './member.module.css';

type Asked = 'reset' | 'correct' | 'signOut' | 'married';

interface MemberHelpProps {
  member: OfficeMember;
  name: string;
}

/** The buttons that the server would accept now. An account of staff has none. */
export function MemberHelp({ member, name }: MemberHelpProps) {
  const t = useMessages('officeMember');
  const [asked, setAsked] = useState<Asked | null>(null);
  const dialog = { member, name, onClose: () => setAsked(null) };
  if (member.is_staff)
    return (
      <MemberCard title={t('help.title')}>
        <p>
          <RichMessage
            text={t('help.ofStaff')}
            marks={{ staff: (words) => <Link to={officePaths.staff}>{words}</Link> }}
          />
        </p>
      </MemberCard>
    );
  const button = (action: Asked, Icon: typeof IconKey): ReactNode => (
    <Button look="default" icon={<Icon size={20} />} onClick={() => setAsked(action)}>
      {t(`help.${action}`)}
    </Button>
  );
  const profileActions: ProfileActionKind[] =
    member.profile === null ? [] : listActions(member.profile.status, 'admin_as_member');
  return (
    <MemberCard title={t('help.title')}>
      <div className={classes.actions}>
        {member.help.includes('send_reset_link') ? button('reset', IconKey) : null}
        {member.help.includes('correct_contact') ? button('correct', IconPencil) : null}
        {member.help.includes('sign_out') && member.devices.length > 0 ? button('signOut', IconLogout) : null}
        {profileActions.includes('mark_married') ? button('married', IconHeart) : null}
        {profileActions.includes('mark_unmarried') ? <Unmarried member={member} name={name} /> : null}
        <ButtonLink look="default" icon={<IconUserEdit size={20} />} to={actAsPath(member.id)}>
          {t(member.profile === null ? 'help.begin' : 'help.edit')}
        </ButtonLink>
        <SuspendAccount userId={member.id} name={name} isSuspended={member.is_suspended} />
      </div>
      {asked === 'reset' ? <ResetDialog {...dialog} /> : null}
      {asked === 'correct' ? <ContactDialog {...dialog} /> : null}
      {asked === 'signOut' ? <SignOutDialog {...dialog} /> : null}
      {asked === 'married' ? <MarriedDialog {...dialog} /> : null}
    </MemberCard>
  );
}

/** Takes back what a click too many, or a cancelled wedding, has left. */
function Unmarried({ member, name }: MemberHelpProps) {
  const t = useMessages('officeMember');
  const { send, failure, isBusy } = useActionForm(
    useHelp(changeStatusContract),
    () => t('help.unmarriedDone', { name: member.profile?.name || name }),
    () => undefined,
  );
  return (
    <>
      <FormAlert words={failure} />
      <Button
        look="default"
        icon={<IconHeart size={20} />}
        isBusy={isBusy}
        onClick={() => send({ user: member.id, action: 'mark_unmarried' })}
      >
        {t('help.unmarried')}
      </Button>
    </>
  );
}
