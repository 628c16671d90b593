import type { MelawaRehearsal } from '@suchi/contracts/melawa';
import { createPortal } from 'react-dom';
import { QrCode } from '../../../entities/second-factor/qr-code.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './invented-passes.module.css';

type Pass = NonNullable<MelawaRehearsal['running']>['passes'][number];

/** On the screen as they will be; the printer gets them in place of the page. */
export function InventedPasses({ passes }: { passes: readonly Pass[] }) {
  const t = useMessages('melawaDay');
  const drawn = passes.map((pass) => <InventedPass key={pass.number} pass={pass} />);
  return (
    <section aria-label={t('play.passes')}>
      <Text as="h2" size="lg" weight="bold" face="plain">
        {t('play.passes')}
      </Text>
      <div className={classes.preview}>{drawn}</div>
      {createPortal(
        <div className={classes.print} aria-hidden="true" data-print>
          {drawn}
        </div>,
        document.body,
      )}
    </section>
  );
}

function InventedPass({ pass }: { pass: Pass }) {
  const t = useMessages('melawaDay');
  return (
    <article className={classes.pass}>
      <p className={classes.warning}>{t('play.invented')}</p>
      <QrCode text={pass.qr} label={t('play.pass', { number: pass.number })} />
      <p className={classes.number}>{pass.number}</p>
      <p>{pass.name}</p>
      <p>{t('play.people', { count: pass.people })}</p>
      <p className={classes.code}>{pass.code}</p>
    </article>
  );
}
