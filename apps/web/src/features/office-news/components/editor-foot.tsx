import type { OfficePost } from '@suchi/contracts/settings';
import { IconCloudCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatTimeOfDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useDeleteNews } from '../api/office-news.ts';
import type { NewsDraftState } from '../model/use-news-draft.ts';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './news-editor.module.css';
import type { Publishing } from './use-publishing.ts';

interface EditorFootProps {
  post: OfficePost;
  state: NewsDraftState;
  publishing: Publishing;
  onDeleted: () => void;
}

export function EditorFoot({ post, state, publishing, onDeleted }: EditorFootProps) {
  const t = useMessages('officeNews');
  const { isPublic } = state;
  const failure = publishing.error ?? state.error;
  const isAtField = failure instanceof ApiError && Object.keys(failure.fields).length > 0;
  return (
    <>
      <FormAlert words={failure === null || isAtField ? [] : errorWords(failure)} />
      <Row gap={3} justify="end" wrap>
        <Row as="p" gap={2} tone="soft" className={classes.kept} role="status">
          <IconCloudCheck size={20} aria-hidden="true" />
          <KeptWords post={post} state={state} />
        </Row>
        {state.isNew ? null : <DeleteButton post={post} isPublic={isPublic} onDeleted={onDeleted} />}
        {isPublic ? (
          <>
            <Button look="default" isBusy={publishing.isBusy} onClick={() => void publishing.unpublish()}>
              {t('unpublish')}
            </Button>
            <Button
              disabled={!state.isChanged}
              isBusy={publishing.isBusy}
              onClick={() => void publishing.saveChanges()}
            >
              {t('saveChanges')}
            </Button>
          </>
        ) : (
          <Button disabled={state.isNew} isBusy={publishing.isBusy} onClick={() => void publishing.publish()}>
            {t('publish')}
          </Button>
        )}
      </Row>
    </>
  );
}

function KeptWords({ post, state }: { post: OfficePost; state: NewsDraftState }) {
  const t = useMessages('officeNews');
  const time = formatTimeOfDay(post.saved_at);
  if (state.isPublic) return state.isChanged ? t('changed') : t('upToDate', { time });
  if (state.isSaving) return t('keeping');
  if (state.isNew) return t('notBegun');
  return state.isChanged ? t('notKept') : t('kept', { time });
}

interface DeleteButtonProps {
  post: OfficePost;
  isPublic: boolean;
  onDeleted: () => void;
}

function DeleteButton({ post, isPublic, onDeleted }: DeleteButtonProps) {
  const t = useMessages('officeNews');
  const tCommon = useMessages('common');
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteNews(post.id);
  return (
    <>
      <PlainButton className={classes.delete} onClick={() => setIsAsking(true)}>
        {t('delete')}
      </PlainButton>
      <AlertDialog
        isOpen={isAsking}
        title={t('deleting.title')}
        confirmLabel={t('delete')}
        onConfirm={() => {
          setIsAsking(false);
          remove.mutate(undefined, {
            onSuccess: () => {
              showToast({ tone: 'success', message: t('done.deleted') });
              onDeleted();
            },
            onError: (error) => showToast({ tone: 'error', message: errorWords(error).join(' ') }),
          });
        }}
        cancel={{ label: tCommon('cancel'), onCancel: () => setIsAsking(false) }}
      >
        <p>{t(isPublic ? 'deleting.textPublished' : 'deleting.text')}</p>
      </AlertDialog>
    </>
  );
}
