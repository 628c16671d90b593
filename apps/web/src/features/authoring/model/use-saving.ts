import { readErrorDetails } from '@suchi/contracts/basics';
import type { ProfileFormData, ReadProfile } from '@suchi/contracts/profiles';
import { askedPurposes, type ConsentAnswers } from '@suchi/domain/consent';
import { compareForms } from '@suchi/domain/profiles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { editionQuery } from '../../../entities/association/edition-query.ts';
import { isEventComing } from '../../../entities/attendance/is-event-coming.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { type ActingFor, type Answers, readForm, saveDraft, submitProfile } from '../api/authoring-api.ts';
import { type FormError, listUnstorable, parseServerErrors } from './form-errors.ts';
import { baseOf } from './local-copy.ts';
import type { Conflict, SentForm } from './opening.ts';
import type { ProfileEditor } from './profile-editor.ts';

type SavingDialog = 'attendance' | 'consents' | 'draftSaved' | 'draftWaits' | 'submitted';

export function useSaving(editor: ProfileEditor) {
  const { base, user } = editor;
  const readProfile = () => editor.form.read().profile;
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<SavingDialog | null>(null);
  // Compares with what was sent, because the author may have typed more.
  function finish(sent: ProfileFormData, next: SavingDialog) {
    editor.markSaved(sent);
    setDialog(next);
    // For another member: every list and page of the office may show the old profile.
    void queryClient.invalidateQueries(user === undefined ? { queryKey: ['own-profile'] } : {});
  }
  const draft = useSending(editor, {
    send: (form: SentForm) => sendDraft(form, user),
    onSent: ({ profile: sent, isSent }) => {
      if (isSent) return finish(sent, 'draftSaved');
      editor.keepWaiting(sent);
      return setDialog('draftWaits');
    },
  });
  const submission = useSending(editor, {
    send: (form: SentForm & { answers: Answers }) => submitProfile(form, form.answers, user).then(() => form),
    onSent: (sent) => finish(sent.profile, 'submitted'),
  });

  const questions = useQuestions(editor, setDialog, (answers) => {
    setDialog(null);
    submission.mutate({ profile: readProfile(), base, answers });
  });

  return {
    dialog,
    edition: questions.edition,
    closeDialog: () => setDialog(null),
    isSavingDraft: draft.isPending,
    isSubmitting: submission.isPending,
    failure: draft.error ?? submission.error,
    isDraftFailure: draft.error !== null,
    saveAsDraft: () => {
      submission.reset();
      draft.mutate({ profile: readProfile(), base });
    },
    askAttendance: () => {
      draft.reset();
      submission.reset();
      if (editor.form.read().errors.length > 0) editor.form.refuseSubmit();
      else questions.ask();
    },
    answerAttendance: questions.answerAttendance,
    unanswered: questions.unanswered,
    answerConsents: questions.answerConsents,
  };
}

interface Sending<Form, Sent> {
  send: (form: Form) => Promise<Sent>;
  onSent: (sent: Sent) => void;
}

/** Sends the form. If the profile was changed elsewhere, the author chooses first, and it is sent again. */
function useSending<Form extends SentForm, Sent>(
  editor: ProfileEditor,
  { send, onSent }: Sending<Form, Sent>,
) {
  const { user, waiting } = editor;
  const mutation = useMutation({
    mutationFn: (form: Form) => sendForm(form, { send, readOther: () => readForm(user), waiting }),
    onSuccess: (outcome, form) => {
      if (!('conflict' in outcome)) return onSent(outcome.answer);
      const sendAgain = (merged: SentForm) => mutation.mutate({ ...form, ...merged });
      return editor.setConflict({ ...outcome.conflict, sendAgain });
    },
    onError: (error) => showServerErrors(editor, error),
  });
  return mutation;
}

/** A draft always saves: an answer that cannot be stored stays on the device. */
async function sendDraft({ profile, base }: SentForm, user: ActingFor) {
  const stored = listUnstorable(profile).map((field) => [field, base[field]]);
  const draft = { base, profile: { ...profile, ...Object.fromEntries(stored) } };
  return { profile: draft.profile, isSent: await saveDraft(draft, user) };
}

/** Asks once about the event, while it is ahead, and once for each consent; then submits. The office asks the family. */
function useQuestions(
  editor: ProfileEditor,
  show: (dialog: SavingDialog) => void,
  submit: (answers: Answers) => void,
) {
  // When the edition does not load, the question is asked without a date.
  const { data: edition } = useQuery(editionQuery);
  // Later both are changed at home and in the settings.
  const {
    unanswered = askedPurposes,
    is_attending: answered = null,
    asks_attendance: asksAttendance = true,
  } = editor.source.standing ?? {};
  const [isAttending, setIsAttending] = useState(answered);
  const answerAttendance = (attends: boolean | null) => {
    setIsAttending(attends);
    if (unanswered.length > 0) show('consents');
    else submit({ isAttending: attends, consents: {} });
  };
  return {
    edition: edition ?? null,
    ask: () => {
      const isFamily = editor.user === undefined;
      const isAsked = asksAttendance && answered === null && (!edition || isEventComing(edition));
      if (isFamily && isAsked) show('attendance');
      else answerAttendance(isFamily ? answered : null);
    },
    answerAttendance,
    unanswered,
    answerConsents: (consents: ConsentAnswers) => submit({ isAttending, consents }),
  };
}

/** The server applies the same rules, but its date or latest birth date may be newer. */
function showServerErrors(editor: ProfileEditor, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const fields = Object.entries(error.fields).map(([path, code]): FormError => ({
    path: path.replace(/^profile\./, ''),
    code,
  }));
  const { violations = [] } = readErrorDetails('PROFILE_INCOMPLETE', error.details) ?? {};
  const found = [...parseServerErrors(violations), ...fields];
  if (found.length > 0) editor.form.refuseSubmit(found);
}

interface SendFormOptions<Form, Answer> {
  send: (form: Form) => Promise<Answer>;
  readOther: () => Promise<ReadProfile>;
  /** A draft of this device that may have gone out. */
  waiting: ProfileFormData | null;
}

/** Sends the form. When the profile was changed elsewhere, returns what the author has to look at. */
async function sendForm<Form extends SentForm, Answer>(
  sent: Form,
  { send, readOther, waiting }: SendFormOptions<Form, Answer>,
): Promise<{ answer: Answer } | { conflict: Conflict }> {
  try {
    return { answer: await send(sent) };
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'PROFILE_CHANGED')) throw error;
  }
  const other = await readOther();
  const saved = other.sheet.profile;
  const base = baseOf({ base: sent.base, waiting }, saved);
  const { conflicts, theirs } = compareForms(base, sent.profile, saved);
  if (conflicts.length + theirs.length > 0) return { conflict: { base, mine: sent.profile, other } };
  // The change elsewhere was a draft of this device, or says the same.
  return { answer: await send({ ...sent, base: saved }) };
}
