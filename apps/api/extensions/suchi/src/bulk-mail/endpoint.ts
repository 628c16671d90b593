import { defineEndpoint } from '@directus/extensions-sdk';
import {
  actOnBulkMailContract,
  bulkMailFailuresContract,
  bulkMailRecipientsContract,
  bulkMailsContract,
  bulkMailSetupContract,
  mailChoiceContract,
  openUnsubscribeContract,
  ownMailChoiceContract,
  sendBulkMailContract,
  setOwnMailChoiceContract,
  testBulkMailContract,
  unsubscribeContract,
} from '@suchi/contracts/bulk-mail';
import type { BulkMailPriority } from '@suchi/domain/bulk-mail';
import type { Router } from 'express';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { stopPage } from '../platform/stop-links.ts';
import { mountRoute, perAccount, perAddress } from '../platform/route.ts';
import { actOnMail } from './commands/act-on-mail.ts';
import { chooseByLink, chooseOwn, readOwnChoice, unsubscribe } from './commands/choose-mail.ts';
import { readFailures, readHistory, readSetup } from './commands/read-mails.ts';
import { readRecipients } from './commands/read-recipients.ts';
import { sendBulkMail } from './commands/send-bulk-mail.ts';
import { testBulkMail } from './commands/test-bulk-mail.ts';
import { presentCard, presentFailures, presentRecipients } from './present.ts';

const hour = 60 * 60;
/** The history page reads every five seconds, in several tabs. */
const readingMails = perAccount({ name: 'bulk-mail-reading', times: 6000, perSeconds: hour });
/** A choice of 20,000 candidates takes 40 pages. */
const readingRecipients = perAccount({ name: 'bulk-mail-recipients', times: 2000, perSeconds: hour });
const changingMails = perAccount({ name: 'bulk-mail-changing', times: 300, perSeconds: hour });
const testingMails = perAccount({ name: 'bulk-mail-testing', times: 60, perSeconds: hour });
/** Wide: a mail provider unsubscribes many people from one address. */
const unsubscribing = perAddress({
  name: 'bulk-mail-unsubscribing',
  times: 600,
  perSeconds: hour,
  isPerAddress: true,
});
const choosingMails = perAccount({ name: 'bulk-mail-choosing', times: 120, perSeconds: hour });

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountCompose(router, platform);
  mountHistory(router, platform);
  mountChoices(router, platform);
});

function mountCompose(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: bulkMailRecipientsContract,
    limits: [readingRecipients],
    readsSnapshot: readRecipients,
    present: presentRecipients,
  });
  mountRoute(router, platform, {
    contract: bulkMailSetupContract,
    limits: [readingMails],
    reads: readSetup,
    present: ({ words, association, perMinute, waiting }) => ({
      words,
      association: association.name,
      per_minute: perMinute,
      waiting: waiting.map(({ priority, mails }) => ({ priority: priority as BulkMailPriority, mails })),
    }),
  });
  mountRoute(router, platform, {
    contract: testBulkMailContract,
    limits: [testingMails],
    writes: testBulkMail,
    present: (email) => ({ email }),
  });
  mountRoute(router, platform, {
    contract: sendBulkMailContract,
    limits: [changingMails],
    writes: sendBulkMail,
    present: (id) => ({ id }),
  });
}

function mountHistory(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: bulkMailsContract,
    limits: [readingMails],
    readsSnapshot: readHistory,
    present: ({ total, perMinute, cards }) => ({
      total,
      per_minute: perMinute,
      mails: cards.map(presentCard),
    }),
  });
  mountRoute(router, platform, {
    contract: bulkMailFailuresContract,
    limits: [readingMails],
    reads: readFailures,
    present: presentFailures,
  });
  mountRoute(router, platform, {
    contract: actOnBulkMailContract,
    limits: [changingMails],
    writes: actOnMail,
    present: presentCard,
  });
}

const presentChoice = (wantsMail: boolean) => ({ wants_mail: wantsMail });

function mountChoices(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: unsubscribeContract,
    limits: [unsubscribing],
    writes: unsubscribe,
    present: presentChoice,
  });
  mountRoute(router, platform, {
    contract: openUnsubscribeContract,
    limits: [unsubscribing],
    reads: ({ input }) => Promise.resolve(input),
    present: ({ of, token }) => ({ location: stopPage(platform.env.publicUrl, of, token) }),
  });
  mountRoute(router, platform, {
    contract: mailChoiceContract,
    limits: [unsubscribing],
    writes: chooseByLink,
    present: presentChoice,
  });
  mountRoute(router, platform, {
    contract: ownMailChoiceContract,
    limits: [choosingMails],
    reads: readOwnChoice,
    present: (wantsMail) => ({ wants_mail: wantsMail }),
  });
  mountRoute(router, platform, {
    contract: setOwnMailChoiceContract,
    limits: [choosingMails],
    writes: chooseOwn,
    present: presentChoice,
  });
}
