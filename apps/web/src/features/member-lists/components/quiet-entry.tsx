import { IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Text } from '../../../shared/ui/text.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
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
    <Stack as="article" gap={2} className={`framed pad-5 bounded ${classes.entry}`} aria-label={title}>
      <IconUserOff size={28} className="muted" aria-hidden="true" />
      <Text as="h3" size="2xl" weight="regular" face="display" leading="tight" breaks>
        {title}
      </Text>
      <Text tone="soft">{text}</Text>
      {note ? <div className="note tint-gold breaks">{note}</div> : null}
      <Row gap={2} align="stretch" wrap className={classes.actions}>
        {actions}
      </Row>
    </Stack>
  );
}
