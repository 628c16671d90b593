// Drawn by e2e/pictures/primitives.ts: each component of docs/practices/design-system.md with the app's own styles.
import '../shared/brand/layers.css';
import '@mantine/core/styles/baseline.layer.css';
import '../shared/brand/fonts/fonts.css';
import '../shared/brand/tokens.css';
import '../shared/brand/global.css';
import '../shared/brand/primitives.css';
import { IconInfoCircle, IconPencil, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../shared/ui/button.tsx';
import { Box, Card, List, Row, Stack } from '../shared/ui/layout.tsx';
import { IconButton, LinkButton, PlainButton } from '../shared/ui/plain-button.tsx';
import { Text, VisuallyHidden } from '../shared/ui/text.tsx';

const facts = ['29 years', 'Pune', 'Engineer'] as const;
const tints = ['plain', 'sunken', 'gold', 'info', 'success', 'error'] as const;

/** The name of each picture, and what is on it. */
const examples: Record<string, ReactNode> = {
  stack: (
    <Stack gap={4}>
      {facts.map((fact) => (
        <Card key={fact} padding={3}>
          {fact}
        </Card>
      ))}
    </Stack>
  ),
  row: (
    <Row gap={2} wrap justify="between">
      {facts.map((fact) => (
        <Card key={fact} padding={3}>
          {fact}
        </Card>
      ))}
    </Row>
  ),
  card: (
    <Card as="section" padding={5} gap={4}>
      <h3>Delivery</h3>
      <Text tone="soft">The suchi is sent to this address.</Text>
    </Card>
  ),
  list: (
    <List isDivided>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </List>
  ),
  text: (
    <Stack gap={1}>
      <Text>As the page writes by itself</Text>
      <Text tone="muted" size="sm">
        Muted and small
      </Text>
      <Text tone="brand" size="2xl" face="display">
        Large, in the face of headings
      </Text>
      <Text tone="error" weight="bold">
        What is wrong
      </Text>
    </Stack>
  ),
  box: (
    <Row gap={3}>
      <Box grow tone="soft">
        Takes the room that is left
      </Box>
      <Box tone="gold">Does not</Box>
    </Row>
  ),
  hidden: (
    <p>
      29 <VisuallyHidden>years, only read aloud</VisuallyHidden>
    </p>
  ),
  button: (
    <Row gap={3} wrap>
      <Button>Filled</Button>
      <Button look="green">Green</Button>
      <Button look="default" icon={<IconPencil size={20} />}>
        Default
      </Button>
      <Button look="light" size="small">
        Light, small
      </Button>
    </Row>
  ),
  'icon-button': (
    <Row gap={3}>
      <IconButton label="Print" icon={<IconPrinter />} />
      <IconButton label="Print" look="framed" size="large" icon={<IconPrinter />} />
    </Row>
  ),
  'link-button': (
    <p>
      The profile is paused. <LinkButton>Show it again</LinkButton>
    </p>
  ),
  'plain-button': <PlainButton className="card pad-4">A card that is pressed as a whole</PlainButton>,
  note: (
    <Stack gap={2}>
      {tints.map((tint) => (
        <Row key={tint} gap={2} className={`note tint-${tint}`}>
          <IconInfoCircle size={20} />
          {`note tint-${tint}`}
        </Row>
      ))}
    </Stack>
  ),
};

createRoot(document.body).render(
  <Stack gap={4} align="start">
    {Object.entries(examples).map(([name, example]) => (
      <figure key={name} id={name} style={{ width: 480, padding: 16 }}>
        {example}
      </figure>
    ))}
  </Stack>,
);
