import type { OwnProof } from '@suchi/contracts/proof';
import { todayInIndia } from '@suchi/domain/basics';
import { IconCheck, IconHourglass, IconLock, IconPencil, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { PrintedPage } from '../../../entities/printed-page/printed-page.tsx';
import { paths } from '../../../shared/config/paths.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useConfirmProof, useWithdrawProof } from '../api/own-proof.ts';
import { List, Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './proof.module.css';

type Page = NonNullable<OwnProof['page']>;

interface OwnPageProps {
  proof: OwnProof & { page: Page };
  onReport: () => void;
}

/** The page, what was said about it, and the two buttons. */
export function OwnPage({ proof, onReport }: OwnPageProps) {
  const t = useMessages('proof');
  const [isLarge, setIsLarge] = useState(false);
  const { page } = proof;
  const serial = page.printed.serialNumber;
  return (
    <Stack gap={4} className={`bounded ${classes.layout} ${classes.beside}`}>
      <ProofState proof={proof} onReport={onReport} />
      <Row gap={4} rowGap={2} justify="between" className={classes.above}>
        <Text tone="soft" size="lg">
          {t('asPrinted', { serial })}
        </Text>
        <Button
          look="light"
          size="small"
          aria-pressed={isLarge}
          icon={isLarge ? <IconZoomOut size={20} /> : <IconZoomIn size={20} />}
          onClick={() => setIsLarge(!isLarge)}
        >
          {t(isLarge ? 'smaller' : 'enlarge')}
        </Button>
      </Row>
      <div
        className={`${classes.desk} ${isLarge ? classes.large : ''}`}
        role="group"
        aria-label={t('page', { serial })}
        // Enlarged it scrolls, also by keyboard.
        {...(isLarge && { tabIndex: 0 })}
      >
        <PrintedPage page={page} />
      </div>
      {proof.stage === 'open' && proof.answer === null ? (
        <AnswerButtons digest={page.digest} until={proof.until} onReport={onReport} />
      ) : null}
    </Stack>
  );
}

interface AnswerButtonsProps {
  digest: string;
  until: string | null;
  onReport: () => void;
}

function AnswerButtons({ digest, until, onReport }: AnswerButtonsProps) {
  const t = useMessages('proof');
  const { mutate, isPending } = useConfirmProof();
  const [today] = useState(() => todayInIndia(new Date()));
  return (
    <Stack gap={3} className={classes.answer}>
      <p className={classes.until}>
        {until === null
          ? null
          : until === today
            ? t('untilToday')
            : t('until', { date: formatLongDate(until) })}
      </p>
      <Button
        look="green"
        size="large"
        fullWidth
        icon={<IconCheck size={22} />}
        isBusy={isPending}
        onClick={() =>
          mutate(digest, {
            onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
          })
        }
      >
        {t('correct')}
      </Button>
      <Button look="default" size="large" fullWidth icon={<IconPencil size={22} />} onClick={onReport}>
        {t('report')}
      </Button>
    </Stack>
  );
}

/** What the family said, or why it is not asked. */
function ProofState({ proof, onReport }: OwnPageProps) {
  const t = useMessages('proof');
  const { stage, answer, until } = proof;
  const date = until === null ? '' : formatLongDate(until);
  if (stage === 'before')
    return (
      <Banner tone="info" icon={<IconHourglass />} title={t('before')}>
        <p>{t('beforeText')}</p>
      </Banner>
    );
  if (stage === 'over')
    return (
      <Banner
        tone="plain"
        icon={<IconLock />}
        title={t('over')}
        action={
          <ButtonLink look="default" size="small" to={paths.contact}>
            {t('office')}
          </ButtonLink>
        }
      >
        <p>{t('overText')}</p>
        {proof.mistakes.length > 0 ? (
          <>
            <p>{t('decided')}</p>
            <NamedMistakes mistakes={proof.mistakes} />
          </>
        ) : null}
      </Banner>
    );
  if (answer === null)
    return proof.mistakes.length === 0 ? null : (
      <Banner tone="info" icon={<IconPencil />} title={t('decided')}>
        <NamedMistakes mistakes={proof.mistakes} isOpen />
      </Banner>
    );
  const isCorrect = answer.answer === 'correct';
  return (
    <Banner
      tone={isCorrect ? 'success' : 'gold'}
      icon={isCorrect ? <IconCheck /> : <IconPencil />}
      title={t(isCorrect ? 'saidCorrect' : 'saidMistake')}
      action={
        isCorrect ? (
          <UndoButton />
        ) : (
          <Button look="default" size="small" onClick={onReport}>
            {t('edit')}
          </Button>
        )
      }
    >
      <p>{t(isCorrect ? 'saidCorrectText' : 'saidMistakeText', { date })}</p>
      {isCorrect ? null : <NamedMistakes mistakes={proof.mistakes} isOpen />}
    </Banner>
  );
}

/** `isOpen`: more can be written, so what is not decided needs no word. */
function NamedMistakes({ mistakes, isOpen = false }: Pick<OwnProof, 'mistakes'> & { isOpen?: boolean }) {
  const t = useMessages('proof');
  return (
    <List gap={1} breaks above={2} className={classes.named}>
      {mistakes.map(({ line, should_be: text, state }) => (
        <li key={`${line} ${text} ${state}`}>
          {t(`lines.${line}`)}: <b>{text}</b>
          {isOpen && state === 'open' ? null : ` (${t(`states.${state}`)})`}
        </li>
      ))}
    </List>
  );
}

function UndoButton() {
  const t = useMessages('proof');
  const { mutate, isPending } = useWithdrawProof();
  return (
    <Button
      look="default"
      size="small"
      isBusy={isPending}
      onClick={() =>
        mutate(undefined, {
          onSuccess: () => showToast({ message: t('withdrawn'), tone: 'success' }),
          onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
        })
      }
    >
      {t('undo')}
    </Button>
  );
}
