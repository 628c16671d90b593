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
import { Tiles } from '../../../shared/ui/columns.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import {
  type HelpDialogProps,
  HelpFrame,
  MarriedDialog,
  ResetDialog,
  SignOutDialog,
} from './help-dialogs.tsx';
import { useHelp } from './member-api.ts';
import { MemberCard } from './member-card.tsx';
import { correctContactContract } from '@suchi/contracts/staff';
import { formatPhone, toDialled } from '@suchi/domain/text';
import { refusalWords } from '../../../entities/staff-actions/refusal-words.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';

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
      <Tiles least={280} isFull gap={2}>
        {member.help.includes('send_reset_link') ? button('reset', IconKey) : null}
        {member.help.includes('correct_contact') ? button('correct', IconPencil) : null}
        {member.help.includes('sign_out') && member.devices.length > 0 ? button('signOut', IconLogout) : null}
        {profileActions.includes('mark_married') ? button('married', IconHeart) : null}
        {profileActions.includes('mark_unmarried') ? <Unmarried member={member} name={name} /> : null}
        <ButtonLink look="default" icon={<IconUserEdit size={20} />} to={actAsPath(member.id)}>
          {t(member.profile === null ? 'help.begin' : 'help.edit')}
        </ButtonLink>
        <SuspendAccount userId={member.id} name={name} isSuspended={member.is_suspended} />
      </Tiles>
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

/** Sends only what was changed. */
function ContactDialog({ member, onClose }: HelpDialogProps) {
  const t = useMessages('officeMember');
  const { email, mobile } = member;
  const before = { email: email ?? '', mobile: mobile === null ? '' : formatPhone(toDialled(mobile)) };
  const [typed, setTyped] = useState({ ...before, reason: '' });
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [hint, setHint] = useState<readonly string[]>([]);
  const correct = useHelp(correctContactContract);
  const { send, failure, isBusy } = useActionForm(
    correct,
    () => t('help.correctDone'),
    onClose,
    refusalWords,
  );
  const serverFields = correct.error instanceof ApiError ? correct.error.fields : undefined;
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: wrong[name] ?? serverFields?.[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  function submit() {
    const changes = {
      ...(typed.email.trim() !== before.email && { email: typed.email }),
      ...(typed.mobile.trim() !== before.mobile && { mobile: typed.mobile }),
    };
    const isChanged = Object.keys(changes).length > 0;
    const input = { user_id: member.id, ...changes, reason: typed.reason };
    const parsed = correctContactContract.input.safeParse(input);
    setHint(isChanged ? [] : [t('help.nothingChanged')]);
    setWrong(
      Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])),
    );
    if (parsed.success && isChanged) send(parsed.data);
  }
  return (
    <HelpFrame
      title={t('help.correctTitle')}
      text={t('help.correctText')}
      confirm={t('help.save')}
      isBusy={isBusy}
      failure={hint.length > 0 ? hint : failure}
      onClose={onClose}
      onConfirm={submit}
    >
      <TextField
        {...field('email')}
        label={t('help.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        data-autofocus
      />
      <TextField
        {...field('mobile')}
        label={t('help.mobile')}
        hint={t('help.mobileHint')}
        type="tel"
        autoComplete="off"
      />
      <TextAreaField {...field('reason')} label={t('help.reason')} rows={2} maxLength={500} />
    </HelpFrame>
  );
}
