import { IconCheck } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { List, Row, type Space } from '../../shared/ui/layout.tsx';

interface CheckListProps extends Omit<ComponentProps<typeof List<'ul'>>, 'children'> {
  items: readonly string[];
  /** Between a tick and its words. */
  inset?: Space;
}

/** What something gives, each with a tick. */
export function CheckList({ items, inset = 3, ...look }: CheckListProps) {
  return (
    <List gap={2} {...look}>
      {items.map((item) => (
        <Row as="li" key={item} gap={inset} align="stretch">
          <IconCheck size={22} stroke={2} className="success above-half" aria-hidden="true" />
          {item}
        </Row>
      ))}
    </List>
  );
}
