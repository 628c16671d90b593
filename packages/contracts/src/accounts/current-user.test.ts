import { describe, expect, it } from 'vitest';
import { adminSetting } from '../settings/admin-setting.ts';
import { currentUser, currentUserFields } from './current-user.ts';

const person = {
  id: '1',
  first_name: 'Asha',
  last_name: null,
  email: 'asha@example.com',
  mobile: '919876543210',
  role: null,
  email_verified: true,
  is_tester: false,
  is_reactivated: false,
  app_language: null,
};

describe('currentUser', () => {
  it('requests each field by name, and never a secret', () => {
    expect(currentUserFields.toSorted()).toEqual(Object.keys(person).toSorted());
    expect(currentUserFields).not.toContain('otp');
    expect(currentUserFields).not.toContain('password');
  });

  it('reads an account and drops unknown fields', () => {
    const read = { ...person, has_orders: true };
    expect(currentUser.parse({ ...read, otp: 'hash' })).toEqual(read);
  });

  it('refuses an account whose verification is unknown', () => {
    expect(currentUser.safeParse({ ...person, email_verified: null }).success).toBe(false);
  });
});

describe('adminSetting', () => {
  const settings = {
    isactive_search: true,
    isactive_suchibook: false,
    suchi_start_date: null,
    suchi_end_date: '2026-03-31',
    enable_search_subscription: false,
    subscription_start_date: null,
    subscription_end_date: null,
    enable_gender_switch: false,
    support_email: 'office@example.org',
    support_phone: null,
    chat_url: null,
  };

  it('reads switches and calendar dates as they are stored', () => {
    expect(adminSetting.parse({ ...settings, id: 1 })).toEqual(settings);
  });

  it('refuses a date that has become an instant', () => {
    expect(adminSetting.safeParse({ ...settings, suchi_end_date: new Date(0) }).success).toBe(false);
  });
});
