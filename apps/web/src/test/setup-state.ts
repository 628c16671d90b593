import type { SetupState } from '@suchi/contracts/setup';
import { officeSettings } from './server.ts';

/** A new installation, as the wizard finds it. */
export const newSetup: SetupState = {
  expires_at: '2026-11-21T10:00:00.000Z',
  steps: [],
  settings: { ...officeSettings, association_name: 'Sahyadri Samaj Mandal', latest_birth_date: null },
  edition: {
    year: 2027,
    registration_until: null,
    event_date: null,
    event_place: null,
    subscription_price: 55_000,
    suchi_price: 60_000,
  },
  logo: null,
  admin: null,
  reviewers: [],
  mail: { sender: 'office@reva.example.org', sent_at: null, confirmed_at: null, seconds: null },
  payments: { mode: 'test', tried_at: null, is_answering: false },
  backup: { made_at: null, restored_at: null, failed_at: null },
  missing_pages: ['contact', 'grievance'],
  lacks: ['name', 'admin', 'second_factor', 'mail', 'backup'],
};

const admin: SetupState['admin'] = {
  first_name: 'Dhara',
  last_name: 'Vyas',
  email: 'dhara.vyas@example.org',
  mobile: '+919800000001',
  has_second_factor: true,
};

/** All that opening needs; payments and a legal page follow later. */
export const readySetup: SetupState = {
  ...newSetup,
  steps: ['association', 'look', 'people', 'mail'],
  settings: {
    ...newSetup.settings,
    association_name: 'Reva Parivar',
    association_own_name: 'રેવા પરિવાર',
    association_own_language: 'gu',
    association_short_name: 'Parichay',
    brand_colour: '0F5A63',
  },
  admin,
  reviewers: ['one@example.org', 'two@example.org'],
  mail: {
    sender: 'office@reva.example.org',
    sent_at: '2026-11-18T10:00:00.000Z',
    confirmed_at: '2026-11-18T10:00:04.000Z',
    seconds: 4,
  },
  payments: { mode: 'test', tried_at: '2026-11-18T10:00:00.000Z', is_answering: true },
  backup: {
    made_at: '2026-11-18T09:00:00.000Z',
    restored_at: '2026-11-18T09:01:00.000Z',
    failed_at: null,
  },
  missing_pages: ['grievance'],
  lacks: [],
};
