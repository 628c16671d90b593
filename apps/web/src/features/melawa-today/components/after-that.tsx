import type { StageNow } from '@suchi/contracts/melawa';
import { HallNumber } from '../../../entities/hall-number/hall-number.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './today.module.css';

/** The numbers after the next one. */
export function AfterThat({ after }: Pick<StageNow, 'after'>) {
  const t = useMessages('melawaToday');
  return (
    <section aria-labelledby="stage-after">
      <Text as="h2" id="stage-after" size="body" weight="bold" face="plain">
        {t('after')}
      </Text>
      <ol className={classes.after}>
        {after.map(({ number, gender }) => (
          <li key={number}>
            <HallNumber number={number} gender={gender} />
          </li>
        ))}
      </ol>
    </section>
  );
}
