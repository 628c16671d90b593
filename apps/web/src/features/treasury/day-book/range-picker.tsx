import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { type CalendarDate } from '@suchi/domain/basics';
import { IconCalendar, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { DateField } from '../../../shared/forms/date-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { type DayRange, isValidRange, presetRanges, rangeWords } from '../model/day-range.ts';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './range-picker.module.css';

interface RangePickerProps {
  range: DayRange;
  today: CalendarDate;
  onChoose: (range: DayRange) => void;
}

const presets = ['today', 'week', 'month', 'season'] as const;

export function RangePicker({ range, today, onChoose }: RangePickerProps) {
  const t = useMessages('treasury');
  const [isOpen, setIsOpen] = useState(false);
  const words = rangeWords(range, (from, to) => t('range', { from, to }));
  const choose = (chosen: DayRange) => {
    setIsOpen(false);
    onChoose(chosen);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      trapFocus
      returnFocus
      position="bottom-end"
      hideDetached={false}
    >
      <Popover.Target>
        <PlainButton
          className={classes.target}
          aria-label={t('dayBook.chooseDays', { range: words })}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconCalendar size={20} aria-hidden="true" />
          {words}
          <IconChevronDown size={20} aria-hidden="true" />
        </PlainButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown ?? ''} aria-label={t('dayBook.days')}>
        {isOpen ? <RangeForm range={range} today={today} onChoose={choose} /> : null}
      </Popover.Dropdown>
    </Popover>
  );
}

function RangeForm({ range, today, onChoose }: RangePickerProps) {
  const t = useMessages('treasury');
  const [days, setDays] = useState(range);
  const [isWrong, setIsWrong] = useState(false);
  const ranges = presetRanges(today);
  return (
    <Stack
      as="form"
      gap={3}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isValidRange(days)) onChoose(days);
        else setIsWrong(true);
      }}
    >
      <div className={classes.presets}>
        {presets.map((name) => (
          <Button key={name} look="default" size="small" onClick={() => onChoose(ranges[name])}>
            {t(`dayBook.presets.${name}`)}
          </Button>
        ))}
      </div>
      <DateField
        label={t('dayBook.from')}
        value={days.from || null}
        max={today}
        onChange={(from) => setDays({ ...days, from: from ?? '' })}
      />
      <DateField
        label={t('dayBook.to')}
        value={days.to || null}
        error={isWrong && !isValidRange(days) ? t('dayBook.rangeWrong') : undefined}
        onChange={(to) => setDays({ ...days, to: to ?? '' })}
      />
      <Button type="submit" fullWidth>
        {t('dayBook.show')}
      </Button>
    </Stack>
  );
}
