import { KeyCap } from './key-cap.tsx';
import { Text } from './text.tsx';
import { Box, Row } from './layout.tsx';
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
      <Text tone="soft">{note}</Text>
      <Box as="dl" above={3}>
        {keys.map(([key, words]) => (
          <Row key={key} gap={4} className={classes.row}>
            <dt>
              <span className="visually-hidden">{key}</span>
              <KeyCap>{key}</KeyCap>
            </dt>
            <dd>{words}</dd>
          </Row>
        ))}
      </Box>
    </OfficeDialog>
  );
}
