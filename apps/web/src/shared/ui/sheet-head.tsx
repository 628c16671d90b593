import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Box, Row } from './layout.tsx';
import { IconButton } from './plain-button.tsx';
import classes from './sheet-head.module.css';
import { Text } from './text.tsx';

interface SheetHeadProps {
  title: string;
  lead?: string | null;
  photo?: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

/** The head of a sheet about somebody. Its title gets the focus. */
export function SheetHead({ title, lead = null, photo = null, closeLabel, onClose }: SheetHeadProps) {
  return (
    <Row gap={3} className={classes.head}>
      {photo === null ? null : <span className={classes.photo}>{photo}</span>}
      <Box grow>
        <Text
          as="h2"
          size="2xl"
          face="display"
          leading="tight"
          breaks
          className={classes.title}
          tabIndex={-1}
          data-autofocus
        >
          {title}
        </Text>
        {lead === null ? null : <Text tone="muted">{lead}</Text>}
      </Box>
      <IconButton
        size="large"
        label={closeLabel}
        onClick={onClose}
        icon={<IconX size={26} aria-hidden="true" />}
      />
    </Row>
  );
}
