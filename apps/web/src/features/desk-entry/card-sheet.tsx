import '../../shared/brand/fonts/heavy.css';
import type { PrintedCard } from '@suchi/contracts/desk-entry';
import { formatPhone } from '@suchi/domain/text';
import { createPortal } from 'react-dom';
import { QrCode } from '../../entities/second-factor/qr-code.tsx';
import { Mark } from '../../shared/brand/mark.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Narali } from '../../shared/ui/narali.tsx';
import classes from './card-sheet.module.css';

/** One card on a sheet, or four to cut. */
export type CardPaper = 'a6' | 'a4';

interface CardSheetProps {
  cards: readonly PrintedCard[];
  paper: CardPaper;
}

/** On the screen as they will be; the printer gets them in place of the page. */
export function CardSheet({ cards, paper }: CardSheetProps) {
  const t = useMessages('deskEntry');
  const printed = cards.map((card) => <LoginCard key={card.number} card={card} />);
  return (
    <>
      <div className={classes.preview} role="group" aria-label={t('cards.preview')}>
        {printed}
      </div>
      {createPortal(
        <div className={classes.print} data-paper={paper} aria-hidden="true" data-print>
          {printed}
        </div>,
        document.body,
      )}
    </>
  );
}

/** The code holds the number of the card alone. */
const claimAddress = (number: string) => `${window.location.origin}/claim?card=${number}`;

function LoginCard({ card }: { card: PrintedCard }) {
  const { words, number, code } = card;
  return (
    <article className={classes.card} lang={card.language}>
      <header className={classes.head}>
        <Mark onPanel size={40} />
        <span>
          <b className={classes.product}>{words.product}</b>
          {words.association}
        </span>
      </header>
      <Narali colour="var(--paper-maroon)" />
      <div className={classes.body}>
        <p className={classes.label}>{words.profile}</p>
        <p className={classes.name}>{card.own_script_name ?? card.name}</p>
        <p className={classes.label}>
          {card.own_script_name === null ? '' : `${card.name} · `}
          {formatPhone(card.mobile)}
        </p>
        <div className={classes.middle}>
          <QrCode text={claimAddress(number)} label={words.number} />
          <div>
            <p className={classes.label}>{words.code}</p>
            <p className={classes.code}>{`${code.slice(0, 4)} ${code.slice(4)}`}</p>
            <p>{words.number}</p>
            <p>{words.valid}</p>
          </div>
        </div>
        <ol className={classes.stepList}>
          <li>
            {words.steps[0]} <b>{`${window.location.host}/claim`}</b>
          </li>
          {words.steps.slice(1).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <footer className={classes.foot}>{words.foot}</footer>
    </article>
  );
}
