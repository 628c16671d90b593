import type { OwnPass } from '@suchi/contracts/melawa';
import { IconEdit, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { loadMessages, useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import classes from './pass-page.module.css';

/** Lazy: a pass is printed once. */
const PassOptions = lazyPart(async () => {
  const [module] = await Promise.all([import('./pass-options.tsx'), loadMessages(['passPaper'])]);
  return module.PassOptions;
});
const PassInfo = lazyPart(() => import('./pass-info.tsx').then((module) => module.PassInfo));

interface PassActionsProps {
  pass: OwnPass;
  onReplaced: (qr: string | null) => void;
}

export function PassActions({ pass, onReplaced }: PassActionsProps) {
  const t = useMessages('melawa');
  const [open, setOpen] = useState<'options' | 'info' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <div className={classes.two}>
        <Button look="default" icon={<IconPrinter size={22} />} onClick={() => setOpen('options')}>
          {t('pass.printOrMail')}
        </Button>
        <ButtonLink to={paths.melawa} look="default" icon={<IconEdit size={22} />}>
          {t('pass.change')}
        </ButtonLink>
      </div>
      <PlainButton className={`touch link ${classes.info}`} onClick={() => setOpen('info')}>
        {t('pass.info')}
      </PlainButton>
      {open === 'options' ? <PassOptions pass={pass} onReplaced={onReplaced} onClose={close} /> : null}
      {open === 'info' ? <PassInfo pass={pass} onClose={close} /> : null}
    </>
  );
}
