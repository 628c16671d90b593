/**
 * One file of an export: rows of a table that are about the person. In `where`, $1 is the account, $2 the ids of its
 * profiles and $3 the address of its mail.
 */
export interface Part {
  /** Its file, and the key of its title in `dataPaper.json`. */
  name: string;
  table: string;
  /** The columns by which the person is found. */
  by: readonly string[];
  where: string;
  /** Columns with secrets, about somebody else, or computed from the others. */
  without?: readonly string[];
}

const ofProfile = (name: string, table: string, without: readonly string[] = []): Part => ({
  name,
  table,
  by: ['profile'],
  where: 'profile = any($2)',
  without,
});

const ofUser = (name: string, table: string, without: readonly string[] = []): Part => ({
  name,
  table,
  by: ['user'],
  where: '"user" = $1',
  without,
});

const ofPayment = (name: string, table: string, without: readonly string[] = []): Part => ({
  name,
  table,
  by: ['payment'],
  where: 'payment in (select id from qd_payments where "user" = $1)',
  without,
});

const favourites = 'junction_directus_users_qd_matrimonial_profile';

/** Which side ended one, the number that the other family shares, and what only the server needs. */
const othersOfInterest = [
  'closed_by',
  'shared_mobile',
  'answer_before',
  'settles_at',
  'told_at',
  'last_call_at',
];

const account: readonly Part[] = [
  {
    name: 'account',
    table: 'directus_users',
    by: ['id'],
    where: 'id = $1',
    without: [
      'password',
      'token',
      'tfa_secret',
      'auth_data',
      'otp',
      'otp_sent_at',
      'otp_tries_used',
      'token_generation',
    ],
  },
  ofUser('rights', 'directus_access'),
  ofUser('sessions', 'directus_sessions', ['token', 'next_token', 'session_id']),
  ofUser('activity', 'directus_activity'),
  ofUser('login-cards', 'login_card', ['code_hash', 'made_by']),
  {
    name: 'contact-changes',
    table: 'contact_change',
    by: ['account'],
    where: 'account = $1',
    without: ['code_hash', 'tries_used'],
  },
  {
    name: 'import',
    table: 'import_row',
    by: ['user', 'profile'],
    where: '"user" = $1 or profile = any($2)',
  },
];

const profile: readonly Part[] = [
  {
    ...ofUser('profile', 'qd_matrimonial_profile', ['user_created', 'consent_by', 'name_key', 'place_key']),
    by: ['user', 'user_created', 'consent_by'],
  },
  ofUser('nominee', 'nominee'),
  {
    name: 'data-requests',
    table: 'data_request',
    by: ['account'],
    where: 'account = $1',
    without: ['checked_by', 'done_by', 'certificate', 'certificate_photo'],
  },
  {
    name: 'closed-before',
    table: 'sealed_account',
    by: ['account'],
    where: 'account = $1',
    without: ['email_mark', 'sealed_key', 'folder', 'live_files', 'held_by'],
  },
  ofProfile('consents', 'consent'),
  ofProfile('consent-requests', 'consent_request'),
  ofProfile('questions', 'freshness_question', ['called_by']),
  ofProfile('addresses', 'qd_address'),
  ofProfile('desk-entry', 'desk_entry', ['entered_by', 'held_by']),
  {
    name: 'papers',
    table: 'desk_paper',
    by: ['entry'],
    where: 'entry in (select id from desk_entry where profile = any($2))',
    without: ['content', 'taken_by'],
  },
  {
    name: 'education',
    table: 'qd_matrimonial_profile_education',
    by: ['qd_matrimonial_profile_id'],
    where: 'qd_matrimonial_profile_id = any($2)',
  },
  {
    name: 'gallery',
    table: 'qd_matrimonial_profile_files',
    by: ['qd_matrimonial_profile_id', 'directus_files_id'],
    where: 'qd_matrimonial_profile_id = any($2)',
  },
  ofProfile('preferences', 'partner_preference', ['lives_in_names', 'lives_in_near']),
  ofProfile('revisions', 'profile_revision', ['decided_by']),
  ofProfile('printed', 'printed_profile', ['pulled_by']),
  ofProfile('serial-numbers', 'serial_change'),
  ofProfile('proof-answers', 'proof_answer', ['answered_by']),
  ofProfile('proof-mistakes', 'proof_mistake', ['settled_by']),
];

const lists: readonly Part[] = [
  ...[
    ['favourites', favourites],
    ['blocks', `${favourites}_1`],
  ].map(([name = '', table = '']) => ({
    name,
    table,
    by: ['directus_users_id'],
    where: 'directus_users_id = $1',
  })),
  {
    name: 'notes',
    table: 'matrimonial_profile_notes',
    by: ['user_created'],
    where: 'user_created = $1',
  },
  ofUser('saved-searches', 'saved_search'),
  ofUser('biodata', 'biodata'),
  ofUser('biodata-files', 'biodata_file', ['hash', 'pdf', 'picture']),
  ofProfile('biodata-links', 'biodata_link', ['code_hash', 'code_sealed']),
  {
    name: 'biodata-openings',
    table: 'biodata_opening',
    by: ['link'],
    where: 'link in (select id from biodata_link where profile = any($2))',
    without: ['device'],
  },
  {
    name: 'numbers-opened',
    table: 'contact_reveal',
    by: ['viewer'],
    where: 'viewer = $1',
  },
  ofProfile('numbers-shown', 'contact_reveal', ['viewer']),
  {
    name: 'messages-sent',
    table: 'member_message',
    by: ['sender'],
    where: 'sender = $1',
  },
  ofProfile('messages-received', 'member_message', ['sender']),
  {
    name: 'interests-sent',
    table: 'interest',
    by: ['sender', 'sender_account'],
    where: 'sender = any($2)',
    without: othersOfInterest,
  },
  {
    name: 'interests-received',
    table: 'interest',
    by: ['receiver'],
    where: "receiver = any($2) and state <> 'withdrawn'",
    without: [...othersOfInterest, 'sender_account', 'reminded_at', 'answer_seen_at'],
  },
  ofProfile('gone-families', 'gone_family', ['came_as', 'was']),
  {
    name: 'reports',
    table: 'member_report',
    by: ['reporter'],
    where: 'reporter = $1',
    // What the office found out is about the other person.
    without: ['evidence', 'decided_by'],
  },
  ofProfile('melawa-answers', 'melawa_answer', ['answered_by']),
  {
    name: 'melawa-passes',
    table: 'melawa_pass',
    by: ['answer'],
    where: 'answer in (select id from melawa_answer where profile = any($2))',
    without: ['token_hash', 'code_hash', 'sealed_token'],
  },
  ofProfile('melawa-pairs', 'melawa_pair_side'),
  {
    name: 'grievances',
    table: 'grievance',
    by: ['account'],
    where: 'account = $1',
    // What the office did, with its notes.
    without: ['handler', 'history', 'late_told_at'],
  },
];

const money: readonly Part[] = [
  ofUser('subscriptions', 'qd_subscriptions'),
  ofUser('orders', 'qd_order'),
  ofUser('payments', 'qd_payments', ['recorded_by']),
  ofPayment('payment-attempts', 'payment_attempt'),
  ofPayment('payment-events', 'qd_payment_event'),
  ofPayment('refunds', 'payment_refund', ['asked_by', 'confirmed_by', 'idempotency_key']),
  ofPayment('receipts', 'receipt', ['pdf']),
];

const traces: readonly Part[] = [
  {
    name: 'mails',
    table: 'qdb_mail',
    by: ['to_email'],
    where: 'lower(to_email) = lower($3)',
  },
  {
    name: 'bulk-mails',
    table: 'qdb_cold_mail_to_profile',
    by: ['qd_matrimonial_profile_id'],
    where: 'qd_matrimonial_profile_id = any($2)',
  },
  ofProfile('incidents', 'incident_person', ['called_by']),
  ofProfile('exports', 'exported_profile', ['export']),
  ofUser('downloads', 'data_download'),
  {
    name: 'audit',
    table: 'audit_log',
    by: ['actor', 'on_behalf_of', 'subject_id'],
    where: `actor = $1 or on_behalf_of = $1 or (subject_collection = 'directus_users' and subject_id = $1::text)
      or (subject_collection = 'qd_matrimonial_profile' and subject_id = any($2::text[]))`,
    // `actor_kind` says whether it was the member or the office.
    without: ['actor', 'on_behalf_of'],
  },
  {
    name: 'files',
    table: 'directus_files',
    by: ['uploaded_by'],
    where: `uploaded_by = $1
      or id in (select unnest(array[main_photo, main_video]) from qd_matrimonial_profile where id = any($2))
      or id in (select directus_files_id from qd_matrimonial_profile_files where qd_matrimonial_profile_id = any($2))`,
    without: ['modified_by', 'tus_id', 'tus_data'],
  },
];

/** In the order of the index. */
export const parts: readonly Part[] = [...account, ...profile, ...lists, ...money, ...traces];
