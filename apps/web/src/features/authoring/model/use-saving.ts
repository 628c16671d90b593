import { readErrorDetails } from '@suchi/contracts/basics';
import type { ProfileFormData } from '@suchi/contracts/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { saveDraft, submitProfile } from '../api/authoring-api.ts';
import { findShapeErrors, type FormError, parseServerErrors } from './form-errors.ts';
import type { ProfileEditor } from './profile-editor.ts';

interface Submission {
  sent: ProfileFormData;
  isAttending: boolean;
}

type SavingDialog = 'attendance' | 'draftSaved' | 'submitted';

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
    onSuccess: (_, sent) => finish(sent, 'draftSaved'),
    onError: (error) => showServerErrors(editor, error),
  });
  const submission = useMutation({
    mutationFn: ({ sent, isAttending }: Submission) => submitProfile(sent, isAttending, user),
    onSuccess: (_, { sent }) => finish(sent, 'submitted'),
    onError: (error) => showServerErrors(editor, error),
  });

  return {
    dialog,
    closeDialog: () => setDialog(null),
    isSavingDraft: draft.isPending,
    isSubmitting: submission.isPending,
    failure: draft.error ?? submission.error,
    isDraftFailure: draft.error !== null,
    saveAsDraft: () => {
      const [tooLong] = findShapeErrors(profile);
      submission.reset();
      if (tooLong) goTo(tooLong.path);
      else draft.mutate(profile);
    },
    askAttendance: () => {
      draft.reset();
      submission.reset();
      if (editor.errors.length > 0) editor.refuseSubmit();
      else setDialog('attendance');
    },
    submit: (isAttending: boolean) => {
      setDialog(null);
      submission.mutate({ sent: profile, isAttending });
    },
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
