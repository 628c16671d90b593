import { type SecondFactorGroup, secondFactorGroups } from '@suchi/domain/accounts';
import { IconShieldCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { SmallSelect } from '../../../shared/ui/small-select.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useRequireSecondFactor } from '../api/staff-queries.ts';
import { refusalWords } from '../../../entities/staff-actions/refusal-words.ts';
import { Card } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './staff.module.css';

interface SecondFactorRuleProps {
  /** Who must have it. */
  of: SecondFactorGroup;
  /** How many of the staff have it. */
  count: number;
  total: number;
}

export function SecondFactorRule({ of, count, total }: SecondFactorRuleProps) {
  const t = useMessages('staff');
  const id = useId();
  const change = useRequireSecondFactor();
  const shown = change.isPending ? change.variables.of : of;
  const choose = (wanted: string) =>
    change.mutate(
      { of: wanted as SecondFactorGroup },
      {
        onSuccess: () => showToast({ tone: 'success', message: t('secondFactor.ruleSaved') }),
        onError: (error) => showToast({ tone: 'error', message: refusalWords(error).join(' ') }),
      },
    );
  return (
    <Card className={classes.switchCard}>
      <span className={classes.shield} aria-hidden="true">
        <IconShieldCheck size={24} />
      </span>
      <div className={classes.switchWords}>
        <Text as="label" tone="ink" weight="bold" htmlFor={id}>
          {t('secondFactor.rule')}
        </Text>
        <p>{t('secondFactor.ruleText', { count, total })}</p>
      </div>
      <SmallSelect
        id={id}
        value={shown}
        onChange={choose}
        options={secondFactorGroups.map((value) => ({ value, label: t(`secondFactor.of.${value}`) }))}
      />
    </Card>
  );
}
