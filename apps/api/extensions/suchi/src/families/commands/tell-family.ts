import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { type AnswerSentence, afterQuietHours, settleSeconds } from '@suchi/domain/families';
import type { Knex } from 'knex';
import { loadProvenAddress } from '../../accounts/commands/load-proven-address.ts';
import { type MailToWrite, queueMail } from '../../mail/commands/queue-mail.ts';
import { readAssociation } from '../../platform/association.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import type { InterestRow } from '../codec.ts';
import { findFamilies } from '../repository.ts';

interface TellCall {
  tx: Knex.Transaction;
  now: Date;
  platform: Pick<JobPlatform, 'env' | 'jobs'>;
}

interface Pair {
  readerId: number;
  otherId: number;
}

type Card = Extract<MailToWrite, { kind: 'interest_received' }>['facts']['card'];

/** What a mail shows of the family that wrote. It comes from above: how both fit is another room's. */
export type ReadMailCard = (tx: Knex.Transaction, pair: Pair & { today: CalendarDate }) => Promise<Card>;
export interface Describing {
  readMailCard: ReadMailCard;
}

type WaitingNews = 'interest_received' | 'interest_reminder' | 'interest_last_days';

/** Mails the family that was written to. */
export const tellReceiver = (
  call: TellCall & Describing,
  row: InterestRow,
  kind: WaitingNews,
): Promise<boolean> => {
  const pair = { readerId: row.receiver, otherId: row.sender };
  return tellFamily(call, row, pair, async (names) => {
    const card = await call.readMailCard(call.tx, { ...pair, today: todayInIndia(call.now) });
    const { sentence, words, open_until: until } = row;
    return { kind, facts: { ...names, sentence, words, until, card } };
  });
};

/** Mails the family that wrote, once the answer is final. */
export const tellAnswer = (call: TellCall, row: InterestRow): Promise<boolean> =>
  tellFamily(call, row, { readerId: row.sender, otherId: row.receiver }, (names) => writeAnswer(row, names));

/** A family that wants it, outside the quiet hours. Returns whether a mail is on its way. */
async function tellFamily(
  { tx, now, platform }: TellCall,
  row: InterestRow,
  { readerId, otherId }: Pair,
  write: (names: Names) => MailToWrite | Promise<MailToWrite>,
): Promise<boolean> {
  const isAnswer = readerId === row.sender;
  const families = await findFamilies(tx, [readerId, otherId]);
  const [reader, other] = [families.get(readerId), families.get(otherId)];
  const settings = await readAssociation(tx, 'mail_enabled');
  if (!reader?.wants_mail || !other || !settings.mail_enabled) return false;
  const address = await loadProvenAddress(tx, reader.owner);
  if (address === null) return false;

  const mail = await write({
    firstName: address.firstName,
    own: reader.first_name ?? '',
    name: other.first_name ?? '',
    fullName: [other.first_name, other.last_name].filter((name) => name !== null).join(' '),
  });
  const from = isAnswer ? new Date(now.getTime() + settleSeconds * 1000) : now;
  await queueMail(
    { tx, platform },
    {
      ...mail,
      to: address.email,
      person: reader.owner,
      interest: {
        id: row.id,
        states: isAnswer ? [row.state] : ['open', 'later'],
        settlesAt: isAnswer ? row.settles_at : null,
      },
      afterSeconds: Math.ceil((afterQuietHours(from).getTime() - now.getTime()) / 1000),
    },
  );
  return true;
}

interface Names {
  firstName: string | null;
  own: string;
  name: string;
  fullName: string;
}

function writeAnswer(row: InterestRow, names: Names): MailToWrite {
  const sentence: AnswerSentence | null = row.answer_sentence;
  const facts = { ...names, sentence, words: row.answer_words, interestId: row.id };
  if (row.state === 'accepted') return { kind: 'interest_accepted', facts };
  return { kind: 'interest_answered', facts: { ...facts, answer: row.state === 'later' ? 'later' : 'no' } };
}
