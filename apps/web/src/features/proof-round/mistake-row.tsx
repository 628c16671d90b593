import type { MistakeItem } from '@suchi/contracts/proof';
import { isTextProofLine } from '@suchi/domain/proof';
import { Thumb } from '../../entities/picture/thumb.tsx';
import { candidateEditPath, candidatePath } from '../../shared/config/office-paths.ts';
import { formatMoment } from '../../shared/i18n/long-date.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Link } from '../../shared/router/link.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { useSettle } from './proof-round-api.ts';
import { refusalWords } from './refusal-words.ts';
import { Text } from '../../shared/ui/text.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './proof-round.module.css';

interface MistakeRowProps {
  item: MistakeItem;
  /** Only the first has the filled button: it is the next step. */
  isFirst: boolean;
  /** The round is over, so nothing can be changed. */
  isFixed: boolean;
}

/** One wrong line: what is printed, what it should be, and what to do. */
export function MistakeRow({ item, isFirst, isFixed }: MistakeRowProps) {
  const t = useMessages('proofRound');
  const tProof = useMessages('proof');
  const line = tProof(`lines.${item.line}`);
  const nothing = t(item.line === 'photo' ? 'mistakes.seePhoto' : 'mistakes.nothing');
  return (
    <li className={classes.row}>
      <Text size="lg" weight="bold">
        <span className="visually-hidden">{t('mistakes.serial')} </span>
        {item.serial_number}
      </Text>
      <Row as="p" gap={2} weight="bold" breaks className={classes.person}>
        <Thumb width={40} height={50} picture={item.photo} fallbackGender={null} />
        <Link to={candidatePath(item.profile_id)}>{item.name}</Link>
      </Row>
      <dl className={classes.change}>
        <dt>{line}</dt>
        <dd>
          <del>{item.printed ?? nothing}</del> <ins>{item.should_be}</ins>
        </dd>
      </dl>
      <p className={classes.sent}>{formatMoment(item.sent_at)}</p>
      {item.state === 'open' && !isFixed ? (
        <Actions item={item} isFirst={isFirst} line={line} />
      ) : (
        <Badge tone={item.state === 'corrected' ? 'success' : 'plain'}>
          {t(`mistakes.settledAs.${item.state}`)}
        </Badge>
      )}
    </li>
  );
}

function Actions({ item, isFirst, line }: Omit<MistakeRowProps, 'isFixed'> & { line: string }) {
  const t = useMessages('proofRound');
  const { mutate, isPending, variables } = useSettle();
  const settle = (how: 'correct' | 'corrected' | 'kept') =>
    mutate(
      { id: item.id, how },
      {
        onSuccess: ({ state }) =>
          showToast({
            message: t(state === 'kept' ? 'mistakes.done.kept' : 'mistakes.done.corrected'),
            tone: 'success',
          }),
        onError: (error) => showToast({ message: refusalWords(error, t), tone: 'error' }),
      },
    );
  const isBusy = (how: string) => isPending && variables.how === how;
  const look = isFirst ? 'green' : 'light';
  return (
    <Row
      gap={2}
      align="stretch"
      wrap
      className={classes.actions}
      role="group"
      aria-label={t('mistakes.actionsOf', { name: item.name, line })}
    >
      {isTextProofLine(item.line) ? (
        <Button look={look} size="small" isBusy={isBusy('correct')} onClick={() => settle('correct')}>
          {t('mistakes.correctIt')}
        </Button>
      ) : (
        <>
          <ButtonLink look={look} size="small" to={candidateEditPath(item.profile_id)}>
            {t('mistakes.openForm')}
          </ButtonLink>
          <Button
            look="default"
            size="small"
            isBusy={isBusy('corrected')}
            onClick={() => settle('corrected')}
          >
            {t('mistakes.corrected')}
          </Button>
        </>
      )}
      <Button look="default" size="small" isBusy={isBusy('kept')} onClick={() => settle('kept')}>
        {t('mistakes.keep')}
      </Button>
    </Row>
  );
}
