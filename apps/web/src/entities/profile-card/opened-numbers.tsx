import { formatPhone, toDialled } from '@suchi/domain/text';
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { copyText } from '../../shared/ui/copy-text.ts';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import classes from './opened-numbers.module.css';

interface OpenedNumbersProps {
  mobiles: readonly string[];
  /** Takes the focus of the button it replaces. */
  takesFocus: boolean;
}

/** Opened numbers: call, WhatsApp, copy. */
export function OpenedNumbers({ mobiles, takesFocus }: OpenedNumbersProps) {
  const t = useMessages('contact');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [takesFocus]);

  const words = { copied: t('copied'), notCopied: t('notCopied') };

  return (
    <ul className={classes.numbers} ref={list} aria-label={t('label')}>
      {mobiles.map((mobile) => {
        const [dialled, number] = [toDialled(mobile), formatPhone(mobile)];
        return (
          <li key={mobile}>
            <a className={classes.call} href={`tel:${dialled}`} aria-label={t('call', { number })}>
              {number}
            </a>
            {dialled.startsWith('+') ? (
              <a
                className={classes.more}
                href={`https://wa.me/${dialled.slice(1)}`}
                target="_blank"
                rel="noreferrer"
                aria-label={t('whatsapp', { number })}
              >
                <IconBrandWhatsapp size={24} aria-hidden="true" />
              </a>
            ) : null}
            <PlainButton
              className={classes.more}
              aria-label={t('copy', { number })}
              onClick={() => copyText(dialled, words)}
            >
              <IconCopy size={22} aria-hidden="true" />
            </PlainButton>
          </li>
        );
      })}
    </ul>
  );
}
