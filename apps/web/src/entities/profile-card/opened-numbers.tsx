import type { FamilyNumber } from '@suchi/contracts/discovery';
import { formatPhone, toDialled } from '@suchi/domain/text';
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { copyText } from '../../shared/ui/copy-text.ts';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { List, Row } from '../../shared/ui/layout.tsx';
import classes from './opened-numbers.module.css';
import { sayWhose } from './say-whose.ts';

interface OpenedNumbersProps {
  numbers: readonly FamilyNumber[];
  /** Takes the focus of the button it replaces. */
  takesFocus: boolean;
}

/** Opened numbers: whose they are, call, WhatsApp, copy. */
export function OpenedNumbers({ numbers, takesFocus }: OpenedNumbersProps) {
  const t = useMessages('contact');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [takesFocus]);

  const words = { copied: t('copied'), notCopied: t('notCopied') };

  return (
    <List ref={list} aria-label={t('label')}>
      {numbers.map((one) => {
        const [dialled, number] = [toDialled(one.number), formatPhone(one.number)];
        const whose = sayWhose(one, t);
        return (
          <Row as="li" key={one.number} wrap>
            {whose === null ? null : (
              <Text tone="soft" breaks className={classes.whose}>
                {whose}
              </Text>
            )}
            <a
              className={classes.call}
              href={`tel:${dialled}`}
              aria-label={whose === null ? t('call', { number }) : t('callWhose', { number, whose })}
            >
              {number}
            </a>
            {dialled.startsWith('+') ? (
              <a
                className={`icon-button success ${classes.more}`}
                href={`https://wa.me/${dialled.slice(1)}`}
                target="_blank"
                rel="noreferrer"
                aria-label={t('whatsapp', { number })}
              >
                <IconBrandWhatsapp size={24} aria-hidden="true" />
              </a>
            ) : null}
            <PlainButton
              className={`icon-button success ${classes.more}`}
              aria-label={t('copy', { number })}
              onClick={() => copyText(dialled, words)}
            >
              <IconCopy size={22} aria-hidden="true" />
            </PlainButton>
          </Row>
        );
      })}
    </List>
  );
}
