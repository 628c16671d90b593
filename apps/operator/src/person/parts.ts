/**
 * One file of an export: rows of a table that are about the person. In `where`, $1 is the account, $2 the ids of its
 * profiles and $3 the address of its mail.
 */
export interface Part {
  name: string;
  title: string;
  table: string;
  /** The columns by which the person is found. */
  by: readonly string[];
  where: string;
  /** Columns with secrets, about somebody else, or computed from the others. */
  without?: readonly string[];
}

const ofProfile = (name: string, title: string, table: string, without: readonly string[] = []): Part => ({
  name,
  title,
  table,
  by: ['profile'],
  where: 'profile = any($2)',
  without,
});

const ofUser = (name: string, title: string, table: string, without: readonly string[] = []): Part => ({
  name,
  title,
  table,
  by: ['user'],
  where: '"user" = $1',
  without,
});

const ofPayment = (name: string, title: string, table: string, without: readonly string[] = []): Part => ({
  name,
  title,
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
    title: 'The account',
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
  ofUser('rights', 'Duties in the office', 'directus_access'),
  ofUser('sessions', 'Devices that are signed in', 'directus_sessions', [
    'token',
    'next_token',
    'session_id',
  ]),
  ofUser('activity', 'Sign-ins and changes, as the engine records them', 'directus_activity'),
  {
    name: 'contact-changes',
    title: 'Changes of e-mail and mobile',
    table: 'contact_change',
    by: ['account'],
    where: 'account = $1',
    without: ['code_hash', 'tries_used'],
  },
  {
    name: 'import',
    title: 'Where the account came from, if it was brought from an older system',
    table: 'import_row',
    by: ['user', 'profile'],
    where: '"user" = $1 or profile = any($2)',
  },
];

const profile: readonly Part[] = [
  {
    ...ofUser('profile', 'The profile', 'qd_matrimonial_profile', [
      'user_created',
      'consent_by',
      'name_key',
      'place_key',
    ]),
    by: ['user', 'user_created', 'consent_by'],
  },
  ofProfile('consents', 'What was agreed to, and when', 'consent'),
  ofProfile('questions', 'Whether the family still looks', 'freshness_question', ['called_by']),
  ofProfile('addresses', 'Addresses', 'qd_address'),
  {
    name: 'education',
    title: 'Education',
    table: 'qd_matrimonial_profile_education',
    by: ['qd_matrimonial_profile_id'],
    where: 'qd_matrimonial_profile_id = any($2)',
  },
  {
    name: 'gallery',
    title: 'Photos in the gallery',
    table: 'qd_matrimonial_profile_files',
    by: ['qd_matrimonial_profile_id', 'directus_files_id'],
    where: 'qd_matrimonial_profile_id = any($2)',
  },
  ofProfile('preferences', 'What the family looks for', 'partner_preference', [
    'lives_in_names',
    'lives_in_near',
  ]),
  ofProfile('revisions', 'Changes of the profile that were reviewed', 'profile_revision', ['decided_by']),
  ofProfile('printed', 'As printed in the book', 'printed_profile', ['pulled_by']),
  ofProfile('serial-numbers', 'Serial numbers that were given', 'serial_change'),
  ofProfile('proof-answers', 'Answers about the printed page', 'proof_answer', ['answered_by']),
  ofProfile('proof-mistakes', 'Mistakes reported on the printed page', 'proof_mistake', ['settled_by']),
];

const lists: readonly Part[] = [
  ...[
    ['favourites', 'Favourites', favourites],
    ['blocks', 'Blocked profiles', `${favourites}_1`],
  ].map(([name = '', title = '', table = '']) => ({
    name,
    title,
    table,
    by: ['directus_users_id'],
    where: 'directus_users_id = $1',
  })),
  {
    name: 'notes',
    title: 'Private notes',
    table: 'matrimonial_profile_notes',
    by: ['user_created'],
    where: 'user_created = $1',
  },
  ofUser('saved-searches', 'Saved searches', 'saved_search'),
  ofUser('biodata', 'How the biodata is made', 'biodata'),
  ofUser('biodata-files', 'When a file of the biodata was made', 'biodata_file', ['hash', 'pdf', 'picture']),
  ofProfile('biodata-links', 'Links to the biodata', 'biodata_link', ['code_hash', 'code_sealed']),
  {
    name: 'biodata-openings',
    title: 'Days on which a link was opened',
    table: 'biodata_opening',
    by: ['link'],
    where: 'link in (select id from biodata_link where profile = any($2))',
    without: ['device'],
  },
  {
    name: 'numbers-opened',
    title: 'Numbers of others that were opened',
    table: 'contact_reveal',
    by: ['viewer'],
    where: 'viewer = $1',
  },
  ofProfile('numbers-shown', 'When the own number was opened', 'contact_reveal', ['viewer']),
  {
    name: 'messages-sent',
    title: 'Messages to other families',
    table: 'member_message',
    by: ['sender'],
    where: 'sender = $1',
  },
  ofProfile('messages-received', 'Messages from other families', 'member_message', ['sender']),
  {
    name: 'interests-sent',
    title: 'Interest in other families',
    table: 'interest',
    by: ['sender', 'sender_account'],
    where: 'sender = any($2)',
    without: othersOfInterest,
  },
  {
    name: 'interests-received',
    title: 'Interest of other families',
    table: 'interest',
    by: ['receiver'],
    where: "receiver = any($2) and state <> 'withdrawn'",
    without: [...othersOfInterest, 'sender_account', 'reminded_at', 'answer_seen_at'],
  },
  {
    name: 'reports',
    title: 'Reports about others',
    table: 'member_report',
    by: ['reporter'],
    where: 'reporter = $1',
    // What the office found out is about the other person.
    without: ['evidence', 'decided_by'],
  },
  {
    name: 'grievances',
    title: 'Grievances, with their answers',
    table: 'grievance',
    by: ['account'],
    where: 'account = $1',
    // What the office did, with its notes.
    without: ['handler', 'history', 'late_told_at'],
  },
];

const money: readonly Part[] = [
  ofUser('subscriptions', 'Subscriptions', 'qd_subscriptions'),
  ofUser('orders', 'Orders of the book', 'qd_order'),
  ofUser('payments', 'Payments', 'qd_payments', ['recorded_by']),
  ofPayment('payment-attempts', 'Attempts to pay', 'payment_attempt'),
  ofPayment('payment-events', 'What the payment provider reported', 'qd_payment_event'),
  ofPayment('refunds', 'Refunds', 'payment_refund', ['asked_by', 'confirmed_by', 'idempotency_key']),
  ofPayment('receipts', 'Receipts; their files are beside this page', 'receipt', ['pdf']),
];

const traces: readonly Part[] = [
  {
    name: 'mails',
    title: 'Mails that were sent',
    table: 'qdb_mail',
    by: ['to_email'],
    where: 'lower(to_email) = lower($3)',
  },
  {
    name: 'bulk-mails',
    title: 'Mails to many',
    table: 'qdb_cold_mail_to_profile',
    by: ['qd_matrimonial_profile_id'],
    where: 'qd_matrimonial_profile_id = any($2)',
  },
  {
    name: 'audit',
    title: 'What was done with the account and the profile',
    table: 'audit_log',
    by: ['actor', 'on_behalf_of', 'subject_id'],
    where: `actor = $1 or on_behalf_of = $1 or (subject_collection = 'directus_users' and subject_id = $1::text)
      or (subject_collection = 'qd_matrimonial_profile' and subject_id = any($2::text[]))`,
    // `actor_kind` says whether it was the member or the office.
    without: ['actor', 'on_behalf_of'],
  },
  {
    name: 'files',
    title: 'Photos and videos; the files are beside this page',
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
