import { expect, it } from 'vitest';
import { addressColumn, cellOf, hasProfile, importColumns } from './import-columns.ts';

it('knows the columns of the form, the old ones, and several addresses', () => {
  for (const column of ['brithday', 'location', 'handicapped', 'address_city', 'address_9_mobile'])
    expect(importColumns.has(column)).toBe(true);
  for (const column of ['main_photo', 'photos', 'addresses', 'address_10_city', 'password', 'role'])
    expect(importColumns.has(column)).toBe(false);
});

it('names the first address without a number', () => {
  expect(addressColumn(1, 'city')).toBe('address_city');
  expect(addressColumn(3, 'city')).toBe('address_3_city');
});

it('sees an account without a profile', () => {
  expect(hasProfile({ account_email: 'a@example.org', email: 'a@example.org', gender: ' ' })).toBe(false);
  expect(hasProfile({ email: 'a@example.org', status: 'Draft' })).toBe(true);
  expect(cellOf({ gender: ' Male ' }, 'gender')).toBe('Male');
});
