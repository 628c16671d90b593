import '../../shared/brand/fonts/heavy.css';
import type { SlipPaper as Paper } from '@suchi/contracts/melawa';
import { useMessages } from '../../shared/i18n/messages.ts';
import classes from './slip-paper.module.css';

/** An empty slip in two languages. Black ink only. */
export function SlipPaper({ paper: { association, most, words } }: { paper: Paper }) {
  const t = useMessages('slips');
  const [first, ...others] = words;
  if (first === undefined) return null;
  return (
    <article className={classes.paper} lang={first.language}>
      <header className={classes.head}>
        <div>
          <p className={classes.title}>{first.texts.title}</p>
          {others.map(({ language, texts }) => (
            <p key={language} lang={language} className={classes.second}>
              {texts.title}
            </p>
          ))}
        </div>
        <p className={classes.day}>
          {first.texts.melawa}
          <br />
          {first.texts.date}
        </p>
      </header>
      <div className={classes.own}>
        <div>
          <b>{first.texts.own}</b>
          {others.map(({ language, texts }) => (
            <p key={language} lang={language}>
              {texts.own}
            </p>
          ))}
        </div>
        <Boxes />
      </div>
      {words.map(({ language, texts }) => (
        <p key={language} lang={language} className={classes.wish}>
          {language === first.language ? <b>{texts.wish}</b> : texts.wish} {texts.most}
        </p>
      ))}
      <ol className={classes.lines} style={{ gridTemplateRows: `repeat(${Math.ceil(most / 2)}, auto)` }}>
        {Array.from({ length: most }, (_, at) => (
          <li key={at}>
            <b>{at + 1}</b>
            <Boxes />
          </li>
        ))}
      </ol>
      {words.map(({ language, texts }) => (
        <p key={language} lang={language} className={classes.rules}>
          <b>{texts.clearly}</b> {texts.fold}
        </p>
      ))}
      <footer className={classes.foot}>
        <span>{association}</span>
        <span>{t('paper.figures')}</span>
      </footer>
    </article>
  );
}

/** A number has four figures at most on paper. */
const Boxes = () => (
  <span className={classes.boxes}>
    <i />
    <i />
    <i />
    <i />
  </span>
);
