import type { MailTopic } from '@suchi/domain/accounts';
import { listWaiting, weighAnswers } from '@suchi/domain/consent';
import { needsConsent } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { addConsents } from '../../consent/commands/add-consents.ts';
import { answersOfCandidate } from '../../consent/present-consent.ts';
import { readAssociation } from '../../platform/association.ts';

// For other rooms.

const table = 'qd_matrimonial_profile';

/** The topics that a profile's family gets; others are of the account. */
export type ProfileTopic = Exclude<MailTopic, 'weekly'>;

const columnOf = { bulk: 'bulk_mail_stopped_at', families: 'family_mail_stopped_at' } as const;

type Of = { id: number } | { user: string };

interface MailChoice {
  topic: ProfileTopic;
  wantsMail: boolean;
  now: Date;
  /** Null: by the link in a mail. */
  author: string | null;
}

/** Bulk mails are a purpose of the ledger. The first instant stays when someone stops the same mails twice. */
export async function saveMailChoice(
  tx: Knex.Transaction,
  of: Of,
  { topic, wantsMail, now, author }: MailChoice,
): Promise<boolean> {
  const profile = await tx(`${table} as p`)
    .where(of)
    .forUpdate()
    .first('id', 'author_relation', {
      stopped_at: columnOf[topic],
      own: tx.raw(answersOfCandidate('p.id')),
    });
  if (!profile) return false;
  if ((profile.stopped_at === null) === wantsMail) return true;
  if (topic === 'bulk') {
    const way = author === null ? 'link' : 'app';
    const { candidates_word: countsCandidatesWord } = await readAssociation(tx, 'candidates_word');
    const isByOther = needsConsent(profile.author_relation);
    const waiting = listWaiting({ countsCandidatesWord, isByOther, way, own: profile.own });
    const words = weighAnswers({ mails: wantsMail }, { before: {}, waiting });
    await addConsents(tx, profile.id, words, { author, way, now });
  } else {
    await tx(table)
      .where({ id: profile.id })
      .update({ family_mail_stopped_at: wantsMail ? null : now });
  }
  return true;
}

/** Since when the family gets no such mails: null while it does, undefined without a profile. */
export async function findMailStop(db: Knex, of: Of, topic: ProfileTopic): Promise<Date | null | undefined> {
  const row = await db(table).where(of).first({ stopped_at: columnOf[topic] });
  return row?.stopped_at;
}
