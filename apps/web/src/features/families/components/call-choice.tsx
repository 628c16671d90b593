import type { InterestSheet } from '@suchi/contracts/families';
import { formatPhoneInIndia } from '@suchi/domain/text';
import { IconPencil } from '@tabler/icons-react';
import { splitHours } from '../../../shared/i18n/long-date.ts';
import { sayWhose } from '../../../entities/profile-card/say-whose.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Card } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './interest-sheet.module.css';

export interface Call {
  mobile: string | null;
  bestTime: { from: number; to: number } | null;
}

/** When families like to be called. */
const times = [
  { from: 8, to: 10 },
  { from: 10, to: 13 },
  { from: 13, to: 17 },
  { from: 17, to: 19 },
  { from: 19, to: 21 },
];

interface CallChoiceProps {
  mobiles: InterestSheet['mobiles'];
  value: Call;
  onChange: (call: Call) => void;
}

/** Which of the own numbers to call, and when. */
export function CallChoice({ mobiles, value, onChange }: CallChoiceProps) {
  const t = useMessages('families');
  const tContact = useMessages('contact');
  const sayMobile = (mobile: CallChoiceProps['mobiles'][number]) => {
    const number = formatPhoneInIndia(mobile.number);
    const name = sayWhose(mobile, tContact);
    return name === null ? number : t('answer.numberOf', { number, name });
  };
  return (
    <>
      {mobiles.length === 0 ? <Text tone="soft">{t('answer.noNumber')}</Text> : null}
      <Card className="divided">
        {mobiles.length === 0 ? null : (
          <Pick
            label={t('answer.number')}
            options={mobiles.map((mobile) => ({ value: mobile.number, label: sayMobile(mobile) }))}
            value={value.mobile ?? ''}
            onChange={(mobile) => onChange({ ...value, mobile })}
          />
        )}
        <Pick
          label={t('answer.bestTime')}
          options={[
            { value: '', label: t('accepted.anyTime') },
            ...times.map((hours) => ({
              value: String(hours.from),
              label: t('answer.hours', splitHours(hours)),
            })),
          ]}
          value={value.bestTime === null ? '' : String(value.bestTime.from)}
          onChange={(from) =>
            onChange({ ...value, bestTime: times.find((hours) => String(hours.from) === from) ?? null })
          }
        />
      </Card>
    </>
  );
}

interface PickProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

function Pick({ label, options, value, onChange }: PickProps) {
  return (
    <label className={classes.pick}>
      <Text as="span" tone="soft">
        {label}
      </Text>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconPencil size={20} aria-hidden="true" />
    </label>
  );
}
