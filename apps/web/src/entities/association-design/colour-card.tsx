import { drawnBrands, findBetterBrand, findNearMeaning, tidyColour } from '@suchi/domain/settings';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { FieldError } from '../../shared/forms/field-error.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Row } from '../../shared/ui/layout.tsx';
import { LinkButton } from '../../shared/ui/plain-button.tsx';
import type { AssociationDesign } from './association-design.ts';
import classes from './colour-card.module.css';
import { BrandPairs, BrandTints } from './colour-facts.tsx';
import { DesignCard } from './design-card.tsx';

interface ColourCardProps {
  design: AssociationDesign;
}

/** What the server would decide about the typed colour. */
export function ColourCard({ design }: ColourCardProps) {
  const t = useMessages('associationDesign');
  const isOfLogo = design.chosenLogo?.colour === design.row.brand_colour;
  return (
    <>
      <DesignCard
        title={t('colour.title')}
        aside={isOfLogo ? <span className="soft">{t('colour.fromLogo')}</span> : undefined}
      >
        <Row gap={3} wrap>
          <ColourField design={design} />
          <DrawnColours design={design} />
        </Row>
        <ColourRefusal design={design} />
        <BrandTints colour={design.colour} />
        <BrandPairs colour={design.colour} />
        <Row as="p" gap={3} align="start" tone="soft" className={classes.rule}>
          <IconInfoCircle size={20} className="above-half" aria-hidden="true" />
          {t('colour.rule')}
        </Row>
      </DesignCard>
      <NearNote colour={design.colour} />
    </>
  );
}

function ColourField({ design: { row, colour, faults, change } }: ColourCardProps) {
  const t = useMessages('associationDesign');
  return (
    <span className={classes.field}>
      <span className={classes.chip} style={{ background: `#${colour}` }} aria-hidden="true" />
      <input
        aria-label={t('colour.hex')}
        aria-invalid={faults.brand_colour === undefined ? undefined : true}
        autoComplete="off"
        spellCheck={false}
        maxLength={7}
        value={row.brand_colour}
        onChange={({ target }) => change({ brand_colour: tidyColour(target.value) })}
      />
    </span>
  );
}

function DrawnColours({ design: { row, change } }: ColourCardProps) {
  const t = useMessages('associationDesign');
  const name = useId();
  return (
    <Row gap={2} wrap role="radiogroup" aria-label={t('colour.drawn')}>
      {drawnBrands.map((hex) => (
        <input
          key={hex}
          type="radio"
          name={name}
          aria-label={hex}
          className={classes.drawn}
          style={{ color: `#${hex}` }}
          checked={row.brand_colour === hex}
          onChange={() => change({ brand_colour: hex })}
        />
      ))}
    </Row>
  );
}

/** Always there, because a live region that appears together with its words is often not read. */
function ColourRefusal({ design: { faults, colour, change } }: ColourCardProps) {
  const t = useMessages('associationDesign');
  const fault = faults.brand_colour;
  const better = fault === 'notAColour' ? null : findBetterBrand(colour);
  const meaning = findNearMeaning(colour)?.meaning ?? 'green';
  return (
    <div aria-live="polite" className={classes.refusal}>
      {fault === 'notAColour' ? <FieldError>{t('colour.notAColour')}</FieldError> : null}
      {better === null ? null : (
        <Row gap={2} rowGap={0} align="baseline" wrap>
          <FieldError>
            {better.fault === 'tooLight'
              ? t('colour.tooLight', { by: better.tooLightBy.toFixed(1) })
              : t(`colour.tooNear.${meaning}`)}
          </FieldError>
          <LinkButton onClick={() => change({ brand_colour: better.nearest })}>
            {t('colour.use', { colour: better.nearest })}
          </LinkButton>
        </Row>
      )}
    </div>
  );
}

function NearNote({ colour }: { colour: string }) {
  const t = useMessages('associationDesign');
  const near = findNearMeaning(colour);
  return (
    <div aria-live="polite" className={classes.near}>
      {near === null || near.isTooNear ? null : (
        <Row as="p" gap={3} align="start" className="note tint-gold">
          <IconAlertTriangle size={22} className="gold" aria-hidden="true" />
          <span>
            <strong className="gold">{t(`colour.near.${near.meaning}`)}</strong>{' '}
            {t('colour.nearText', { colour })}
          </span>
        </Row>
      )}
    </div>
  );
}
