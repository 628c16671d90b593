import { describe, expect, it } from 'vitest';
import {
  checkNewSetupLink,
  checkSetupBrowser,
  checkSetupOpening,
  type SetupLink,
  setupLinkForMs,
} from './setup-link.ts';

const now = new Date('2026-11-18T10:00:00Z');
const link: SetupLink = {
  tokenHash: 'token',
  expiresAt: new Date(now.getTime() + setupLinkForMs),
  browserHash: null,
  openedAt: null,
  adminId: null,
};
const opened: SetupLink = { ...link, browserHash: 'first' };
const allowed = { allowed: true };
const refused = (reason: string) => ({ allowed: false, reason });

describe('checkSetupOpening', () => {
  const given = { tokenHash: 'token', browserHash: null, adminIds: [] };

  it('lets the first browser in, and the same one again', () => {
    expect(checkSetupOpening(link, given, now)).toEqual(allowed);
    expect(checkSetupOpening(opened, { ...given, browserHash: 'first' }, now)).toEqual(allowed);
  });

  it.each([
    ['no_link', null, given],
    ['wrong_token', link, { ...given, tokenHash: 'other' }],
    ['other_browser', opened, given],
    ['other_browser', opened, { ...given, browserHash: 'second' }],
    ['finished', { ...link, openedAt: now }, given],
    ['expired', { ...link, expiresAt: now }, given],
    ['admin_exists', link, { ...given, adminIds: ['someone'] }],
  ])('%s', (reason, stored, asked) => {
    expect(checkSetupOpening(stored, asked, now)).toEqual(refused(reason));
  });

  it('works to the last millisecond of 72 hours', () => {
    const last = new Date(link.expiresAt.getTime() - 1);
    expect(checkSetupOpening(link, given, last)).toEqual(allowed);
  });
});

describe('checkSetupBrowser', () => {
  const given = { browserHash: 'first', adminIds: [] };

  it('lets the browser go on that opened it, also when the wizard has made its admin', () => {
    expect(checkSetupBrowser(opened, given, now)).toEqual(allowed);
    const withAdmin = { ...opened, adminId: 'own' };
    expect(checkSetupBrowser(withAdmin, { ...given, adminIds: ['own'] }, now)).toEqual(allowed);
  });

  it.each([
    ['no_link', null, given],
    ['other_browser', link, { ...given, browserHash: null }],
    ['other_browser', opened, { ...given, browserHash: 'second' }],
    ['other_browser', opened, { ...given, browserHash: null }],
    ['finished', { ...opened, openedAt: now }, given],
    ['expired', { ...opened, expiresAt: now }, given],
    ['admin_exists', { ...opened, adminId: 'own' }, { ...given, adminIds: ['own', 'another'] }],
  ])('%s', (reason, stored, asked) => {
    expect(checkSetupBrowser(stored, asked, now)).toEqual(refused(reason));
  });
});

describe('checkNewSetupLink', () => {
  it('allows a first link, and a new one until the association is open', () => {
    expect(checkNewSetupLink(null, [])).toEqual(allowed);
    expect(checkNewSetupLink(link, [])).toEqual(allowed);
    expect(checkNewSetupLink({ ...link, adminId: 'own' }, ['own'])).toEqual(allowed);
  });

  it('refuses where somebody is an admin, and after the opening', () => {
    expect(checkNewSetupLink(null, ['someone'])).toEqual(refused('admin_exists'));
    expect(checkNewSetupLink(link, ['someone'])).toEqual(refused('admin_exists'));
    expect(checkNewSetupLink({ ...link, openedAt: now }, [])).toEqual(refused('finished'));
  });
});
