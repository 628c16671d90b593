// Written by `node scripts/write-row-types.ts` from apps/api/schema. Do not edit.
import type { Knex } from 'knex';

/** The rows of our tables and of the engine's tables that we query, as the driver gives them. */
export interface Rows {
  directus_users: {
    id: string;
    first_name: string | null;
    last_name: string | null;
    email: string | null;
    password: string | null;
    status: string;
    role: string | null;
    last_access: Date | null;
    tfa_secret: string | null;
    mobile: string | null;
    email_verified: boolean;
    is_tester: boolean;
    is_reactivated: boolean;
    app_language: string | null;
    membership_valid_till: Date | null;
    suchi_book_order: 'ordered' | 'dispatched' | 'delivered' | null;
    suchi_name: string | null;
    delivery_address: string | null;
    otp: string | null;
    otp_sent_at: Date | null;
    otp_tries_used: number;
    token_generation: number;
    invited_at: Date | null;
    date_created: Date;
  };
  directus_sessions: {
    token: string;
    user: string | null;
    expires: Date;
    user_agent: string | null;
    next_token: string | null;
    session_id: string;
    signed_in_at: Date;
    seen_at: Date | null;
    is_kept: boolean | null;
  };
  directus_files: {
    id: string;
    storage: string;
    filename_disk: string | null;
    filename_download: string;
    folder: string | null;
    uploaded_by: string | null;
    uploaded_on: Date | null;
    title: string | null;
    type: string | null;
    filesize: string | null;
    width: number | null;
    height: number | null;
    metadata: unknown;
    tus_id: string | null;
  };
  directus_access: {};
  second_factor: {
    id: number;
    user: string;
    sealed_key: string | null;
    set_at: Date | null;
    last_step: number;
    recovery_hashes: unknown;
    pending_key: string | null;
    pending_at: Date | null;
  };
  contact_change: {
    id: string;
    account: string;
    kind: 'email' | 'mobile';
    before: string | null;
    after: string;
    code_hash: string | null;
    sent_at: Date | null;
    tries_used: number;
    changed_at: Date | null;
    undone_at: Date | null;
    date_created: Date;
  };
  first_run: {
    id: number;
    token_hash: string;
    expires_at: Date;
    browser_hash: string | null;
    started_at: Date | null;
    steps: unknown;
    admin: string | null;
    mail_sent_at: Date | null;
    mail_confirmed_at: Date | null;
    payments_tried_at: Date | null;
    payments_answered: boolean;
    opened_at: Date | null;
  };
  qd_matrimonial_profile: {
    id: number;
    user: string | null;
    user_created: string | null;
    status: 'Draft' | 'Pending' | 'Active' | 'Blocked' | 'Rejected' | 'married';
    last_status: 'Draft' | 'Pending' | 'Active' | 'Blocked' | 'Rejected' | 'married' | null;
    rejection_reason: string | null;
    validation_errors: unknown;
    is_hidden: boolean;
    hidden_by_staff: boolean;
    serial_number: number | null;
    edition: number | null;
    keeps_serial: boolean;
    is_attending: number | null;
    attending_edition: number | null;
    in_book: boolean;
    hall_consent: boolean | null;
    photo_for: 'all' | 'accepted';
    number_for: 'all' | 'accepted';
    shows_horoscope: boolean;
    married_by_vmm: boolean;
    marital_status_before_marriage: 'Unmarried' | 'Divorced' | 'Widow' | 'Widower' | 'married' | null;
    consent_at: Date | null;
    consent_by: string | null;
    bulk_mail_stopped_at: Date | null;
    family_mail_stopped_at: Date | null;
    shown_since: Date | null;
    confirmed_at: Date | null;
    name_key: string | null;
    place_key: string | null;
    date_created: Date;
    date_updated: Date | null;
    author_relation: 'myself' | 'daughter' | 'son' | 'sister' | 'brother' | 'relative' | 'unknown' | null;
    author_relation_text: string | null;
    has_consent: boolean;
    main_photo: string | null;
    main_video: string | null;
    first_name: string | null;
    middle_name: string | null;
    last_name: string | null;
    petname: string | null;
    own_script_name: string | null;
    gender: 'Male' | 'Female' | null;
    marital_status: 'Unmarried' | 'Divorced' | 'Widow' | 'Widower' | 'married' | null;
    food: 'vegetarian' | 'jain' | 'eggs' | 'non_vegetarian' | null;
    brithday: Date | null;
    birth_time: string | null;
    birth_time_accuracy: 'exact' | 'about' | 'unknown' | null;
    new_birth_place: unknown;
    new_native_place: unknown;
    gotra: number | null;
    maternal_surname: string | null;
    maternal_gotra: number | null;
    match_horoscope: boolean;
    height: string | null;
    weight: number | null;
    blood_group: number | null;
    complexion: string | null;
    body_build: string | null;
    is_handicapped: boolean;
    mention_disability: string | null;
    father_name: string | null;
    father_occupation: string | null;
    mother_name: string | null;
    mother_occupation: string | null;
    brothers_married: number;
    brothers_unmarried: number;
    sisters_married: number;
    sisters_unmarried: number;
    has_children: boolean;
    children_count: number | null;
    heighest_education: number | null;
    second_heighest_education: number | null;
    education_sector: string | null;
    education_stream: string | null;
    job_type: number | null;
    new_occupation: string | null;
    organization_name: string | null;
    designation: string | null;
    income: number | null;
    income_currency: 'INR' | 'USD' | 'GBP' | 'EUR' | null;
    new_location: unknown;
    new_country: string | null;
    would_live_in: 'india' | 'abroad' | 'near_home' | 'anywhere' | null;
    partner_expectations: string | null;
    hide_street: boolean;
    email: string | null;
    social_facebook: string | null;
    social_linkedin: string | null;
    social_twitter: string | null;
    children: unknown;
    children_data: string | null;
    birth_place: number | null;
    native_place: number | null;
    location: number | null;
    country: number | null;
    occupation: number | null;
    education: number | null;
    handicapped: string | null;
  };
  qd_address: {
    id: number;
    profile: number;
    name: string | null;
    address: string | null;
    city: string | null;
    pincode: string | null;
    country: number | null;
    mobile: string | null;
    mobile_alternative: string | null;
  };
  qd_matrimonial_profile_files: {
    id: number;
    qd_matrimonial_profile_id: number;
    directus_files_id: string;
  };
  qd_matrimonial_profile_education: {
    id: number;
    qd_matrimonial_profile_id: number;
    qdb_lookup_id: number;
  };
  profile_revision: {
    id: number;
    profile: number;
    status: 'draft' | 'submitted' | 'rejected' | 'approved' | 'withdrawn';
    form: unknown;
    changes: unknown;
    rejection_reason: string | null;
    submitted_at: Date | null;
    decided_at: Date | null;
    decided_by: string | null;
    date_created: Date;
    date_updated: Date;
  };
  consent: {
    id: number;
    profile: number;
    purpose: 'search' | 'book' | 'hall' | 'number' | 'horoscope' | 'mails';
    event: 'on' | 'off' | 'asked' | 'shown';
    at: Date;
    way: 'app' | 'link' | 'code' | 'paper' | 'office' | 'rest' | 'notice' | 'import' | 'kept';
    author: string | null;
    notice: number | null;
    language: string | null;
    paper: string | null;
  };
  consent_request: {
    id: string;
    profile: number;
    email: string;
    sent_at: Date;
    answered_at: Date | null;
  };
  nominee: {
    id: number;
    user: string;
    name: string;
    relation: string;
    mobile: string;
    date_created: Date;
    date_updated: Date | null;
  };
  data_request: {
    id: number;
    kind: 'delete' | 'copy' | 'correct' | 'withdraw' | 'held';
    way: 'app' | 'letter' | 'phone' | 'email' | 'visit';
    asked_by: 'self' | 'nominee' | 'other';
    account: string | null;
    about: string | null;
    asker: string | null;
    wanted: string | null;
    received_on: Date;
    due_on: Date;
    state: 'open' | 'done' | 'refused';
    identity: string | null;
    checked_by: string | null;
    checked_at: Date | null;
    certificate: string | null;
    certificate_photo: string | null;
    outcome: string | null;
    done_by: string | null;
    done_at: Date | null;
    date_created: Date;
  };
  sealed_account: {
    id: number;
    request: number;
    account: string | null;
    state: 'sealed' | 'restored' | 'destroyed';
    email_mark: string | null;
    sealed_key: string | null;
    folder: string | null;
    live_files: unknown;
    closed_at: Date;
    restore_until: Date;
    sealed_until: Date;
    backup_until: Date;
    rows: unknown;
    held_reason: string | null;
    held_by: string | null;
    held_at: Date | null;
    ended_at: Date | null;
  };
  freshness_question: {
    id: string;
    profile: number;
    round: Date;
    asked_at: Date;
    is_mailed: boolean;
    reminded_at: Date | null;
    rested_at: Date | null;
    answer: 'yes' | 'engaged' | 'married' | 'paused' | null;
    answered_at: Date | null;
    way: 'app' | 'link' | 'office' | null;
    called_at: Date | null;
    called_by: string | null;
  };
  desk_entry: {
    id: number;
    profile: number;
    bringer: 'candidate' | 'mother' | 'father' | 'sibling' | 'other';
    entered_by: string | null;
    asked: unknown;
    held_by: string | null;
    held_at: Date | null;
    agreed_at: Date | null;
    date_created: Date;
  };
  desk_paper: {
    id: string;
    entry: number | null;
    kind: 'consent' | 'form';
    content: string;
    taken_by: string | null;
    taken_at: Date;
  };
  login_card: {
    id: number;
    user: string;
    number: string;
    code_hash: string;
    valid_until: Date;
    tries_used: number;
    made_by: string | null;
    made_at: Date;
    ended_at: Date | null;
    claimed_at: Date | null;
  };
  partner_preference: {
    id: number;
    profile: number;
    age_from: number | null;
    age_to: number | null;
    height_from: string | null;
    height_to: string | null;
    marital_status: string | null;
    education: 'school' | 'diploma' | 'degree' | 'postgraduate' | 'doctorate' | null;
    lives_in: unknown;
    lives_in_names: string | null;
    lives_in_near: string | null;
    would_live_in: string | null;
    work: string | null;
    income: number | null;
    food: string | null;
    horoscope: boolean | null;
    gotra: 'same' | 'mothers' | 'any' | null;
    age_must: boolean;
    height_must: boolean;
    marital_status_must: boolean;
    education_must: boolean;
    lives_in_must: boolean;
    would_live_in_must: boolean;
    work_must: boolean;
    income_must: boolean;
    food_must: boolean;
    horoscope_must: boolean;
    date_created: Date;
    date_updated: Date | null;
  };
  junction_directus_users_qd_matrimonial_profile: {
    id: number;
    directus_users_id: string;
    qd_matrimonial_profile_id: number;
    date_created: Date;
  };
  junction_directus_users_qd_matrimonial_profile_1: {
    id: number;
    directus_users_id: string;
    qd_matrimonial_profile_id: number;
    date_created: Date;
  };
  matrimonial_profile_notes: {
    id: number;
    note: string;
    user_created: string;
    matrinonial_profile: number;
    client_key: string | null;
    date_created: Date;
  };
  saved_search: {
    id: number;
    user: string;
    name: string;
    filters: unknown;
    sort:
      | 'best_fit'
      | 'newest'
      | 'oldest'
      | 'age'
      | 'age_down'
      | 'height'
      | 'height_down'
      | 'serial'
      | 'serial_down'
      | 'confirmed'
      | null;
    is_mailed: boolean;
    opened_at: Date;
    new_since: Date;
    mailed_at: Date | null;
    looked_at: Date | null;
    date_created: Date;
    date_updated: Date | null;
  };
  qd_subscriptions: {
    id: number;
    user: string;
    plan: string;
    status: 'active' | 'cancelled';
    is_archived: boolean;
    start_date: Date;
    end_date: Date;
    date_created: Date;
  };
  qd_payments: {
    id: number;
    user: string;
    status: 'pending' | 'captured' | 'failed' | 'refunded';
    amount: number;
    currency: string;
    order_type: 'subscription' | 'suchi' | 'melawa';
    channel: 'online' | 'cash' | 'bank_transfer' | 'cheque';
    reference: string | null;
    order_id: string | null;
    payment_id: string | null;
    notes: unknown;
    subscription: number | null;
    order: number | null;
    edition: number | null;
    seats: number | null;
    method: string | null;
    bank_reference: string | null;
    received_from: string | null;
    received_on: Date | null;
    recorded_by: string | null;
    date_created: Date;
    captured_at: Date | null;
    checks: number;
    checked_at: Date | null;
    next_check_at: Date | null;
  };
  payment_attempt: {
    id: number;
    payment: number;
    provider_payment_id: string;
    status: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
    amount: number;
    amount_refunded: number;
    method: string | null;
    bank_reference: string | null;
    fee: number | null;
    tax: number | null;
    error_reason: string | null;
    error_description: string | null;
    is_surplus: boolean;
    attempted_at: Date;
    authorized_at: Date | null;
    captured_at: Date | null;
    date_created: Date;
    date_updated: Date | null;
  };
  payment_refund: {
    id: number;
    payment: number;
    attempt: number | null;
    status: 'asked' | 'confirmed' | 'sent' | 'processed' | 'failed' | 'withdrawn';
    amount: number;
    reason: string;
    note: string | null;
    asked_by: string | null;
    confirmed_by: string | null;
    provider_refund_id: string | null;
    idempotency_key: string;
    bank_reference: string | null;
    failure: string | null;
    date_created: Date;
    confirmed_at: Date | null;
    sent_at: Date | null;
    processed_at: Date | null;
  };
  qd_payment_event: {
    id: number;
    event_id: string;
    body_hash: string | null;
    kind: string;
    payment: number | null;
    provider_order_id: string | null;
    provider_payment_id: string | null;
    body: unknown;
    result: string | null;
    date_created: Date;
    processed_at: Date | null;
  };
  qd_order: {
    id: number;
    user: string;
    order_date: Date;
    order_status: 'ordered' | 'dispatched' | 'delivered';
    status: 'pending' | 'paid';
    is_archived: boolean;
    edition: number | null;
    amount: number;
    razorpay_order_id: string | null;
    razorpay_payment_id: string | null;
    name: string | null;
    address: string | null;
    city: string | null;
    pincode: string | null;
    mobile: string | null;
    alternate_mobile: string | null;
    delivery_kind: 'post' | 'pick_up';
    carrier:
      | 'speed_post'
      | 'registered_parcel'
      | 'dtdc'
      | 'blue_dart'
      | 'delhivery'
      | 'professional'
      | 'other'
      | null;
    tracking_number: string | null;
    dispatched_at: Date | null;
    delivered_at: Date | null;
    return_reason: string | null;
    date_updated: Date | null;
  };
  ledger_transfer: {
    id: number;
    debit_account:
      | 'provider_receivable'
      | 'bank'
      | 'cash_desk'
      | 'provider_fees'
      | 'gst_on_fees'
      | 'subscription_income'
      | 'book_income'
      | 'melawa_income'
      | 'postage'
      | 'refunds_due';
    credit_account:
      | 'provider_receivable'
      | 'bank'
      | 'cash_desk'
      | 'provider_fees'
      | 'gst_on_fees'
      | 'subscription_income'
      | 'book_income'
      | 'melawa_income'
      | 'postage'
      | 'refunds_due';
    amount: number;
    purpose: 'sale' | 'surplus' | 'refund_due' | 'refund_paid' | 'payout' | 'fee' | 'fee_tax' | 'reversal';
    source_kind: 'payment' | 'attempt' | 'refund' | 'settlement_line' | 'transfer';
    source_id: number;
    payment: number | null;
    happened_at: Date;
    date_created: Date;
  };
  receipt_series: {
    id: number;
    financial_year: string;
    last_number: number;
  };
  receipt: {
    id: number;
    number: string;
    financial_year: string;
    sequence: number;
    kind: 'receipt' | 'refund_note';
    payment: number;
    refund: number | null;
    amount: number;
    issued_on: Date;
    facts: unknown;
    pdf: string | null;
    date_created: Date;
  };
  settlement_line: {
    id: number;
    entity_id: string;
    kind: 'payment' | 'refund' | 'adjustment';
    amount: number;
    fee: number;
    tax: number;
    settlement_id: string;
    utr: string | null;
    settled_on: Date;
    attempt: number | null;
    refund: number | null;
    difference: string | null;
    date_created: Date;
  };
  reconciliation_run: {
    id: number;
    day: Date;
    lines: number;
    differences: number;
    ledger_difference: number;
    date_created: Date;
    finished_at: Date | null;
  };
  edition: {
    id: number;
    year: number;
    is_current: boolean;
    is_rehearsal: boolean;
    sections: unknown;
    tv_ranges: unknown;
    index_below_serial: number | null;
    tv_pdf_last_serial: number | null;
    printed_up_to_serial: number;
    book_word: string | null;
    paper_microns: number;
    page_multiple: number;
    registration_until: Date | null;
    proof_opened_at: Date | null;
    proof_until: Date | null;
    proof_reminded_at: Date | null;
    event_date: Date | null;
    event_place: string | null;
    event_time: string | null;
    event_entry: string | null;
    delivery_after: Date | null;
    delivery_days: string | null;
    activation_cutoff: Date;
    early_subscription_before: Date | null;
    early_subscription_sees_until: Date | null;
    subscription_price: number;
    tester_price: number;
    suchi_price: number;
    gst_number: string | null;
    gst_rate_percent: number;
    gst_service_code: string | null;
    gst_book_code: string | null;
    frozen_at: Date | null;
    frozen_by: string | null;
    file_made_at: Date | null;
  };
  serial_run: {
    id: number;
    edition: number;
    section:
      'unmarried_male' | 'divorced_male' | 'unmarried_female' | 'divorced_female' | 'widowed' | 'late' | null;
    given_by: string | null;
    undone_at: Date | null;
    date_created: Date;
  };
  serial_change: {
    id: number;
    run: number;
    profile: number;
    edition_before: number | null;
    number_before: number | null;
    number_after: number | null;
  };
  book_job: {
    id: number;
    edition: number;
    kind: 'proof' | 'press';
    size: 'A5' | 'A4';
    cover: 'picture' | 'word' | 'ornament';
    cover_picture: string | null;
    state: 'queued' | 'running' | 'done' | 'failed' | 'stopped';
    stage: 'read' | 'photos' | 'layout' | 'sheets' | 'merge' | 'check' | null;
    done: number;
    total: number;
    steps: unknown;
    warnings: unknown;
    checks: unknown;
    cause: unknown;
    snapshot: string | null;
    pages: number | null;
    bytes: number | null;
    run: number;
    started_by: string | null;
    ended_at: Date | null;
    handed_over_at: Date | null;
    date_created: Date;
  };
  printed_profile: {
    id: number;
    edition: number;
    profile: number;
    serial_number: number;
    section:
      'unmarried_male' | 'divorced_male' | 'unmarried_female' | 'divorced_female' | 'widowed' | 'late' | null;
    content: unknown;
    pulled_at: Date | null;
    pulled_by: string | null;
  };
  hall_screen: {
    id: string;
    name: string | null;
    secret_hash: string;
    code_hash: string | null;
    code_expires_at: Date;
    width: number | null;
    height: number | null;
    authorised_at: Date | null;
    authorised_by: string | null;
    ends_at: Date | null;
    command_number: number;
    command: unknown;
    is_playing: boolean;
    is_blank: boolean;
    section:
      'unmarried_male' | 'divorced_male' | 'unmarried_female' | 'divorced_female' | 'widowed' | 'late' | null;
    commanded_by: string | null;
    last_seen_at: Date | null;
    seen_number: number;
    item: number | null;
    report: unknown;
    date_created: Date;
  };
  melawa_event: {
    id: number;
    edition: number;
    settings: unknown;
    seconds_ahead: number;
    shred_said_by: string | null;
    shred_said_at: Date | null;
    shred_agreed_by: string | null;
    shred_agreed_at: Date | null;
    date_created: Date;
  };
  melawa_answer: {
    id: number;
    edition: number;
    profile: number;
    is_coming: boolean;
    is_candidate_coming: boolean;
    parents: number;
    others: number;
    stage_wish: 'morning' | 'afternoon' | 'none';
    is_from_far: boolean;
    has_small_child: boolean;
    shares_number: boolean;
    introduction: string | null;
    seats_paid: number;
    paise_paid: number;
    answered_at: Date;
    answered_by: string | null;
  };
  melawa_pass: {
    id: number;
    edition: number;
    answer: number;
    token_hash: string;
    code_hash: string;
    sealed_token: string;
    state: 'valid' | 'replaced' | 'moved' | 'cancelled';
    made_at: Date;
  };
  melawa_desk: {
    id: string;
    edition: number;
    desk: number;
    account: string | null;
    key_hash: string;
    block: number | null;
    joined_at: Date;
    heard_at: Date;
    sent_all_at: Date | null;
    list_at: Date | null;
    battery: number | null;
    queue: number | null;
    queue_at: Date | null;
    ended_at: Date | null;
    wiped_at: Date | null;
  };
  melawa_operation: {
    id: number;
    edition: number;
    stream: string;
    counter: number;
    family: string;
    kind: string;
    happened_at: Date;
    operation: unknown;
    received_at: Date;
  };
  melawa_walk_in: {
    id: number;
    edition: number;
    family: string;
    name: string;
    gender: 'Male' | 'Female';
    born_in: number;
    birthday: Date | null;
    town: string;
    mobile: string;
    work: string | null;
    stage_wish: 'morning' | 'afternoon' | 'none';
    is_from_far: boolean;
    has_small_child: boolean;
    photo: string | null;
    has_hall_consent: boolean;
    date_created: Date;
  };
  melawa_stage: {
    id: number;
    edition: number;
    version: number;
    state: unknown;
    operation: number;
    timer: unknown;
    pause: unknown;
    screen_follows: boolean;
  };
  melawa_stage_step: {
    id: number;
    edition: number;
    number: number;
    kind: string;
    details: unknown;
    taken_by: string | null;
    tap: string | null;
    taken_at: Date;
  };
  melawa_word: {
    id: number;
    edition: number;
    text: string;
    said_at: Date;
    said_by: string | null;
  };
  melawa_rehearsed: {
    id: number;
    edition: number;
    family: string;
    number: number;
    name: string;
    gender: 'Male' | 'Female';
    born_in: number;
    town: string;
    people: number;
    stage_wish: 'morning' | 'afternoon' | 'none';
    has_small_child: boolean;
    token: string;
  };
  melawa_choice_round: {
    id: number;
    edition: number;
    key: string;
    public_key: string;
    key_seen_at: Date;
    told_at: Date | null;
    app_lists: number;
    slips: number;
    numbers: number;
    pairs: number;
    destroyed_at: Date | null;
  };
  melawa_choice: {
    id: number;
    edition: number;
    chooser: string;
    source: 'app' | 'slip';
    send: string;
    tapped_at: Date;
    received_at: Date;
    numbers: number;
    sealed: string;
  };
  melawa_look_up: {
    id: number;
    edition: number;
    chooser: string;
    looked_up: string;
  };
  melawa_slip: {
    id: number;
    edition: number;
    chooser: string;
    first_by: string;
    sealed: string;
  };
  melawa_pair: {
    id: number;
    edition: number;
    table_number: number | null;
    table_from: Date | null;
    made_at: Date;
  };
  melawa_pair_side: {
    id: number;
    pair: number;
    number: number;
    profile: number | null;
    walk_in: number | null;
    shares: boolean;
    asks_table: boolean;
    took_back_at: Date | null;
  };
  melawa_said: {
    id: string;
    edition: number;
    mood: 'good' | 'fair' | 'poor';
    words: string | null;
    said_on: Date;
  };
  proof_answer: {
    id: number;
    edition: number;
    profile: number;
    answer: 'correct' | 'mistake';
    answered_by: string | null;
    answered_at: Date;
  };
  proof_mistake: {
    id: number;
    edition: number;
    profile: number;
    line:
      | 'photo'
      | 'name'
      | 'own_script_name'
      | 'birthday'
      | 'birth_time'
      | 'birth_place'
      | 'height'
      | 'blood_group'
      | 'gotra'
      | 'native_place'
      | 'maternal_surname'
      | 'marital_status'
      | 'match_horoscope'
      | 'education'
      | 'designation'
      | 'organisation'
      | 'income'
      | 'work_location'
      | 'brothers'
      | 'sisters'
      | 'expectations'
      | 'mobile'
      | 'email'
      | 'address'
      | 'other';
    should_be: string;
    state: 'open' | 'corrected' | 'kept';
    sent_at: Date;
    settled_by: string | null;
    settled_at: Date | null;
  };
  admin_setting: {
    id: number;
    isactive_search: boolean;
    isactive_suchibook: boolean;
    suchi_start_date: Date | null;
    suchi_end_date: Date | null;
    enable_search_subscription: boolean;
    subscription_start_date: Date | null;
    subscription_end_date: Date | null;
    enable_gender_switch: boolean;
    public_display_on: boolean;
    public_display_start_date: Date | null;
    public_display_end_date: Date | null;
    hall_consent_default: boolean;
    contact_reveal_daily_limit: number;
    contact_always_shown: boolean;
    reveal_burst_count: number;
    reveal_burst_minutes: number;
    reveal_pause_minutes: number;
    profile_open_daily_limit: number;
    saved_search_limit: number;
    report_alert_count: number;
    report_alert_days: number;
    latest_birth_date: Date | null;
    gotra_rule_on: boolean;
    near_years: number;
    near_height_cm: number;
    near_income_bands: number;
    near_education_steps: number;
    rate_usd: number;
    rate_gbp: number;
    rate_eur: number;
    birth_time_about_minutes: number;
    guna_looked_for: number;
    guna_vashya_one_and_half: boolean;
    guna_tara_from_bride: boolean;
    guna_yoni_web: boolean;
    guna_gana_symmetric: boolean;
    guna_bhakoot_exceptions: boolean;
    guna_nadi_exceptions: boolean;
    mangal_from_moon: boolean;
    mangal_second_house: boolean;
    interest_open_limit: number;
    interest_open_days: number;
    interest_daily_limit: number;
    interest_again_days: number;
    interest_seen_shown: boolean;
    biodata_link_limit: number;
    biodata_link_short_days: number;
    biodata_link_usual_days: number;
    biodata_link_long_days: number;
    candidates_word: boolean;
    families_next_steps: string | null;
    asking_month: number;
    asking_day: number;
    asking_fresh_days: number;
    asking_remind_days: number;
    asking_rest_days: number;
    asking_link_days: number;
    asking_call_days: number;
    incident_first_word_hours: number;
    incident_report_hours: number;
    card_days: number;
    office_email: string | null;
    bulk_mail_per_minute: number;
    mail_enabled: boolean;
    association_name: string | null;
    association_own_name: string | null;
    association_own_language: string;
    association_short_name: string | null;
    association_cover_word: string | null;
    association_town: string | null;
    brand_colour: string;
    languages: string;
    default_language: string;
    association_address: string | null;
    support_email: string | null;
    support_phone: string | null;
    support_hours: string | null;
    chat_url: string | null;
    who_may_join: string | null;
    association_registration: string | null;
    association_pan: string | null;
    grievance_officer_name: string | null;
    grievance_officer_email: string | null;
    grievance_officer_phone: string | null;
    sealed_months: number;
    restore_days: number;
    backup_days: number;
    receipt_years: number;
    request_days: number;
    grievance_days: number;
    president_email: string | null;
    welcome_text: string | null;
    privacy_text: string | null;
    refunds_text: string | null;
    shipping_text: string | null;
    association_logo: string | null;
    staff_second_factor: boolean;
    admin_second_factor: boolean;
    refund_confirm_above: number;
    demo_seeded_at: Date | null;
  };
  qdb_lookup: {
    id: number;
    lookup: string;
    name: string;
    names: unknown;
    description: string | null;
    state: string | null;
    date: Date | null;
    record_type: 'standard' | 'custom';
    removed_at: Date | null;
    merged_into: number | null;
    user_created: string | null;
    date_created: Date;
  };
  qdb_lookup_type: {
    id: number;
    name: string;
    date_created: Date;
  };
  lookup_merge: {
    id: number;
    source: number;
    target: number;
    moves: unknown;
    merged_by: string | null;
    date_created: Date;
    undone_at: Date | null;
  };
  lookup_distinct: {
    id: number;
    first_value: number;
    second_value: number;
    user_created: string | null;
    date_created: Date;
  };
  qp_pm_holidays: {
    id: number;
    name: string;
    state: string | null;
    date: Date;
    date_created: Date;
  };
  qdb_mail: {
    id: string;
    to_email: string;
    subject: string;
    body_heading: string | null;
    body_content: string | null;
    kind:
      | 'one_time_code'
      | 'password_reset'
      | 'password_changed'
      | 'new_device'
      | 'profile_pending'
      | 'profile_received'
      | 'profile_approved'
      | 'profile_rejected'
      | 'profile_blocked'
      | 'profile_unblocked'
      | 'profile_deactivated'
      | 'changes_approved'
      | 'changes_rejected'
      | 'member_message'
      | 'report_outcome'
      | 'data_ready'
      | 'breach_notice'
      | 'interest_received'
      | 'interest_reminder'
      | 'interest_last_days'
      | 'interest_accepted'
      | 'interest_answered'
      | 'weekly_searches'
      | 'melawa_told'
      | 'still_looking'
      | 'still_looking_reminder'
      | 'profile_rests'
      | 'candidates_word'
      | 'grievance_confirmed'
      | 'grievance_answered'
      | 'grievance_reopened'
      | 'grievance_late'
      | 'safety_alert'
      | 'payment_received'
      | 'refund_made'
      | 'suchi_dispatched'
      | 'suchi_returned'
      | 'melawa_invitation'
      | 'melawa_changed'
      | 'melawa_pass'
      | 'proof_page'
      | 'proof_reminder'
      | 'proof_returned'
      | 'print_incomplete'
      | 'money_alarm'
      | 'staff_invitation'
      | 'second_factor_reset'
      | 'second_factor_changed'
      | 'account_suspended'
      | 'account_restored'
      | 'account_closed'
      | 'contact_corrected'
      | 'email_changed'
      | 'mobile_changed'
      | 'bulk_mail_test'
      | 'notice';
    state: 'queued' | 'sent' | 'failed';
    language: string | null;
    english: string | null;
    tries: number;
    failure: string | null;
    sent_at: Date | null;
    date_created: Date;
  };
  qdb_cold_mail: {
    id: number;
    subject: string;
    body_heading: string | null;
    body_content: string | null;
    translations: unknown;
    priority: number;
    state: 'sending' | 'paused' | 'cancelled';
    audience: string | null;
    client_key: string | null;
    user_created: string | null;
    date_created: Date;
  };
  qdb_cold_mail_to_profile: {
    id: number;
    qdb_cold_mail_id: number;
    qd_matrimonial_profile_id: number;
    priority: number;
    status: 'pending' | 'success' | 'failed' | 'cancelled';
    message_id: string | null;
    claimed_at: Date | null;
    next_try_at: Date | null;
    tries: number;
    failure: string | null;
    sent_at: Date | null;
  };
  contact_reveal: {
    id: number;
    viewer: string;
    profile: number;
    date_created: Date;
  };
  member_message: {
    id: number;
    sender: string;
    profile: number;
    message: string;
    date_created: Date;
  };
  interest: {
    id: number;
    sender: number;
    receiver: number;
    sender_account: string | null;
    state: 'open' | 'later' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'closed' | 'ended';
    sentence: 'liked' | 'share' | 'know_more' | 'in_common' | 'joy' | 'melawa' | null;
    words: string | null;
    sent_at: Date;
    seen_at: Date | null;
    open_until: Date;
    reminded_at: Date | null;
    told_at: Date | null;
    last_call_at: Date | null;
    answered_at: Date | null;
    answer_sentence:
      'call_us' | 'we_will_call' | 'little_time' | 'exams' | 'not_the_match' | 'moved_ahead' | null;
    answer_words: string | null;
    answer_seen_at: Date | null;
    settles_at: Date | null;
    answer_before: unknown;
    shared_mobile: string | null;
    best_from: number | null;
    best_to: number | null;
    accepted_at: Date | null;
    closed_at: Date | null;
    closed_by: 'sent' | 'received' | null;
  };
  gone_family: {
    id: number;
    profile: number;
    list: 'sent' | 'received';
    at: Date;
    came_as: 'interest' | 'mail';
    was: number;
  };
  biodata: {
    id: number;
    user: string;
    layout: 'classic' | 'modern' | 'photo';
    language: string;
    shows: unknown;
    heading: 'ganesh' | 'om' | 'own' | 'none';
    own_heading: string | null;
    words: unknown;
    date_created: Date;
    date_updated: Date | null;
  };
  biodata_file: {
    id: number;
    user: string;
    shape: 'a4' | 'phone';
    hash: string;
    asked_at: Date;
    made_at: Date | null;
    failed_at: Date | null;
    pdf: string | null;
    picture: string | null;
    shortened: unknown;
  };
  biodata_link: {
    id: number;
    profile: number;
    code_hash: string;
    code_sealed: string;
    name: string | null;
    shows_phone: boolean;
    shows_address: boolean;
    shows_income: boolean;
    shows_horoscope: boolean;
    ends_on: Date;
    is_prolonged: boolean;
    off_at: Date | null;
    date_created: Date;
  };
  biodata_opening: {
    id: number;
    link: number;
    day: Date;
    device: string;
    saw_number: boolean;
  };
  member_report: {
    id: number;
    kind: 'report' | 'repeated' | 'burst' | 'profiles' | 'interests';
    profile: number;
    reporter: string | null;
    entries: unknown;
    evidence: unknown;
    status: 'open' | 'resolved' | 'dismissed';
    outcome: string | null;
    decided_by: string | null;
    decided_at: Date | null;
    last_at: Date;
    date_created: Date;
  };
  grievance: {
    id: number;
    account: string | null;
    name: string | null;
    email: string | null;
    source: 'app' | 'form' | 'letter' | 'call';
    topic: 'photo_or_fact' | 'data_use' | 'member' | 'payment' | 'other';
    text: string;
    language: string;
    is_about_officer: boolean;
    is_safety: boolean;
    pictures: unknown;
    state: 'sent' | 'confirmed' | 'reopened' | 'answered';
    received_at: Date;
    due_on: Date;
    confirmed_at: Date | null;
    handler: string | null;
    answered_at: Date | null;
    outcome: 'put_right' | 'explained' | 'not_for_us' | 'withdrawn' | null;
    reopened_at: Date | null;
    late_told_at: Date | null;
    said: unknown;
    history: unknown;
    date_created: Date;
  };
  audit_log: {
    id: number;
    actor: string | null;
    actor_kind: 'member' | 'admin' | 'admin_as_member' | 'system';
    on_behalf_of: string | null;
    action: string;
    subject_collection: string;
    subject_id: string;
    details: unknown;
    date_created: Date;
  };
  exported_profile: {
    id: number;
    profile: number;
    export: number;
    date_created: Date;
  };
  data_download: {
    id: string;
    user: string;
    asked_at: Date;
    made_at: Date | null;
    failed_at: Date | null;
    bytes: number | null;
  };
  incident: {
    id: number;
    what: string;
    account: string | null;
    account_name: string;
    device: string | null;
    from_at: Date;
    to_at: Date;
    sessions_ended_at: Date | null;
    known_at: Date;
    first_word_at: Date | null;
    first_word_by: string | null;
    reported_at: Date | null;
    reported_by: string | null;
    tested_at: Date | null;
    tested_by: string | null;
    told_by: string | null;
    closed_at: Date | null;
    closed_by: string | null;
    close_note: string | null;
    draft_pdf: string | null;
    draft_of: string | null;
    opened_by: string | null;
    date_created: Date;
  };
  incident_person: {
    id: number;
    incident: number;
    profile: number;
    times: number;
    saw_photo: boolean;
    saw_number: boolean;
    saw_birth: boolean;
    saw_income: boolean;
    saw_address: boolean;
    mail: string | null;
    mailed_at: Date | null;
    called_at: Date | null;
    called_by: string | null;
    called_name: string | null;
  };
  import_row: {
    id: number;
    source: string;
    import_key: string;
    user: string | null;
    profile: number | null;
    photos_at: Date | null;
    date_created: Date;
  };
  import_job: {
    id: number;
    state: 'waiting' | 'queued' | 'running' | 'done' | 'failed';
    headings: unknown;
    columns: unknown;
    replaced: unknown;
    status: 'Draft' | 'Active';
    total: number;
    done: number;
    results: unknown;
    run: number;
    started_by: string | null;
    ended_at: Date | null;
    date_created: Date;
  };
  news_post: {
    id: number;
    title: string;
    published_on: Date;
    body: string;
    translations: unknown;
    picture: string | null;
    is_published: boolean;
    first_published_at: Date | null;
    user_created: string | null;
    date_created: Date;
    date_updated: Date | null;
  };
}

/** Some columns of a table's row. */
export type Row<Table extends keyof Rows, Column extends keyof Rows[Table]> = Pick<Rows[Table], Column>;

/** What a statement may write: any columns, instants and days also as text. */
type Written<Columns> = {
  [Name in keyof Columns]?: Columns[Name] | (Date extends Columns[Name] ? string : never) | Knex.Raw;
};

type TypedTables = {
  [Table in keyof Rows]: Knex.CompositeTableType<Rows[Table], Written<Rows[Table]>>;
};

// Queries that name one of these tables are typed by it.
declare module 'knex/types/tables.js' {
  interface Tables extends TypedTables {}
}
