import type { DemoCommunity } from './community.ts';

/** The rows of one collection. */
export interface DemoTable {
  collection: string;
  rows: readonly object[];
}

/**
 * The community by collection name, ordered so that references exist. Accounts and files are not included:
 * the engine creates those.
 */
export function demoTables(community: DemoCommunity): DemoTable[] {
  const tables: Record<string, readonly object[]> = {
    qd_matrimonial_profile: community.profiles,
    qd_address: community.addresses,
    qd_matrimonial_profile_files: community.profilePhotos,
    qd_matrimonial_profile_education: community.profileEducation,
    partner_preference: community.preferences,
    consent: community.consents,
    freshness_question: community.questions,
    interest: community.interests,
    saved_search: community.savedSearches,
    junction_directus_users_qd_matrimonial_profile: community.favourites,
    junction_directus_users_qd_matrimonial_profile_1: community.blocks,
    matrimonial_profile_notes: community.notes,
    qd_subscriptions: community.subscriptions,
    qd_order: community.orders,
    qd_payments: community.payments,
    qdb_cold_mail: community.coldMails,
    qdb_cold_mail_to_profile: community.coldMailRecipients,
    qdb_mail: community.mails,
    qp_pm_holidays: community.holidays,
    news_post: community.newsPosts,
    contact_reveal: community.contactReveals,
    member_message: community.memberMessages,
    member_report: community.memberReports,
    audit_log: community.auditLog,
    melawa_event: community.melawaEvents,
    melawa_answer: community.melawaAnswers,
    melawa_desk: community.melawaDesks,
    melawa_operation: community.melawaOperations,
  };
  return Object.entries(tables).map(([collection, rows]) => ({ collection, rows }));
}
