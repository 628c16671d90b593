import type { SeenOnStage } from '@suchi/contracts/melawa';
import { IconHeartPlus } from '@tabler/icons-react';
import { GenderPlaceholder } from '../../../entities/picture/gender-placeholder.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './today.module.css';

interface OnStageCardProps {
  onStage: SeenOnStage | null;
  next: SeenOnStage | null;
  /** While nobody is on the stage. */
  words: string;
  noteHref: (number: number) => string;
}

/** Who is on the stage and who is next, in the colours of the hall screen. */
export function OnStageCard({ onStage, next, words, noteHref }: OnStageCardProps) {
  const t = useMessages('melawaToday');
  return (
    <Card as="section" className={classes.card}>
      {onStage === null ? (
        <Text size="xl" face="display" className={classes.quiet}>
          {words}
        </Text>
      ) : (
        <>
          <header className={classes.band} data-side={onStage.gender}>
            <div>
              <Text weight="bold">{t('now')}</Text>
              {onStage.name === null ? null : (
                <Text as="h2" size="3xl" face="display" weight="regular" leading="tight" breaks>
                  {onStage.name}
                </Text>
              )}
            </div>
            <p className={classes.number}>{onStage.number}</p>
          </header>
          <Row gap={4} align="start" className={classes.person}>
            <Face person={onStage} />
            <Facts person={onStage} />
          </Row>
          {onStage.may_note ? <Note number={onStage.number} href={noteHref(onStage.number)} isWide /> : null}
        </>
      )}
      {next === null ? null : (
        <Row gap={4} className={classes.next}>
          <Face person={next} isSmall />
          <div className={classes.nextWords}>
            <Text tone="muted">{t('next')}</Text>
            <Text weight="bold" breaks>
              {next.number} {next.name}
            </Text>
          </div>
          {next.may_note ? <Note number={next.number} href={noteHref(next.number)} /> : null}
        </Row>
      )}
    </Card>
  );
}

function Face({
  person: { name, gender, photo },
  isSmall = false,
}: {
  person: SeenOnStage;
  isSmall?: boolean;
}) {
  const t = useMessages('melawaToday');
  return (
    <span className={isSmall ? classes.smallFace : classes.face}>
      {photo === null ? (
        <GenderPlaceholder gender={gender} label="" />
      ) : (
        <img src={isSmall ? photo.thumb_url : photo.url} alt={t('photoOf', { name: name ?? '' })} />
      )}
    </span>
  );
}

function Facts({ person: { age, town, more } }: { person: SeenOnStage }) {
  const t = useMessages('melawaToday');
  const facts = [age === null ? null : t('years', { count: age }), more?.height, town].filter(Boolean);
  const work = [more?.education, more?.designation].filter(Boolean).join(', ');
  return (
    <div className={classes.facts}>
      <Row as="p" wrap rowGap={0} weight="bold" size="lg">
        {facts.map((fact) => (
          <span key={fact} className={classes.fact}>
            {fact}
          </span>
        ))}
      </Row>
      {work === '' ? null : <Text tone="soft">{work}</Text>}
    </div>
  );
}

function Note({ number, href, isWide = false }: { number: number; href: string; isWide?: boolean }) {
  const t = useMessages('melawaToday');
  return (
    <span className={isWide ? classes.wideNote : undefined}>
      <ButtonLink to={href} look="light" icon={<IconHeartPlus size={22} aria-hidden="true" />}>
        <span>
          <RichMessage
            text={t('note', { number })}
            marks={{ hidden: (words) => <span className="visually-hidden">{words}</span> }}
          />
        </span>
      </ButtonLink>
    </span>
  );
}
