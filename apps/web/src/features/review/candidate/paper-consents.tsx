import { useState } from 'react';
import { IconFileCertificate } from '@tabler/icons-react';
import { useHasAccess } from '../../../entities/current-user/use-duties.ts';
import { loadMessages, useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { Button } from '../../../shared/ui/button.tsx';

const PaperDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./paper-dialog.tsx'), loadMessages(['consent'])]);
  return module.PaperDialog;
});

interface PaperConsentsProps {
  userId: string;
  name: string;
}

/** Copies what a candidate signed on paper. */
export function PaperConsents({ userId, name }: PaperConsentsProps) {
  const t = useMessages('admin');
  const [isOpen, setIsOpen] = useState(false);
  if (!useHasAccess('admin')) return null;
  return (
    <>
      <Button look="default" icon={<IconFileCertificate size={20} />} onClick={() => setIsOpen(true)}>
        {t('review.detail.paper')}
      </Button>
      {isOpen ? <PaperDialog userId={userId} name={name} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
