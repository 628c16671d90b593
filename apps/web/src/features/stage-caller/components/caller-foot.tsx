import { IconArrowRight, IconCoffee, IconListNumbers, IconPlayerSkipForward } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { type CallerPart, findPerson, withStatus } from './caller-parts.ts';
import classes from './caller.module.css';

/** The call, and what stands beside it. */
export function CallerFoot({ stage, tap, onOpen }: CallerPart) {
  const t = useMessages('stage');
  const next = findPerson(stage, stage.line[0]);
  const icon = { size: 22, 'aria-hidden': true } as const;
  const isPaused =
    stage.moment.kind === 'break' || stage.moment.kind === 'lunch' || stage.moment.kind === 'end';
  return (
    <>
      <Row as="footer" gap={3} className={classes.foot}>
        <span className={classes.tabletOnly}>
          <Button look="default" icon={<IconListNumbers {...icon} />} onClick={() => onOpen('order')}>
            {t('order')}
          </Button>
        </span>
        <span className={classes.tabletOnly}>
          {isPaused ? (
            <Button look="default" icon={<IconCoffee {...icon} />} onClick={() => tap({ kind: 'go_on' })}>
              {t('goOnBreak')}
            </Button>
          ) : (
            <Button look="default" icon={<IconCoffee {...icon} />} onClick={() => onOpen('break')}>
              {t('break.open')}
            </Button>
          )}
        </span>
        {next === null ? (
          <p className={classes.call}>{t('nobodyNext')}</p>
        ) : (
          <>
            <Button
              look="default"
              size="large"
              icon={
                <span className={classes.tabletOnly}>
                  <IconPlayerSkipForward {...icon} />
                </span>
              }
              onClick={() => tap({ kind: 'skip', number: next.number })}
            >
              <span aria-hidden="true" className={classes.phoneOnly}>
                {t('skip')}
              </span>
              <span className={classes.wideWords}>{t('skipNumber', { number: next.number })}</span>
            </Button>
            <span className={classes.call}>
              <Button
                look="green"
                size="large"
                fullWidth
                onClick={() => tap({ kind: 'call', number: next.number })}
              >
                <span aria-hidden="true" className={classes.phoneOnly}>
                  {t('callShort', { number: next.number })}
                </span>
                <span className={classes.wideWords}>
                  {t('call', { number: next.number, name: next.name ?? '' })}
                </span>
                <IconArrowRight {...icon} />
              </Button>
            </span>
          </>
        )}
      </Row>
      <AskToRest stage={stage} tap={tap} />
    </>
  );
}

/** Who was skipped twice may be tired: asked once on this device. */
function AskToRest({ stage, tap }: Pick<CallerPart, 'stage' | 'tap'>) {
  const t = useMessages('stage');
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const person = withStatus(stage, 'skipped').find(
    ({ number, asks_to_rest: asks }) => asks && !asked.has(number),
  );
  if (person === undefined) return null;
  const { number } = person;
  const close = () => setAsked(new Set([...asked, number]));
  return (
    <AlertDialog
      isOpen
      title={t('rest.title')}
      confirmLabel={t('rest.yes')}
      onConfirm={() => {
        tap({ kind: 'rest', number });
        close();
      }}
      cancel={{ label: t('rest.no'), onCancel: close }}
    >
      {t('rest.text', { number })}
    </AlertDialog>
  );
}
