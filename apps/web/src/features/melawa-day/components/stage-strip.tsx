import type { MelawaBoard } from '@suchi/contracts/melawa';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './stage-strip.module.css';

/** Who is on the stage, and who comes next. */
export function StageStrip({ stage }: Pick<MelawaBoard, 'stage'>) {
  const t = useMessages('melawaDay');
  if (stage === null) return null;
  return (
    <Card as="section" padding={4} aria-label={t('stage.title')} className={classes.strip}>
      <Text as="h2" size="lg" weight="bold" face="plain">
        {t('stage.title')}
      </Text>
      <Row as="ol" gap={3} wrap className={classes.people}>
        {stage.next.map(({ number, name, status }) => (
          <li key={number} className={classes.person} data-status={status}>
            <Text>
              <b>{number}</b> {status === 'waiting' ? null : t(`stage.${status}`)}
            </Text>
            <Text tone="soft" ellipsis>
              {name}
            </Text>
          </li>
        ))}
      </Row>
      <Link className="touch" to={officePaths.stage}>
        {t('stage.open')}
      </Link>
    </Card>
  );
}
