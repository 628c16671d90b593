import { readErrorDetails } from '@suchi/contracts/basics';
import type { ProfileFormData } from '@suchi/contracts/profile';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { editionQuery } from '../../../entities/association/edition-query.ts';
import { isEventComing } from '../../../entities/attendance/is-event-coming.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { type Answers, saveDraft, submitProfile } from '../api/authoring-api.ts';
import { findDraftErrors, type FormError, parseServerErrors } from './form-errors.ts';
import type { ProfileEditor } from './profile-editor.ts';

interface Submission extends Answers {
  sent: ProfileFormData;
}

type SavingDialog = 'attendance' | 'hall' | 'draftSaved' | 'draftWaits' | 'submitted';

export function useSaving(editor: ProfileEditor, goTo: (path: string) => void) {
  const { profile, user } = editor;
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<SavingDialog | null>(null);
  // Compares with what was sent, because the author may have typed more.
  function finish(sent: ProfileFormData, next: SavingDialog) {
    editor.markSaved(sent);
    setDialog(next);
    void queryClient.invalidateQueries({ queryKey: ['own-profile'] });
  }
  const draft = useMutation({
    mutationFn: (sent: ProfileFormData) => saveDraft(sent, user),
    onSuccess: (isSent, sent) => (isSent ? finish(sent, 'draftSaved') : setDialog('draftWaits')),
    onError: (error) => showServerErrors(editor, error),
  });
  const submission = useMutation({
    mutationFn: ({ sent, ...answers }: Submission) => submitProfile(sent, answers, user),
    onSuccess: (_, { sent }) => finish(sent, 'submitted'),
    onError: (error) => showServerErrors(editor, error),
  });

  const questions = useQuestions(editor, setDialog, (answers) => {
    setDialog(null);
    submission.mutate({ sent: profile, ...answers });
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
      const [unstorable] = findDraftErrors(profile);
      submission.reset();
      if (unstorable) goTo(unstorable.path);
      else draft.mutate(profile);
    },
    askAttendance: () => {
      draft.reset();
      submission.reset();
      if (editor.errors.length > 0) editor.refuseSubmit();
      else questions.ask();
    },
    answerAttendance: questions.answerAttendance,
    answerHall: questions.answerHall,
  };
}

/** Asks about the event, while it is ahead, and once about the hall; then submits. */
function useQuestions(
  editor: ProfileEditor,
  show: (dialog: SavingDialog) => void,
  submit: (answers: Answers) => void,
) {
  // When the edition does not load, the question is asked without a date.
  const { data: edition } = useQuery(editionQuery);
  const [isAttending, setIsAttending] = useState<boolean | null>(null);
  // Later it is changed on the profile's page.
  const isHallAsked = (editor.source.standing?.hall_consent ?? null) === null;
  const answerAttendance = (attends: boolean | null) => {
    setIsAttending(attends);
    if (isHallAsked) show('hall');
    else submit({ isAttending: attends, hallConsent: null });
  };
  return {
    edition: edition ?? null,
    ask: () => (!edition || isEventComing(edition) ? show('attendance') : answerAttendance(null)),
    answerAttendance,
    answerHall: (hallConsent: boolean) => submit({ isAttending, hallConsent }),
  };
}

/** The server applies the same rules, but its date or latest birth date may be newer. */
function showServerErrors(editor: ProfileEditor, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const fields = Object.entries(error.fields).map(([path, message]): FormError => ({
    path: path.replace(/^profile\./, ''),
    message,
  }));
  const { violations = [] } = readErrorDetails('PROFILE_INCOMPLETE', error.details) ?? {};
  const found = [...parseServerErrors(violations), ...fields];
  if (found.length > 0) editor.refuseSubmit(found);
}
