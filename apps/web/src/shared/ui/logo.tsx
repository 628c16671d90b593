import { namesInTexts } from '@suchi/domain/settings';
import { use } from 'react';
import { association } from '../brand/association.ts';
import { Mark } from '../brand/mark.tsx';
import { LanguageContext } from '../i18n/messages.ts';
import { Text } from './text.tsx';
import { classList } from './class-list.ts';
import { Row } from './layout.tsx';
import classes from './logo.module.css';

interface LogoProps {
  onPanel?: boolean;
  /** The association's name below: own script on the welcome panel, the reader's in the header, none on a phone. */
  subline?: 'latin' | 'ownScript' | 'wideOnly';
}

export function Logo({ onPanel = false, subline = 'latin' }: LogoProps) {
  const ownName = subline === 'ownScript' ? association.ownName : null;
  const names = namesInTexts(association, use(LanguageContext));
  const isShortened = subline === 'wideOnly';
  return (
    <Row
      as="span"
      inline
      gap={3}
      tone="brand"
      className={classList(classes.logo, onPanel && classes.onPanel, classes[subline])}
    >
      <Mark onPanel={onPanel} size={onPanel ? 46 : 38} />
      <span className={classes.words}>
        <Text
          as="span"
          size="3xl"
          weight="regular"
          face="display"
          leading="tight"
          ellipsis={isShortened}
          className={classes.product}
        >
          {names.product}
        </Text>
        <Text
          as="span"
          tone="soft"
          size="sm"
          weight="regular"
          leading="snug"
          ellipsis={isShortened}
          className={classes.association}
          lang={ownName === null ? undefined : association.ownLanguage}
        >
          {ownName ?? names.association}
        </Text>
      </span>
    </Row>
  );
}
