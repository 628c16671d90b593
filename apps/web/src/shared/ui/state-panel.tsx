import type { ReactNode } from 'react';
import { Arch } from './arch.tsx';
import { Box, Card, Row } from './layout.tsx';
import { Text } from './text.tsx';
import classes from './state-panel.module.css';

interface StatePanelProps {
  tone?: 'gold' | 'error';
  icon: ReactNode;
  title: string;
  /** The title becomes the page's heading. */
  isPage?: boolean;
  children?: ReactNode;
  action?: ReactNode;
}

/** Empty, failed and forbidden states. */
export function StatePanel({
  tone = 'gold',
  icon,
  title,
  isPage = false,
  children,
  action,
}: StatePanelProps) {
  return (
    <Card className={classes.panel}>
      <Arch tone={tone}>{icon}</Arch>
      <Text
        as={isPage ? 'h1' : 'h2'}
        size="2xl"
        weight="regular"
        face="display"
        leading="snug"
        above={4}
        tabIndex={isPage ? -1 : undefined}
      >
        {title}
      </Text>
      {children ? (
        <Box tone="soft" above={2} className={classes.text}>
          {children}
        </Box>
      ) : null}
      {action ? (
        <Row gap={3} align="stretch" justify="center" wrap above={5}>
          {action}
        </Row>
      ) : null}
    </Card>
  );
}
