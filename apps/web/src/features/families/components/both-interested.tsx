import type { Interest } from '@suchi/contracts/families';
import { answerSentences, type AnswerSentence } from '@suchi/domain/families';
import { formatPhoneInIndia, toDialled } from '@suchi/domain/text';
import { IconCoffee, IconPhone, IconPhoneCall, IconShieldCheck, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { closedFor } from '../../../entities/picture/closed-for.ts';
import { ownSheetQuery } from '../../../entities/own-profile/own-sheet-query.ts';
import { sayWhose } from '../../../entities/profile-card/say-whose.ts';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { paths } from '../../../shared/config/paths.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Box, Card, List, Row, Stack } from '../../../shared/ui/layout.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useClose } from '../api/use-interest-steps.ts';
import { refusalWords } from '../model/refusal-words.ts';
import { WillRead } from './answer-sheet.tsx';
import classes from './both-interested.module.css';
import { FamilyDots } from './family-dots.tsx';
import { sayBestTime } from './open-contact.tsx';

const steps = ['speak', 'ask', 'meet', 'money'] as const;
const icons: Record<(typeof steps)[number], ReactNode> = {
  speak: <IconPhoneCall />,
  ask: <IconUsers />,
  meet: <IconCoffee />,
  money: <IconShieldCheck />,
};

interface BothInterestedProps {
  interest: Interest & { next_steps?: string | null | undefined };
  onClosed: () => void;
}

/** Both said yes: the numbers, and what families do next. */
export function BothInterested({ interest, onClosed }: BothInterestedProps) {
  const t = useMessages('families');
  const { family, own_name: ownName, answered_at: answeredAt, sent_at: sentAt } = interest;
  const { calledBy } = namesOf(family);
  const [isClosing, setIsClosing] = useState(false);
  return (
    <article className={classes.page}>
      <Faces interest={interest} />
      <div className={classes.title}>
        <PageHeading title={t('mutual.title')} />
        <Text tone="soft">
          {t('mutual.lead', {
            own: ownName ?? t('nameless'),
            name: calledBy || t('nameless'),
            date: formatDay(answeredAt ?? sentAt),
          })}
        </Text>
      </div>
      <Numbers interest={interest} />
      <h2>{t('accepted.next')}</h2>
      <NextSteps ofOffice={interest.next_steps ?? null} />
      <div>
        <Link to={paths.safety} className="touch bold">
          {t('mutual.safety')}
        </Link>
        <Row gap={2} wrap tone="muted">
          {t('mutual.notRight')}
          <LinkButton className="touch" aria-haspopup="dialog" onClick={() => setIsClosing(true)}>
            {t('mutual.close')}
          </LinkButton>
          <FamilyDots item={interest} />
        </Row>
      </div>
      {isClosing ? (
        <CloseKindly interest={interest} onClosed={onClosed} onCancel={() => setIsClosing(false)} />
      ) : null}
    </article>
  );
}

/** The usual steps, or those of the office: a line for each. */
function NextSteps({ ofOffice }: { ofOffice: string | null }) {
  const t = useMessages('families');
  if (ofOffice !== null)
    return (
      <Card as="ul" className="divided">
        {ofOffice
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => (
            <Box as="li" key={line} className="pad-4" breaks>
              {line}
            </Box>
          ))}
      </Card>
    );
  return (
    <Card as="ul" className="divided">
      {steps.map((step) => (
        <Row as="li" key={step} gap={4} align="start" className="pad-4">
          <span className={classes.icon} aria-hidden="true">
            {icons[step]}
          </span>
          <div>
            <Text as="h3" size="body" weight="bold" face="plain">
              {t(`mutual.steps.${step}.title`)}
            </Text>
            <Text tone="soft">{t(`mutual.steps.${step}.text`)}</Text>
          </div>
        </Row>
      ))}
    </Card>
  );
}

function Faces({ interest: { family } }: Pick<BothInterestedProps, 'interest'>) {
  const { data: own } = useQuery(ownSheetQuery);
  return (
    <Row gap={3} justify="center" className={classes.faces}>
      <span>
        <PictureImage
          picture={own?.sheet?.main_photo ?? null}
          variant="thumb"
          alt=""
          fallbackGender={own?.sheet?.profile.gender ?? null}
        />
      </span>
      <span>
        <PictureImage
          picture={family.photo}
          variant="thumb"
          alt=""
          fallbackGender={family.gender}
          closedFor={closedFor(family, '')}
        />
      </span>
    </Row>
  );
}

function Numbers({ interest: { contact } }: Pick<BothInterestedProps, 'interest'>) {
  const t = useMessages('families');
  const tContact = useMessages('contact');
  if (contact === null) return null;
  return (
    <Card padding={4}>
      {contact.mobiles.length === 0 ? <p>{t('accepted.noNumber')}</p> : null}
      <List gap={4}>
        {contact.mobiles.map(({ number, ...whose }) => (
          <Row as="li" key={number} gap={4} rowGap={2} wrap>
            <Box grow>
              <Text size="xl" weight="bold" figures>
                {formatPhoneInIndia(number)}
              </Text>
              <Text tone="soft">{sayWhose({ number, ...whose }, tContact)}</Text>
              <Text tone="soft">{sayBestTime(contact.best_time, t)}</Text>
            </Box>
            <a
              className={classes.call}
              href={`tel:${toDialled(number)}`}
              aria-label={t('accepted.callNumber', { number: formatPhoneInIndia(number) })}
            >
              <IconPhone size={22} aria-hidden="true" />
              {t('accepted.call')}
            </a>
          </Row>
        ))}
      </List>
    </Card>
  );
}

interface CloseKindlyProps extends BothInterestedProps {
  onCancel: () => void;
}

function CloseKindly({ interest, onClosed, onCancel }: CloseKindlyProps) {
  const t = useMessages('families');
  const tCommon = useMessages('common');
  const [sentence, setSentence] = useState<AnswerSentence>(answerSentences.no[0]);
  const { mutate, isPending, error } = useClose(() => {
    showToast({ message: t('mutual.closed'), tone: 'success' });
    onClosed();
  });
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? refusalWords(error) : []), [error]);
  return (
    <Dialog
      title={t('mutual.close')}
      confirmLabel={t('mutual.close')}
      onConfirm={() => mutate({ id: interest.id, sentence })}
      isBusy={isPending}
      cancel={{ label: tCommon('cancel'), onCancel }}
    >
      <Stack gap={4}>
        <FormAlert words={refusal} />
        <p>{t('mutual.closeText')}</p>
        <WillRead
          answer="no"
          sentence={sentence}
          name={namesOf(interest.family).calledBy || null}
          onChange={setSentence}
        />
      </Stack>
    </Dialog>
  );
}
