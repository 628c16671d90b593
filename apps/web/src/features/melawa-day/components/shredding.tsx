import type { MelawaShredding } from '@suchi/contracts/melawa';
import { IconFileShredder, IconShieldCheck } from '@tabler/icons-react';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useConfirmShredded } from '../api/melawa-day-api.ts';
import { sayClock } from '../model/say-clock.ts';
import { useAct } from '../model/use-act.ts';

type Known = NonNullable<MelawaShredding>;

/** "The paper slips: shredded, confirmed by …", or null while two people have not said so. */
export function sayShredded(shredding: MelawaShredding, t: Translate<'melawaDay'>): string | null {
  if (shredding === null || shredding.agreed_at === null) return null;
  return t('shred.done', {
    first: shredding.said_by ?? t('shred.somebody'),
    second: shredding.agreed_by ?? t('shred.somebody'),
    time: sayClock(shredding.agreed_at),
  });
}

/** Gold until two people confirmed that the paper slips are shredded. */
export function Shredding({ shredding }: { shredding: MelawaShredding }) {
  const t = useMessages('melawaDay');
  if (shredding === null) return null;
  const done = sayShredded(shredding, t);
  return done === null ? (
    <Banner
      tone="gold"
      icon={<IconFileShredder />}
      title={titleOf(shredding, t)}
      action={shredding.may_confirm ? <Confirm /> : null}
    >
      {shredding.said_by === null ? t('shred.two') : t('shred.second', { name: shredding.said_by })}
    </Banner>
  ) : (
    <Banner tone="success" icon={<IconShieldCheck />} title={done} />
  );
}

const titleOf = ({ slips }: Known, t: Translate<'melawaDay'>) =>
  slips === null ? t('shred.unknown') : t('shred.slips', { count: slips });

function Confirm() {
  const t = useMessages('melawaDay');
  const confirm = useConfirmShredded();
  const act = useAct();
  return (
    <Button
      look="default"
      isBusy={confirm.isPending}
      onClick={() => void act(confirm, undefined, t('shred.confirmed'))}
    >
      {t('shred.confirm')}
    </Button>
  );
}
