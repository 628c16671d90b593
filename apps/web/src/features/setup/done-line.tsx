import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Row } from '../../shared/ui/layout.tsx';

/** Something that is done, said with a tick. */
export function DoneLine({ children }: { children: ReactNode }) {
  return (
    <Row as="p" gap={2} align="start" breaks>
      <IconCircleCheck size={22} className="success" aria-hidden="true" />
      <span>{children}</span>
    </Row>
  );
}
