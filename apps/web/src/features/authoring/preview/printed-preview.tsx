import type { Picture } from '@suchi/contracts/media';
import type { ProfileFormData } from '@suchi/contracts/profiles';
import { partnerExpectationWords } from '@suchi/domain/text';
import { IconInfoCircle } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { type PrintedFact, printedFacts } from './printed-facts.ts';
import { Box, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './printed-preview.module.css';

interface PrintedPreviewProps {
  profile: ProfileFormData;
  /** Undefined while it loads. */
  lookupName: (id: number) => string | undefined;
  photo: Picture | null;
  serialNumber: number | null;
}

/** Missing values are marked. The paper stays white in the dark theme. */
export const PrintedPreview = memo(function PrintedPreview({
  profile,
  lookupName,
  photo,
  serialNumber,
}: PrintedPreviewProps) {
  const t = useMessages('authoring');
  const titleId = useId();
  const facts = printedFacts(profile, { lookupName, t });
  return (
    <section aria-labelledby={titleId}>
      <Row gap={3} rowGap={1} align="baseline" justify="between" wrap className={classes.head}>
        <Text as="h2" size="lg" weight="bold" face="plain" leading="snug" id={titleId}>
          {t('preview.title')}
        </Text>
        <Text tone="muted" size="md">
          {t('preview.live')}
        </Text>
      </Row>
      <Box size="sm" leading="snug" breaks className={classes.paper}>
        <Row gap={3} align="baseline" justify="between" className={classes.nameRow}>
          <Text face="display" leading="tight" className={classes.name}>
            {facts.name}
            {facts.isNameMissing ? <Missing /> : null}
          </Text>
          <p className={classes.serial}>
            {serialNumber === null ? t('preview.noSerial') : t('preview.serial', { number: serialNumber })}
          </p>
        </Row>
        <div className={classes.person}>
          <div className={classes.photo}>
            <PictureImage
              picture={photo}
              variant="card"
              alt={t('preview.photoAlt')}
              fallbackGender={profile.gender}
            />
            {photo === null ? (
              <span className={classes.photoMissing}>
                <Missing />
              </span>
            ) : null}
          </div>
          <FactList facts={facts.birth} />
        </div>
        <div className={classes.life}>
          <FactList facts={facts.life} />
        </div>
        <Expectations {...facts.expectations} />
      </Box>
      <Row as="p" gap={2} align="stretch" tone="muted" size="md" above={3}>
        <IconInfoCircle size={20} className="above-half" aria-hidden="true" />
        {t('preview.note', { printed: partnerExpectationWords.printed })}
      </Row>
    </section>
  );
});

function FactList({ facts }: { facts: readonly PrintedFact[] }) {
  return (
    <dl>
      {facts.map(({ key, label, text, isMissing }) => (
        <div className={classes.fact} key={key}>
          <dt>{label}</dt>
          <dd>
            {text}
            {isMissing ? <Missing /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Expectations({ text, wordCount, isTooShort }: ReturnType<typeof printedFacts>['expectations']) {
  const t = useMessages('authoring');
  return (
    <p className={classes.expectations}>
      <strong>{t('preview.expects')}</strong> {text}{' '}
      {isTooShort ? (
        <mark className={classes.mark}>
          {t('preview.wordsSoFar', { count: wordCount, min: partnerExpectationWords.min })}
        </mark>
      ) : null}
    </p>
  );
}

function Missing() {
  const t = useMessages('authoring');
  return (
    <>
      {' '}
      <mark className={classes.mark}>{t('preview.missing')}</mark>
    </>
  );
}
