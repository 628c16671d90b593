import { correctContactContract } from '@suchi/contracts/staff';
import { formatPhone, toDialled } from '@suchi/domain/text';
import { useState } from 'react';
import { refusalWords } from '../../../entities/staff-actions/refusal-words.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useActionForm } from '../../../shared/forms/use-action-form.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { type HelpDialogProps, HelpFrame } from './help-dialogs.tsx';
import { useHelp } from './member-api.ts';

/** Sends only what was changed. */
export function ContactDialog({ member, onClose }: HelpDialogProps) {
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
