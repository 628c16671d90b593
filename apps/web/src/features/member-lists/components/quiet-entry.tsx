import { IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './quiet-entry.module.css';

interface QuietEntryProps {
  title: string;
  text: string;
  note?: ReactNode;
  actions: ReactNode;
}

/** An entry whose profile the viewer may no longer see. */
export function QuietEntry({ title, text, note, actions }: QuietEntryProps) {
  return (
    <article className={classes.entry} aria-label={title}>
      <IconUserOff size={28} className={classes.icon} aria-hidden="true" />
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.text}>{text}</p>
      {note ? <div className={classes.note}>{note}</div> : null}
      <div className={classes.actions}>{actions}</div>
    </article>
  );
}
