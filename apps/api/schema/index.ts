import { adminSetting } from './admin-setting.ts';
import { biodata, biodataFile, biodataLink, biodataOpening } from './biodata.ts';
import { bookJob } from './book-job.ts';
import { ledgerTransfer, receipt, receiptSeries, reconciliationRun, settlementLine } from './books.ts';
import { dataRequest, nominee, sealedAccount } from './closing.ts';
import { qdbColdMail, qdbColdMailRecipients } from './cold-mail.ts';
import { contactChange } from './contact-change.ts';
import { consent } from './consent.ts';
import { consentRequest } from './consent-request.ts';
import { incident, incidentPerson } from './incident.ts';
import { dataDownload, exportedProfile } from './data-use.ts';
import type { CollectionDefinition } from './collection.ts';
import { deskEntry, deskPaper, loginCard } from './desk-entry.ts';
import { directusAccess } from './directus-access.ts';
import { directusFiles } from './directus-files.ts';
import { directusSessions } from './directus-sessions.ts';
import { directusUsers } from './directus-users.ts';
import { edition } from './edition.ts';
import { firstRun } from './first-run.ts';
import { freshnessQuestion } from './freshness-question.ts';
import { grievance } from './grievance.ts';
import { hallScreen } from './hall-screen.ts';
import { importJob } from './import-job.ts';
import { importRow } from './import-row.ts';
import { goneFamily, interest } from './interest.ts';
import { auditLog, contactReveal, memberMessage } from './logs.ts';
import { lookupDistinct, lookupMerge, qdbLookup, qdbLookupType, qpPmHolidays } from './lookups.ts';
import { blocks, favourites, notes } from './member-lists.ts';
import {
  melawaAnswer,
  melawaDesk,
  melawaEvent,
  melawaOperation,
  melawaPass,
  melawaWalkIn,
} from './melawa.ts';
import { melawaStage, melawaStageStep } from './melawa-stage.ts';
import { melawaRehearsed, melawaWord } from './melawa-board.ts';
import {
  melawaChoice,
  melawaChoiceRound,
  melawaLookUp,
  melawaPair,
  melawaPairSide,
  melawaSaid,
  melawaSlip,
} from './melawa-choices.ts';
import { memberReport } from './member-report.ts';
import { qdOrder, qdSubscriptions } from './money.ts';
import { newsPost } from './news-post.ts';
import { partnerPreference } from './partner-preference.ts';
import { paymentAttempt, paymentRefund, qdPaymentEvents, qdPayments } from './payments.ts';
import { printedProfile } from './printed-profile.ts';
import { profileEducation, profilePhotos, qdAddress } from './profile-parts.ts';
import { profileRevision } from './profile-revision.ts';
import { proofAnswer, proofMistake } from './proof.ts';
import { qdMatrimonialProfile } from './qd-matrimonial-profile.ts';
import { qdbMail } from './qdb-mail.ts';
import { savedSearch } from './saved-search.ts';
import { secondFactor } from './second-factor.ts';
import { serialChange, serialRun } from './serial-run.ts';

/** The PostgreSQL extensions that the rules need. */
export const databaseExtensions = ['pg_trgm', 'unaccent'] as const;

/** Our whole schema, in the order of the Studio. */
export const schema: CollectionDefinition[] = [
  directusUsers,
  directusAccess,
  directusFiles,
  directusSessions,
  secondFactor,
  contactChange,
  firstRun,
  qdMatrimonialProfile,
  qdAddress,
  profilePhotos,
  profileEducation,
  profileRevision,
  consent,
  consentRequest,
  nominee,
  dataRequest,
  sealedAccount,
  freshnessQuestion,
  deskEntry,
  deskPaper,
  loginCard,
  partnerPreference,
  favourites,
  blocks,
  notes,
  savedSearch,
  qdSubscriptions,
  qdPayments,
  paymentAttempt,
  paymentRefund,
  qdPaymentEvents,
  qdOrder,
  ledgerTransfer,
  receiptSeries,
  receipt,
  settlementLine,
  reconciliationRun,
  edition,
  serialRun,
  serialChange,
  bookJob,
  printedProfile,
  hallScreen,
  melawaEvent,
  melawaAnswer,
  melawaPass,
  melawaDesk,
  melawaOperation,
  melawaWalkIn,
  melawaStage,
  melawaStageStep,
  melawaWord,
  melawaRehearsed,
  melawaChoiceRound,
  melawaChoice,
  melawaLookUp,
  melawaSlip,
  melawaPair,
  melawaPairSide,
  melawaSaid,
  proofAnswer,
  proofMistake,
  adminSetting,
  qdbLookup,
  qdbLookupType,
  lookupMerge,
  lookupDistinct,
  qpPmHolidays,
  qdbMail,
  qdbColdMail,
  qdbColdMailRecipients,
  contactReveal,
  memberMessage,
  interest,
  goneFamily,
  biodata,
  biodataFile,
  biodataLink,
  biodataOpening,
  memberReport,
  grievance,
  auditLog,
  exportedProfile,
  dataDownload,
  incident,
  incidentPerson,
  importRow,
  importJob,
  newsPost,
];
