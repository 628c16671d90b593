import { useState } from 'react';
import { DownloadButton } from './download-button.tsx';
import { DownloadDialog, type DownloadFile } from './download-dialog.tsx';

/** The button for the one file of a list, and what it asks. */
export function ListDownload({ file }: { file: DownloadFile }) {
  const [asked, setAsked] = useState<DownloadFile | null>(null);
  return (
    <>
      <DownloadButton
        files={[{ ...file, label: file.what }]}
        onAsk={setAsked}
        isDisabled={file.count === 0}
      />
      {asked === null ? null : <DownloadDialog file={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
