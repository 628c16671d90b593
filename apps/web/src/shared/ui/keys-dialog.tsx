import { KeyCap } from './key-cap.tsx';
import classes from './keys-dialog.module.css';
import { OfficeDialog } from './office-dialog.tsx';

interface KeysDialogProps {
  title: string;
  note: string;
  /** The key and what it does. */
  keys: readonly (readonly [key: string, words: string])[];
  onClose: () => void;
}

/** All shortcuts of a page. */
export function KeysDialog({ title, note, keys, onClose }: KeysDialogProps) {
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <p className={classes.note}>{note}</p>
      <dl className={classes.list}>
        {keys.map(([key, words]) => (
          <div key={key} className={classes.row}>
            <dt>
              <span className="visually-hidden">{key}</span>
              <KeyCap>{key}</KeyCap>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </OfficeDialog>
  );
}
