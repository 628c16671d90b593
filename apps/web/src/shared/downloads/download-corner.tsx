import { useSyncExternalStore } from 'react';
import { createStore } from '../state/create-store.ts';
import { DownloadProgress, useRunningDownload } from './download-progress.tsx';
import classes from './download-progress.module.css';

const buttons = createStore(0);
const changeButtons = (by: number) => buttons.set(buttons.read() + by);

/** A page with a download button shows the progress itself. */
export function registerDownloadButton(): () => void {
  changeButtons(1);
  return () => changeButtons(-1);
}

/** The running download, in the corner of a page that has no button for it. */
export function DownloadCorner() {
  const hasButton = useSyncExternalStore(buttons.subscribe, () => buttons.read() > 0);
  const download = useRunningDownload();
  if (download === null || hasButton) return null;
  return (
    <div className={classes.corner}>
      <DownloadProgress download={download} />
    </div>
  );
}
