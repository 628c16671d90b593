import { useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { useActionForm } from '../../../shared/forms/use-action-form.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { useNoteGrievance } from '../api/grievance-queries.ts';

/** Stays in the office. */
export function NoteForm({ id }: { id: number }) {
  const t = useMessages('grievanceDesk');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button look="default" onClick={() => setIsOpen(true)}>
        {t('case.note')}
      </Button>
      {isOpen ? <NoteDialog id={id} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

function NoteDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useMessages('grievanceDesk');
  const [text, setText] = useState('');
  const { send, failure, isBusy } = useActionForm(useNoteGrievance(), () => t('case.noted'), onClose);
  return (
    <OfficeDialog title={t('case.note')} lead={t('case.noteText')} onClose={onClose}>
      <FormAlert words={failure} />
      <TextAreaField
        label={t('case.noteLabel')}
        rows={4}
        maxLength={2000}
        value={text}
        data-autofocus
        onChange={(event) => setText(event.target.value)}
      />
      <Row justify="end" above={4}>
        <Button isBusy={isBusy} disabled={text.trim() === ''} onClick={() => send({ id, text })}>
          {t('case.noteSave')}
        </Button>
      </Row>
    </OfficeDialog>
  );
}
