import type { Interest, InterestSheet as SheetData } from '@suchi/contracts/families';
import {
  hasNumberOrLink,
  interestWordsMax,
  type OpeningSentence,
  openingSentences,
} from '@suchi/domain/families';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { sendInterest } from '../../../entities/interest/send-interest.ts';
import { ownSheetQuery } from '../../../entities/own-profile/own-sheet-query.ts';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { familiesPath, paths } from '../../../shared/config/paths.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { useKeptText } from '../../../shared/forms/use-kept-text.ts';
import { formatDay, formatDayMonth } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Box, Row, Stack } from '../../../shared/ui/layout.tsx';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { interestSheetQuery } from '../api/families-queries.ts';
import { sayOpening } from '../model/interest-words.ts';
import { refusalWords, sayRefusal } from '../model/refusal-words.ts';
import type { SheetFamily } from '../model/sheet-family.ts';
import { InterestSheet, SheetState } from './interest-sheet.tsx';
import classes from './interest-sheet.module.css';
import { SentenceChoice } from './sentence-choice.tsx';

interface SendSheetProps {
  family: SheetFamily;
  /** What both families should know first, such as the same gotra. */
  notice?: ReactNode;
  /** Null: it waits on this device. */
  onSent: (interest: Interest | null) => void;
  onClose: () => void;
}

/** A kind sentence, own words, or neither. */
export function SendSheet({ family, notice = null, onSent, onClose }: SendSheetProps) {
  const t = useMessages('families');
  const source = useQuery(interestSheetQuery(family.profileId));
  return (
    <InterestSheet title={t('send.title')} family={family} onClose={onClose}>
      {source.data === undefined ? (
        <SheetState source={source} />
      ) : source.data.refusal === null ? (
        <SendForm sheet={source.data} family={family} notice={notice} onSent={onSent} />
      ) : (
        <Refused sheet={source.data} reason={source.data.refusal} />
      )}
    </InterestSheet>
  );
}

/** Why interest cannot be sent, and the next step. */
function Refused({ sheet, reason }: { sheet: SheetData; reason: string }) {
  const t = useMessages('families');
  return (
    <Stack gap={4} align="start" className={classes.fields}>
      <p>{sayRefusal(reason, sheet.open_limit) ?? t('refusals.already_closed')}</p>
      {sheet.again_from === null ? null : <p>{t('againFrom', { date: formatDay(sheet.again_from) })}</p>}
      {reason === 'no_subscription' ? <ButtonLink to={paths.payment}>{t('send.offer')}</ButtonLink> : null}
      {reason === 'open_limit' ? <ButtonLink to={familiesPath('sent')}>{t('send.toSent')}</ButtonLink> : null}
    </Stack>
  );
}

interface SendFormProps extends Pick<SendSheetProps, 'family' | 'notice' | 'onSent'> {
  sheet: SheetData;
}

function SendForm({ sheet, family, notice, onSent }: SendFormProps) {
  const t = useMessages('families');
  const queryClient = useQueryClient();
  const [sentence, setSentence] = useState<OpeningSentence | null>(openingSentences[0]);
  const { text, setText, forget } = useKeptText(`interest.${family.profileId}`);
  const [isTried, setIsTried] = useState(false);
  const words = text.trim();
  const fault = hasNumberOrLink(words)
    ? t('send.numberOrLink')
    : words.length > interestWordsMax
      ? t('send.tooLong', { max: interestWordsMax })
      : undefined;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendInterest({ profile_id: family.profileId, sentence, words }),
    onSuccess: (sent) => {
      forget();
      if (sent?.state !== 'accepted') {
        showToast({ message: t(sent === null ? 'send.waits' : 'send.sent'), tone: 'success' });
      }
      onSent(sent);
    },
    // What waits is not known to the server yet.
    onSettled: (sent) =>
      sent === null ? undefined : queryClient.invalidateQueries({ queryKey: discoveryKey }),
  });
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? refusalWords(error) : []), [error]);

  function send() {
    setIsTried(true);
    if (fault === undefined) mutate();
  }

  return (
    <>
      <Stack gap={4} className={classes.fields}>
        <FormAlert words={refusal} />
        {sheet.they_wrote_at === null ? null : (
          <Text tone="gold" weight="bold" className="note tint-gold">
            {t('send.theyWrote', { date: formatDayMonth(sheet.they_wrote_at) })}
          </Text>
        )}
        {notice}
        <Openings sheet={sheet} name={family.calledBy || null} value={sentence} onChange={setSentence} />
        <TextAreaField
          label={t('send.words')}
          labelAside={<span>{t('optional')}</span>}
          hint={`${t('send.noNumbers')} · ${t('send.length', { length: words.length, max: interestWordsMax })}`}
          // A pasted number is said at once; the rest when it is sent.
          error={isTried || hasNumberOrLink(words) ? fault : undefined}
          rows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <WhatTheySee sheet={sheet} />
      </Stack>
      <div className={classes.foot}>
        <Button fullWidth size="large" isBusy={isPending} onClick={send}>
          {t('send.title')}
        </Button>
        {sheet.they_wrote_at === null ? <Place sheet={sheet} /> : null}
      </div>
    </>
  );
}

/** How many are shown before the rest is asked for. */
const shownFirst = 4;

interface OpeningsProps {
  sheet: SheetData;
  name: string | null;
  value: OpeningSentence | null;
  onChange: (sentence: OpeningSentence | null) => void;
}

function Openings({ sheet, name, value, onChange }: OpeningsProps) {
  const t = useMessages('families');
  const [areAllShown, setAreAllShown] = useState(false);
  const all = openingSentences.filter((key) => key !== 'melawa' || sheet.is_melawa_ahead);
  const shown = areAllShown ? all : all.slice(0, shownFirst);
  return (
    <div>
      <p>
        <strong>{t('send.sentence')}</strong>{' '}
        <Text as="span" tone="muted">
          {t('optional')}
        </Text>
      </p>
      <SentenceChoice
        label={t('send.sentence')}
        sentences={shown.map((key) => ({ key, words: sayOpening(key, { own: sheet.own_name, name }) }))}
        value={value}
        onChange={onChange}
        mayBeNone
      />
      {areAllShown ? null : (
        <LinkButton className={`touch gap-2 ${classes.more}`} onClick={() => setAreAllShown(true)}>
          {t('send.more', { count: all.length - shown.length })}
          <IconChevronDown size={20} aria-hidden="true" />
        </LinkButton>
      )}
    </div>
  );
}

/** The own profile as the other family will see it. */
function WhatTheySee({ sheet }: { sheet: SheetData }) {
  const t = useMessages('families');
  const { data: own } = useQuery(ownSheetQuery);
  return (
    <Row gap={3} align="start" className="note tint-sunken">
      <span className={classes.own}>
        <PictureImage
          picture={own?.sheet?.main_photo ?? null}
          variant="thumb"
          alt=""
          fallbackGender={own?.sheet?.profile.gender ?? null}
        />
      </span>
      <Box grow>
        <p>{t('send.sees', { name: sheet.own_name ?? t('nameless') })}</p>
        {sheet.shows_photo ? <p>{t('send.showsPhoto')}</p> : null}
      </Box>
    </Row>
  );
}

/** The forms of a number in a row; only English has several words for them. */
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

function Place({ sheet }: { sheet: SheetData }) {
  const t = useMessages('families');
  const number = sheet.open + 1;
  const form = ordinals.select(number);
  const key = form === 'one' || form === 'two' || form === 'few' ? form : 'other';
  return (
    <Text tone="muted" size="md" above={2} className={classes.footWords}>
      {t(`send.place.${key}`, { number, limit: sheet.open_limit })}
    </Text>
  );
}
