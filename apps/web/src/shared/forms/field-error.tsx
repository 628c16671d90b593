import { IconAlertCircle } from '@tabler/icons-react';
import { Row } from '../ui/layout.tsx';

/** What is wrong with a field, below it. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <Row as="span" id={id} gap={2} align="stretch" tone="error" weight="bold" leading="snug" above={2}>
      <IconAlertCircle size={20} className="above-half" aria-hidden="true" />
      {children}
    </Row>
  );
}
