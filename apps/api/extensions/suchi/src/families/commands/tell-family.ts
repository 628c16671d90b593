import { todayInIndia } from '@suchi/domain/basics';
import { type AnswerSentence, afterQuietHours, settleSeconds } from '@suchi/domain/families';
import type { Knex } from 'knex';
import { loadProvenAddress } from '../../accounts/commands/load-proven-address.ts';
import { type MailToWrite, queueMail } from '../../mail/commands/queue-mail.ts';
import { readAssociation } from '../../platform/association.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import type { InterestRow } from '../codec.ts';
import { findFamilies } from '../repository.ts';
import { readMailCard } from './read-mail-card.ts';

interface TellCall {
  tx: Knex.Transaction;
  now: Date;
  platform: Pick<JobPlatform, 'env' | 'jobs'>;
}

type News =
  | 'interest_received'
  | 'interest_reminder'
  | 'interest_last_days'
  /** To the family that wrote, once the answer is final. */
  | 'interest_answer';

/** Mails a family that wants it, outside the quiet hours. Returns whether a mail is on its way. */
export async function tellFamily(call: TellCall, row: InterestRow, news: News): Promise<boolean> {
  const { tx, now, platform } = call;
  const isAnswer = news === 'interest_answer';
  const [readerId, otherId] = isAnswer ? [row.sender, row.receiver] : [row.receiver, row.sender];
  const families = await findFamilies(tx, [readerId, otherId]);
  const [reader, other] = [families.get(readerId), families.get(otherId)];
  const settings = await readAssociation(tx, 'mail_enabled');
  if (!reader?.wants_mail || !other || !settings.mail_enabled) return false;
  const address = await loadProvenAddress(tx, reader.owner);
  if (address === null) return false;

  const names = {
    firstName: address.firstName,
    own: reader.first_name ?? '',
    name: other.first_name ?? '',
    fullName: [other.first_name, other.last_name].filter((name) => name !== null).join(' '),
  };
  const mail =
    news === 'interest_answer'
      ? writeAnswer(row, names)
      : {
          kind: news,
          facts: {
            ...names,
            sentence: row.sentence,
            words: row.words,
            until: row.open_until,
            card: await readMailCard(tx, { readerId, otherId, today: todayInIndia(now) }),
          },
        };
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
