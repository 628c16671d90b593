import type { OwnMelawa } from '@suchi/contracts/melawa';
import { type StageWish, stageWishes } from '@suchi/domain/melawa';
import { paths } from '../../../shared/config/paths.ts';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { formatClock } from '../../../shared/i18n/long-date.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './answer-form.module.css';
import type { AnswerPartProps } from './who-comes.tsx';

/** As the server takes it. */
const introductionMost = 140;

/** When the candidate would like to be on the stage; only with the candidate, and with the consent for the hall. */
export function StageWishField(props: AnswerPartProps) {
  const t = useMessages('melawa');
  const { own, answer } = props;
  return (
    <section>
      <h2 className={classes.title}>{t('form.stage')}</h2>
      {answer.is_candidate_coming ? <Wishes {...props} /> : <Text tone="soft">{t('form.onlyWith')}</Text>}
      {answer.is_candidate_coming && own.candidate.has_hall_consent && answer.stage_wish !== 'none' ? (
        <Wished {...props} />
      ) : null}
    </section>
  );
}

function Wishes({ own, answer, onChange }: AnswerPartProps) {
  const t = useMessages('melawa');
  const mayStage = own.candidate.has_hall_consent;
  return (
    <Stack gap={3}>
      <Text tone="soft" size="md">
        {mayStage ? (
          t('form.stageLead', { count: own.event.stage_seconds })
        ) : (
          <RichMessage
            text={t('form.consent')}
            marks={{ consent: (words) => <Link to={paths.settingsPermissions}>{words}</Link> }}
          />
        )}
      </Text>
      <fieldset className={classes.group}>
        <legend className="visually-hidden">{t('form.stage')}</legend>
        <Card className={`divided ${classes.card}`}>
          {stageWishes.map((wish) => (
            <Row as="label" key={wish} gap={3} className={`${classes.line} ${classes.choice}`}>
              <input
                type="radio"
                name="stage_wish"
                checked={(mayStage ? answer.stage_wish : 'none') === wish}
                disabled={!mayStage && wish !== 'none'}
                onChange={() => onChange({ stage_wish: wish })}
              />
              <span>
                <span className={classes.name}>{t(`form.wishes.${wish}`)}</span>
                <br />
                <Text as="span" tone="muted" size="md">
                  {describeWish(wish, own, t)}
                </Text>
              </span>
            </Row>
          ))}
        </Card>
      </fieldset>
    </Stack>
  );
}

function describeWish(wish: StageWish, { event }: OwnMelawa, t: Translate<'melawa'>): string {
  if (wish === 'none') return t('form.noneHint');
  const [from, until] =
    wish === 'morning' ? [event.stage_from, event.lunch_from] : [event.lunch_until, event.stage_until];
  return t('hours', { from: formatClock(from), until: formatClock(until) });
}

/** Desk and caller show the two reasons apart, so the one tick of the picture opens two. */
function Wished({ answer, onChange }: AnswerPartProps) {
  const t = useMessages('melawa');
  const isEarly = answer.is_from_far || answer.has_small_child;
  return (
    <Stack gap={3} className={classes.early}>
      <CheckboxField
        label={t('form.early')}
        isChecked={isEarly}
        onChange={(isChecked) => onChange({ is_from_far: isChecked, has_small_child: false })}
      />
      {isEarly ? (
        <Row gap={4} rowGap={2} wrap>
          <CheckboxField
            label={t('form.far')}
            isChecked={answer.is_from_far}
            onChange={(isFar) => onChange({ is_from_far: isFar })}
          />
          <CheckboxField
            label={t('form.child')}
            isChecked={answer.has_small_child}
            onChange={(hasChild) => onChange({ has_small_child: hasChild })}
          />
        </Row>
      ) : null}
      <TextField
        label={t('form.introduction')}
        hint={t('form.introductionHint', { count: introductionMost })}
        value={answer.introduction}
        maxLength={introductionMost}
        onChange={(event) => onChange({ introduction: event.target.value })}
      />
    </Stack>
  );
}
