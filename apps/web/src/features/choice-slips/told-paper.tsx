import '../../shared/brand/fonts/heavy.css';
import type { ToldOnPaper } from '@suchi/contracts/melawa';
import classes from './slip-paper.module.css';

/** Folded once: outside the number of the family, inside what it is told. */
export function ToldPaper({ told: { words } }: { told: ToldOnPaper }) {
  return (
    <article className={classes.paper}>
      <div className={classes.outside}>
        {words.map(({ language, texts }, at) => (
          <div key={language} lang={language}>
            {at === 0 ? <b>{texts.title}</b> : null}
            <p>{texts.for}</p>
            <p>{texts.fold}</p>
          </div>
        ))}
      </div>
      <div className={classes.inside}>
        {words.map(({ language, texts }) => (
          <p key={language} lang={language}>
            {texts.lead}
          </p>
        ))}
        <ul className={classes.pairs}>
          {words[0]?.texts.pairs.map(({ name, facts, contact, table }) => (
            <li key={name}>
              <b>{name}</b> {facts}
              <br />
              {[contact, table].filter((part) => part !== '').join(' · ')}
            </li>
          ))}
        </ul>
        {words.map(({ language, texts }) => (
          <p key={language} lang={language}>
            {texts.foot}
          </p>
        ))}
      </div>
    </article>
  );
}
