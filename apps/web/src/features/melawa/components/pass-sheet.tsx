import '../../../shared/brand/fonts/heavy.css';
import { passCss, type PassPaper, renderPass } from '@suchi/book';
import type { OwnPass } from '@suchi/contracts/melawa';
import { formatPhone } from '@suchi/domain/text';
import { writePass } from '@suchi/words';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { drawQr } from '../../../entities/second-factor/qr-code.tsx';
import { association } from '../../../shared/brand/association.ts';
import { shownLanguage, translatorFor } from '../../../shared/i18n/messages.ts';
import classes from './pass-sheet.module.css';

interface PassSheetProps {
  pass: OwnPass;
  paper: PassPaper;
  onPrinted: () => void;
}

let style: CSSStyleSheet | null = null;
function passStyle(): CSSStyleSheet {
  if (style === null) {
    style = new CSSStyleSheet();
    style.replaceSync(passCss());
  }
  return style;
}

/** Drawn by the same code as the file of its mail. The printer gets it in place of the page; the screen shows nothing. */
export function PassSheet({ pass, paper, onPrinted }: PassSheetProps) {
  const host = useRef<HTMLDivElement>(null);
  const finish = useEffectEvent(onPrinted);
  useEffect(() => {
    if (host.current === null) return undefined;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [passStyle()];
    root.innerHTML = drawPass(pass).repeat(paper === 'a4' ? 4 : 1);
    let isGone = false;
    // Letters without their font are not printed.
    void document.fonts.ready.then(() => {
      if (isGone) return;
      window.print();
      finish();
    });
    return () => {
      isGone = true;
    };
  }, [pass, paper]);
  return createPortal(
    <div ref={host} className={classes.print} data-paper={paper} aria-hidden="true" data-print />,
    document.body,
  );
}

function drawPass(pass: OwnPass): string {
  return renderPass({
    ...writePass(
      {
        language: shownLanguage.read(),
        t: translatorFor('passPaper'),
        calendar: translatorFor('calendar'),
      },
      {
        year: pass.year,
        day: pass.day,
        doorsAt: pass.doors_at,
        phone: pass.phone && formatPhone(pass.phone),
      },
    ),
    association: association.name,
    ownAssociation: association.ownName,
    qr: drawQr(pass.qr, 'M'),
    number: pass.number,
    seats: pass.seats,
    code: pass.code,
    name: pass.full_name,
    ownName: pass.own_script_name,
    hall: pass.hall,
  });
}
