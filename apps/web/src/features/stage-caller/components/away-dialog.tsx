import { HallNumber } from '../../../entities/hall-number/hall-number.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { type CallerPart, withStatus } from './caller-parts.ts';
import { Face } from './face.tsx';
import classes from './caller.module.css';

const kinds = ['skipped', 'rested', 'off'] as const;

/** Who is here and not in the line. */
export function AwayDialog({
  stage,
  tap,
  onClose,
}: Pick<CallerPart, 'stage' | 'tap'> & { onClose: () => void }) {
  const t = useMessages('stage');
  const groups = kinds.map((kind) => ({ kind, people: withStatus(stage, kind) }));
  const isEmpty = groups.every(({ people }) => people.length === 0);
  return (
    <OfficeDialog title={t('away.title')} size="lg" onClose={onClose}>
      {isEmpty ? <p>{t('away.empty')}</p> : null}
      {groups.map(({ kind, people }) =>
        people.length === 0 ? null : (
          <section key={kind} aria-labelledby={`away-${kind}`}>
            <Text as="h3" id={`away-${kind}`} weight="bold" face="plain" size="md" above={3}>
              {t(`away.${kind}`)}
            </Text>
            <ul className={classes.rows}>
              {people.map((person) => (
                <li key={person.number} className={classes.row}>
                  <Face person={person} />
                  <HallNumber number={person.number} gender={person.gender} className={classes.rowNumber} />
                  <Text weight="bold" breaks className={classes.words}>
                    {person.name ?? t('hidden')}
                  </Text>
                  <Row className={classes.rowButtons}>
                    <Button
                      look="default"
                      size="small"
                      aria-label={t('away.return', { number: person.number })}
                      onClick={() => tap({ kind: 'return', number: person.number })}
                    >
                      {t('bringBack')}
                    </Button>
                  </Row>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </OfficeDialog>
  );
}
