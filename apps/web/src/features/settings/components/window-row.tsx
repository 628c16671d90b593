import { type OfficeSettings, windowFields } from '@suchi/contracts/settings';
import { type CalendarDate, formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { checkDateRange, type SettingWindow } from '@suchi/domain/money';
import { useId, useState } from 'react';
import { Mark } from '../../../shared/ui/tinted.tsx';
import { DateField } from '../../../shared/forms/date-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useChangeSettings } from '../api/settings-api.ts';
import { SwitchRow } from './switch-row.tsx';
import classes from './switch-row.module.css';

interface WindowRowProps {
  name: SettingWindow;
  settings: OfficeSettings;
  onFailed: (error: unknown) => void;
}

/** A feature between two days. The switch saves at once, a date when it is left. */
export function WindowRow({ name, settings, onFailed }: WindowRowProps) {
  const t = useMessages('settings');
  const ids = { startDate: useId(), endDate: useId() };
  const fields = windowFields[name];
  const change = useChangeSettings();
  const [typed, setTyped] = useState<{ startDate?: string | null; endDate?: string | null }>({});
  const [wasSwitchedOff, setWasSwitchedOff] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const saved = { startDate: settings[fields.startDate], endDate: settings[fields.endDate] };
  const dates = { ...saved, ...typed };
  const isOn = settings[fields.isOn];
  const range = checkDateRange(saved);
  const isWrong = !range.allowed && range.reason === 'end_before_start';
  const isMissing = isTried && !range.allowed && range.reason === 'dates_missing';

  async function save(values: Partial<OfficeSettings>) {
    try {
      const { settings: after } = await change.mutateAsync(values);
      const isOffNow = isOn && !after[fields.isOn] && values[fields.isOn] === undefined;
      setWasSwitchedOff(isOffNow);
      // The row says in red what happened. A green message beside it would say the opposite.
      if (!isOffNow) showToast({ tone: 'success', message: t('saved') });
    } catch (error) {
      onFailed(error);
    }
    // Only what was sent: the other date may be in typing.
    setTyped(({ startDate, endDate }) => ({
      ...(startDate === undefined || fields.startDate in values ? {} : { startDate }),
      ...(endDate === undefined || fields.endDate in values ? {} : { endDate }),
    }));
  }

  function leave(side: 'startDate' | 'endDate', value: string | null) {
    if (value !== saved[side]) void save({ [fields[side]]: value });
  }

  function turn(next: boolean) {
    const decision = checkDateRange(dates);
    if (!next || decision.allowed) {
      setIsTried(false);
      void save({ [fields.isOn]: next });
      return;
    }
    setIsTried(true);
    const side = decision.reason === 'dates_missing' && dates.startDate === null ? 'startDate' : 'endDate';
    document.getElementById(ids[side])?.focus();
  }

  const field = (side: 'startDate' | 'endDate') => (
    <DateField
      id={ids[side]}
      label={t(side)}
      value={dates[side]}
      error={isMissing && dates[side] === null ? t('problems.dateMissing') : undefined}
      onChange={(value) => setTyped((before) => ({ ...before, [side]: value }))}
      onDone={(value) => leave(side, value)}
    />
  );
  return (
    <SwitchRow
      title={t(`switches.${name}.title`)}
      text={t(`switches.${name}.text`)}
      isOn={isOn}
      isBusy={change.isPending}
      onChange={turn}
      mark={isOn ? <WindowMark {...saved} /> : null}
      problem={
        isWrong ? (
          <>
            <strong>{t('problems.endBeforeStart')}</strong>{' '}
            {wasSwitchedOff ? t('switchedOff', { name: t(`switches.${name}.title`) }) : null}
          </>
        ) : null
      }
    >
      <div className={classes.dates}>
        {field('startDate')}
        {field('endDate')}
      </div>
    </SwitchRow>
  );
}

function WindowMark({ startDate, endDate }: Record<'startDate' | 'endDate', CalendarDate | null>) {
  const t = useMessages('settings');
  const [today] = useState(() => todayInIndia(new Date()));
  if (startDate === null || endDate === null) return null;
  if (startDate > today) {
    return (
      <Mark tint="sunken" tone="soft" size="sm">
        {t('opens', { date: formatCalendarDate(startDate) })}
      </Mark>
    );
  }
  return endDate < today ? (
    <Mark tint="sunken" tone="soft" size="sm">
      {t('ended', { date: formatCalendarDate(endDate) })}
    </Mark>
  ) : (
    <Mark tint="success" size="sm">
      {t('open', { date: formatCalendarDate(endDate) })}
    </Mark>
  );
}
