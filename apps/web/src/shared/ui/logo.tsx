import { brand } from '../brand/brand.ts';
import { Mark } from '../brand/mark.tsx';
import { Text } from './text.tsx';
import classes from './logo.module.css';

interface LogoProps {
  onPanel?: boolean;
  /** The association's name below: own script on the welcome panel, Latin in the header, none on a phone. */
  subline?: 'latin' | 'ownScript' | 'wideOnly';
}

export function Logo({ onPanel = false, subline = 'latin' }: LogoProps) {
  const inOwnScript = subline === 'ownScript';
  return (
    <span className={[classes.logo, onPanel && classes.onPanel, classes[subline]].filter(Boolean).join(' ')}>
      <Mark onPanel={onPanel} size={onPanel ? 46 : 38} />
      <span className={classes.words}>
        <Text
          as="span"
          size="3xl"
          weight="regular"
          face="display"
          leading="tight"
          className={classes.product}
        >
          {brand.product}
        </Text>
        <Text
          as="span"
          tone="soft"
          size="sm"
          weight="regular"
          leading="snug"
          className={classes.association}
          lang={inOwnScript ? brand.ownScriptLanguage : undefined}
        >
          {inOwnScript ? brand.associationInOwnScript : brand.association}
        </Text>
      </span>
    </span>
  );
}
