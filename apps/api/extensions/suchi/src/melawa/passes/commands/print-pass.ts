import { namesInTexts } from '@suchi/domain/settings';
import { formatPhone } from '@suchi/domain/text';
import { chooseLanguage, type Language, makeTranslate, writePass } from '@suchi/words';
import { readWords } from '@suchi/words/files';
import type { Knex } from 'knex';
import { loadAssociation } from '../../../platform/load-association.ts';
import type { JobPlatform } from '../../../platform/platform.ts';
import { drawQr } from '../draw-qr.ts';
import type { PassPrinter } from '../pass-printer.ts';
import { presentPass } from '../present.ts';
import { findPassToPrint } from './own-pass.ts';

/** The print of a pass, for its mail. Null once the pass is not valid any more. */
export async function printPass(
  { database, env, clock }: Pick<JobPlatform, 'database' | 'env' | 'clock'>,
  printer: PassPrinter,
  passId: number,
): Promise<{ name: string; pdf: Buffer } | null> {
  const found = await findPassToPrint(database, env, { passId, now: clock.now() });
  if (found === null) return null;
  const association = await loadAssociation(database);
  const spoken = await readLanguage(database, found.user);
  const language: Language = chooseLanguage([spoken, association.defaultLanguage], association.languages);
  const known = namesInTexts(association, language);
  const pass = presentPass(found);
  const words = writePass(
    {
      language,
      t: makeTranslate<'passPaper'>(language, readWords(language, 'passPaper'), known),
      calendar: makeTranslate<'calendar'>(language, readWords(language, 'calendar'), known),
    },
    { year: pass.year, day: pass.day, doorsAt: pass.doors_at, phone: pass.phone && formatPhone(pass.phone) },
  );
  const { size, path } = drawQr(pass.qr);
  const pdf = await printer.print(
    {
      ...words,
      association: association.name,
      ownAssociation: association.ownName,
      qr: { size, path },
      number: pass.number,
      seats: pass.seats,
      code: pass.code,
      name: pass.full_name,
      ownName: pass.own_script_name,
      hall: pass.hall,
    },
    association.colour,
  );
  return { name: `melawa-${pass.year}.pdf`, pdf };
}

async function readLanguage(db: Knex, userId: string): Promise<string | null> {
  return (await db('directus_users').where({ id: userId }).first('app_language'))?.app_language ?? null;
}
