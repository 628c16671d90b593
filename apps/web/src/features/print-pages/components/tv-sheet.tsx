import type { HallPage } from '@suchi/contracts/hall';
import { splitEmail } from '@suchi/domain/text';
import { Fragment, memo, useState } from 'react';
import { listHallRows } from '../../../entities/hall-card/hall-rows.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { fitPage } from '../model/fit-page.ts';
import sheets from './sheets.module.css';
import classes from './tv-sheet.module.css';
import type { Gender } from '@suchi/domain/profiles';
import { GenderPlaceholder } from '../../../entities/picture/gender-placeholder.tsx';

interface TvSheetProps {
  serial: number;
  /** Null: no active profile has the number. Undefined while it loads. */
  page: HallPage | null | undefined;
}

/** The id of a page, to go to it. */
export const sheetId = (serial: number) => `number-${serial}`;

/** One A4 page of a serial number. */
export const TvSheet = memo(function TvSheet({ serial, page }: TvSheetProps) {
  const t = useMessages('hallCard');
  const number = t('number', { number: serial });
  return (
    <article
      className={`${sheets.sheet} ${classes.sheet}`}
      id={sheetId(serial)}
      aria-label={number}
      aria-busy={page === undefined}
      data-gender={page?.gender}
    >
      <p className={classes.number}>{number}</p>
      {page ? <Candidate page={page} /> : null}
      {page === null ? <NoProfile /> : null}
    </article>
  );
});

function Candidate({ page }: { page: HallPage }) {
  const t = useMessages('hallCard');
  const tPages = useMessages('printPages');
  const rows = listHallRows(page, t);
  const fit = fitPage(page, rows);
  return (
    <>
      <div className={classes.left}>
        <div className={classes.photo}>
          <SheetPhoto
            url={page.photo?.url ?? null}
            gender={page.gender}
            label={tPages('tvPdf.photoOf', { name: page.name })}
          />
        </div>
        <h3 className={classes.expectationsTitle}>{tPages('tvPdf.expectations')}</h3>
        <p className={classes.expectations} data-size={fit.expectations}>
          {page.expectations || t('none')}
        </p>
      </div>
      <div className={classes.right}>
        <div className={classes.names} data-size={fit.name} data-own={fit.ownName}>
          <h2 className={classes.name}>{page.name}</h2>
          {page.own_script_name === null ? null : <p className={classes.ownScript}>{page.own_script_name}</p>}
        </div>
        <dl className={classes.rows} data-size={fit.rows}>
          {rows.map(({ name, text }) => (
            <div key={name}>
              <dt>{t(`rows.${name}`)}</dt>
              <dd>{name === 'email' ? <EmailInParts email={text} /> : text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

/** A long one breaks between its parts. */
function EmailInParts({ email }: { email: string }) {
  return splitEmail(email).map((part, place) => (
    <Fragment key={`${place} ${part}`}>
      {part}
      <wbr />
    </Fragment>
  ));
}

function NoProfile() {
  const t = useMessages('hallCard');
  return (
    <div className={classes.none}>
      <svg className={classes.noneArch} viewBox="0 0 186 228" aria-hidden="true">
        <path
          className={classes.noneLine}
          d="M1 214V93a92 92 0 0 1 184 0v121a13 13 0 0 1-13 13H14a13 13 0 0 1-13-13z"
        />
        <circle className={classes.noneFigure} cx="93" cy="120" r="34" />
        <path className={classes.noneFigure} d="M31 226c0-50 22-72 62-72s62 22 62 72z" />
      </svg>
      <p>{t('noProfile')}</p>
    </div>
  );
}

interface SheetPhotoProps {
  url: string | null;
  gender: Gender;
  label: string;
}

/** The photo of a page, or a drawing by gender. Loaded when the page comes near, or before printing. */
function SheetPhoto({ url, gender, label }: SheetPhotoProps) {
  const [isFailed, setIsFailed] = useState(false);
  return (
    <>
      {url === null || isFailed ? <GenderPlaceholder gender={gender} label={label} /> : null}
      {url === null ? null : (
        // A photo that failed stays in the page: it is tried again before printing.
        <img
          src={url}
          alt={label}
          hidden={isFailed}
          loading="lazy"
          decoding="async"
          onLoad={() => setIsFailed(false)}
          onError={() => setIsFailed(true)}
        />
      )}
    </>
  );
}
