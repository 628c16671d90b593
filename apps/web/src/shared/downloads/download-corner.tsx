import { useSyncExternalStore } from 'react';
import { DownloadProgress, useRunningDownload } from './download-progress.tsx';
import classes from './download-progress.module.css';

let buttons = 0;
const listeners = new Set<() => void>();

function changeButtons(by: number): void {
  buttons += by;
  for (const listener of listeners) listener();
}

/** A page with a download button shows the progress itself. */
export function registerDownloadButton(): () => void {
  changeButtons(1);
  return () => changeButtons(-1);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The running download, in the corner of a page that has no button for it. */
export function DownloadCorner() {
  const hasButton = useSyncExternalStore(subscribe, () => buttons > 0);
  const download = useRunningDownload();
  if (download === null || hasButton) return null;
  return (
    <div className={classes.corner}>
      <DownloadProgress download={download} />
    </div>
  );
}
