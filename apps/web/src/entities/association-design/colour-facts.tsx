import { brandPairs, leastContrast, listBrandPairs, makePalette } from '@suchi/domain/settings';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Text } from '../../shared/ui/text.tsx';
import classes from './colour-card.module.css';

/** The first shade on which white is read better than black. */
const firstDark = 5;
const ownShade = 7;

export function BrandTints({ colour }: { colour: string }) {
  const t = useMessages('associationDesign');
  const { tints } = useMemo(() => makePalette(colour), [colour]);
  return (
    <div>
      <ol className={classes.tints} aria-label={t('colour.tintsLabel', { colour })}>
        {tints.map((hex, shade) => (
          <li
            key={shade}
            data-dark={shade >= firstDark || undefined}
            data-own={shade === ownShade || undefined}
            style={{ background: `#${hex}` }}
          >
            {shade}
          </li>
        ))}
      </ol>
      <Text tone="soft" size="sm" above={2}>
        {t('colour.tints')}
      </Text>
    </div>
  );
}

/** Downwards where it is too little: 4.49 must not look like enough. */
function formatContrast(contrast: number): string {
  const toTenths = contrast < leastContrast ? Math.floor : Math.round;
  return (toTenths(contrast * 10) / 10).toFixed(1);
}

/** Each pair of text and background with its contrast. */
export function BrandPairs({ colour }: { colour: string }) {
  const t = useMessages('associationDesign');
  const pairs = useMemo(() => listBrandPairs(makePalette(colour)), [colour]);
  return (
    <ul className={classes.pairs} aria-label={t('colour.pairs')}>
      {brandPairs.map((name) => {
        const { text, background, contrast } = pairs[name];
        const isEnough = contrast >= leastContrast;
        return (
          <li key={name} className={classes.pair}>
            <span
              className={classes.sample}
              style={{ color: `#${text}`, background: `#${background}` }}
              aria-hidden="true"
            >
              Aa
            </span>
            <span className="soft grow">{t(`colour.${name}`)}</span>
            <strong className="figures">{formatContrast(contrast)}</strong>
            {isEnough ? (
              <IconCheck size={20} className="success" aria-label={t('colour.enough')} role="img" />
            ) : (
              <IconAlertCircle size={20} className="error" aria-label={t('colour.tooLittle')} role="img" />
            )}
          </li>
        );
      })}
    </ul>
  );
}
