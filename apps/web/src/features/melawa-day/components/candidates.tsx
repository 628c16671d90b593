import type { MelawaFigures } from '@suchi/contracts/melawa';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './candidates.module.css';
import { FigureCard } from './figure-card.tsx';

type Age = MelawaFigures['candidates']['ages'][number];

/** Women to the left, men to the right, hatched; the bars follow the table. */
export function Candidates({ candidates }: Pick<MelawaFigures, 'candidates'>) {
  const t = useMessages('melawaDay');
  const { women, men, ages, families_without: without } = candidates;
  const bold = { b: (words: string) => <b>{words}</b> };
  return (
    <FigureCard title={t('figures.candidates')}>
      <Row justify="between" wrap className={classes.totals}>
        <span>
          <RichMessage text={t('figures.women', { count: women })} marks={bold} />
        </span>
        <span>
          <RichMessage text={t('figures.men', { count: men })} marks={bold} />
        </span>
      </Row>
      {ages.length === 0 ? <Text tone="soft">{t('figures.agesFew')}</Text> : <Ages ages={ages} />}
      {without === 0 ? null : (
        <Text tone="muted" size="sm" above={3}>
          {t('figures.without', { count: without })}
        </Text>
      )}
    </FigureCard>
  );
}

const sayAge = ({ from, to }: Age, t: Translate<'melawaDay'>) =>
  to === null ? t('figures.agesOpen', { from }) : t('figures.ages', { from, to });

/** The rest of the cell is for the number. */
const barShare = 70;

function Ages({ ages }: { ages: readonly Age[] }) {
  const t = useMessages('melawaDay');
  const most = Math.max(1, ...ages.flatMap(({ women, men }) => [women, men]));
  const width = (count: number) => ({ width: `${(count / most) * barShare}%` });
  return (
    <table className={classes.ages} aria-label={t('figures.candidates')}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('figures.womenColumn')}</th>
          <th scope="col">{t('figures.age')}</th>
          <th scope="col">{t('figures.menColumn')}</th>
        </tr>
      </thead>
      <tbody>
        {ages.map((age) => (
          <tr key={age.from}>
            <td className={classes.left}>
              <b>{age.women}</b>{' '}
              <span className={classes.women} style={width(age.women)} aria-hidden="true" />
            </td>
            <th scope="row">{sayAge(age, t)}</th>
            <td>
              <span className={classes.men} style={width(age.men)} aria-hidden="true" /> <b>{age.men}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
