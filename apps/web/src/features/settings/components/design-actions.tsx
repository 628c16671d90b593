import type { AssociationDesign } from '../../../entities/association-design/association-design.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';

interface DesignActionsProps {
  design: AssociationDesign;
  isBusy: boolean;
  onSave: () => void;
}

/** What is wrong is shown first, because the server would refuse it. */
function findWrongField(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main [aria-invalid]');
}

export function DesignActions({ design, isBusy, onSave }: DesignActionsProps) {
  const t = useMessages('settings');
  const count = design.changeCount;
  const isWrong = Object.keys(design.faults).length > 0;
  return (
    <>
      <Row as="p" tone="soft" role="status">
        {count === 0 ? null : t('design.unsaved', { count })}
      </Row>
      <Button look="default" size="small" disabled={count === 0 || isBusy} onClick={design.discard}>
        {t('design.discard')}
      </Button>
      <Button
        size="small"
        disabled={count === 0}
        isBusy={isBusy}
        onClick={() => (isWrong ? findWrongField()?.focus() : onSave())}
      >
        {t('design.save')}
      </Button>
    </>
  );
}
