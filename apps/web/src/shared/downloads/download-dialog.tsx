import { exportReasonMinLength } from '@suchi/contracts/office';
import { useState } from 'react';
import { CheckboxField } from '../forms/checkbox-field.tsx';
import { TextAreaField } from '../forms/text-area-field.tsx';
import { countedTotal } from '../i18n/format-total.ts';
import { useMessages } from '../i18n/messages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { type DownloadRequest, downloadStore } from './download-store.ts';

export interface DownloadFile extends Omit<DownloadRequest, 'body'> {
  /** What the file has, for example `Candidates, Married`. */
  what: string;
  count: number;
  /** What the reason adds, when it is not mobile numbers and e-mail. */
  contactsLabel?: string;
  /** Mobile numbers, e-mail and addresses are only in the file with a reason. */
  body: (contactsReason: string | undefined) => unknown;
}

interface DownloadDialogProps {
  file: DownloadFile;
  onClose: () => void;
}

/** Says what will be downloaded, and asks why contacts are needed. */
export function DownloadDialog({ file, onClose }: DownloadDialogProps) {
  const t = useMessages('list');
  const common = useMessages('common');
  const [withContacts, setWithContacts] = useState(false);
  const [reason, setReason] = useState('');
  const isReasonMissing = withContacts && countLetters(reason) < exportReasonMinLength;
  return (
    <Dialog
      title={t('download.title')}
      confirmLabel={t('download.start')}
      isConfirmDisabled={isReasonMissing}
      onConfirm={() => {
        const { path, fileName, body } = file;
        void downloadStore.start({ path, fileName, body: body(withContacts ? reason.trim() : undefined) });
        onClose();
      }}
      cancel={{ label: common('cancel'), onCancel: onClose }}
    >
      <p>{t('download.what', { what: file.what, ...countedTotal(file.count) })}</p>
      <CheckboxField
        label={file.contactsLabel ?? t('download.contacts')}
        isChecked={withContacts}
        onChange={setWithContacts}
      />
      {withContacts ? (
        <>
          <TextAreaField
            label={t('download.reason')}
            hint={t('download.reasonHint', { count: exportReasonMinLength })}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <p>{t('download.audited')}</p>
        </>
      ) : null}
    </Dialog>
  );
}

/** As the server counts them. */
function countLetters(text: string): number {
  return [...text.matchAll(/\p{L}/gu)].length;
}
