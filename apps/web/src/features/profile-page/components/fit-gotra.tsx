import type { FitData } from '@suchi/contracts/fit';
import { gotraKey } from '@suchi/domain/fit';
import { IconHelpCircle, IconInfoCircle } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Card } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { FitSign } from './fit-rows.tsx';
import classes from './how-you-fit.module.css';

interface FitGotraProps {
  gotra: FitData['gotra'];
  name: string;
}

/** How the gotras stand to each other. It says so, and stops nothing. */
export function FitGotra({ gotra, name }: FitGotraProps) {
  const t = useMessages('fit');
  const { relation, is_rule_on: isRuleOn } = gotra;
  if (relation === 'unknown') {
    const title = gotra.mine === null ? t('gotra.ownUnknown') : t('gotra.unknown', { name });
    return (
      <Banner tone="plain" icon={<IconHelpCircle />} title={title}>
        {gotra.mine === null ? null : t('gotra.ask')}
      </Banner>
    );
  }
  if (isRuleOn && relation === 'same') {
    return (
      <Banner tone="gold" icon={<IconInfoCircle />} title={t('gotra.same', { gotra: gotra.theirs ?? '' })}>
        {t('gotra.sameText')}
      </Banner>
    );
  }
  if (isRuleOn && relation === 'mothers') {
    return (
      <Banner tone="gold" icon={<IconInfoCircle />} title={sayMothers(gotra, name, t)}>
        {t('gotra.mothersText')}
      </Banner>
    );
  }
  return <GotraRow gotra={gotra} name={name} />;
}

function sayMothers(
  { mine, theirs, their_mothers: theirMothers }: FitGotraProps['gotra'],
  name: string,
  t: ReturnType<typeof useMessages<'fit'>>,
): string {
  const isTheirs = theirMothers !== null && mine !== null && gotraKey(theirMothers) === gotraKey(mine);
  return isTheirs
    ? t('gotra.mothers', { gotra: theirMothers, name })
    : t('gotra.ownMothers', { gotra: theirs ?? '' });
}

function GotraRow({ gotra, name }: FitGotraProps) {
  const t = useMessages('fit');
  const { relation, is_rule_on: isRuleOn } = gotra;
  const words =
    relation === 'same'
      ? t('gotra.same', { gotra: gotra.theirs ?? '' })
      : relation === 'mothers'
        ? sayMothers(gotra, name, t)
        : t(isRuleOn ? 'gotra.differentAsked' : 'gotra.different');
  return (
    <section aria-labelledby="fit-gotra">
      <Text as="h3" size="xl" weight="bold" id="fit-gotra">
        {t('gotra.title')}
      </Text>
      <Card className={classes.row}>
        <FitSign mark={relation === 'different' ? 'fits' : 'differs'} />
        <div>
          <p>
            {t('kinds.gotra')}{' '}
            <strong>{t('gotra.both', { theirs: gotra.theirs ?? '', mine: gotra.mine ?? '' })}</strong>
          </p>
          <Text tone="muted" size="md">
            {words}
          </Text>
        </div>
      </Card>
    </section>
  );
}
