import { IconShieldCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Switch } from '../../../shared/ui/switch.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useRequireSecondFactor } from '../api/staff-queries.ts';
import { refusalWords } from '../model/refusal-words.ts';
import classes from './staff.module.css';

interface SecondFactorSwitchProps {
  isRequired: boolean;
  /** How many of the staff have it. */
  count: number;
  total: number;
}

export function SecondFactorSwitch({ isRequired, count, total }: SecondFactorSwitchProps) {
  const t = useMessages('staff');
  const id = useId();
  const change = useRequireSecondFactor();
  const isOn = change.isPending ? change.variables.is_required : isRequired;
  const toggle = () =>
    change.mutate(
      { is_required: !isRequired },
      {
        onSuccess: () =>
          showToast({
            tone: 'success',
            message: t(isRequired ? 'secondFactor.switchedOff' : 'secondFactor.switchedOn'),
          }),
        onError: (error) => showToast({ tone: 'error', message: refusalWords(error).join(' ') }),
      },
    );
  return (
    <div className={classes.switchCard}>
      <span className={classes.shield} aria-hidden="true">
        <IconShieldCheck size={24} />
      </span>
      <div className={classes.switchWords}>
        <p className={classes.switchTitle}>{t('secondFactor.switchTitle')}</p>
        <p id={id}>{t('secondFactor.switchText', { count, total })}</p>
      </div>
      <Switch
        label={t('secondFactor.switchTitle')}
        isOn={isOn}
        isBusy={change.isPending}
        onChange={toggle}
        words={{ on: t('secondFactor.switchOn'), off: t('secondFactor.switchOff') }}
        describedBy={id}
      />
    </div>
  );
}
