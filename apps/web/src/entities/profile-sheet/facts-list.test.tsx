import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages, translatorFor } from '../../shared/i18n/messages.ts';
import { ownSheet } from '../../test/own-profile.ts';
import type { FactGroupKey } from './fact.ts';
import type { ChangedField } from './fact-changes.ts';
import { listFactGroups } from './fact-groups.ts';
import { FactsList } from './facts-list.tsx';

beforeAll(() => loadMessages(['profile']));

function renderGroup(
  key: FactGroupKey,
  changes: readonly ChangedField[] = [],
  profile: Parameters<typeof ownSheet>[0] = {},
) {
  const groups = listFactGroups(ownSheet(profile), translatorFor('profile'), '2025-10-01');
  const group = groups.find((candidate) => candidate.key === key);
  if (!group) throw new Error(`There is no group ${key}.`);
  render(<FactsList group={group} changes={changes} density="office" />);
}

function line(label: string): HTMLElement {
  const row = screen.getByText(label, { selector: 'dt' }).parentElement;
  if (!row) throw new Error(`${label} stands nowhere.`);
  return row;
}

describe('a group of facts', () => {
  it('is a titled list of labels and values', () => {
    renderGroup('health');
    const section = screen.getByRole('region', { name: 'Height and health' });
    expect(within(section).getByRole('heading', { name: 'Height and health' })).toBeInTheDocument();
    expect(line('Blood group')).toHaveTextContent(/^Blood groupA\+$/);
  });

  it('says what is missing of what every profile should have, and leaves out the rest', () => {
    renderGroup('birth', [], { gotra: null, petname: null });
    expect(line('Gotra')).toHaveTextContent('Not given');
    expect(screen.queryByText('Pet name')).not.toBeInTheDocument();
    expect(screen.queryByText('Name')).not.toBeInTheDocument();
  });

  it('counts the words of the expectations for the office', () => {
    renderGroup('expectations');
    expect(screen.getByRole('heading', { name: 'Partner expectations, 14 words' })).toBeInTheDocument();
  });
});

describe('a change', () => {
  it('is marked and said with what it was', () => {
    renderGroup('birth', [
      { field: 'gotra', was: null },
      { field: 'new_native_place', was: 'Karad' },
    ]);
    expect(line('Gotra')).toHaveClass('changed');
    expect(line('Gotra')).toHaveTextContent('Kaushik Before: empty');
    expect(line('Native place')).toHaveTextContent('Wai Before: Karad');
    expect(line('Birth place')).not.toHaveClass('changed');
  });

  it('of a stored code is said in words', () => {
    renderGroup('birth', [
      { field: 'gender', was: 'Female' },
      { field: 'marital_status', was: 'Widower' },
      { field: 'brithday', was: '1995-03-05' },
    ]);
    expect(line('Gender')).toHaveTextContent('Male Before: Female');
    expect(line('Marital status')).toHaveTextContent('Divorced Before: Widower');
    expect(line('Birth date')).toHaveTextContent('04/03/1995 Before: 05/03/1995');
  });

  it('of a name, which the heading says, brings out its line', () => {
    renderGroup('birth', [{ field: 'last_name', was: 'Deshmukh' }]);
    expect(line('Name')).toHaveTextContent('Rohan Prakash Deshpande Before: Deshmukh');
  });

  it('that emptied a field is seen too', () => {
    renderGroup('birth', [{ field: 'petname', was: 'Ronu' }], { petname: null });
    expect(line('Pet name')).toHaveTextContent('Not given Before: Ronu');
  });

  it('of one count of two says which', () => {
    renderGroup('family', [{ field: 'brothers_unmarried', was: '2' }]);
    expect(line('Brothers')).toHaveTextContent('1 married, 0 unmarried Before: 2 unmarried');
    expect(line('Sisters')).not.toHaveClass('changed');
  });

  it('within an address is marked at that address', () => {
    const [home] = ownSheet().profile.addresses;
    const addresses = home ? [home, home] : [];
    renderGroup('family', [{ field: 'addresses.1.city', was: 'Wai' }], { addresses });
    expect(line('Address 1')).not.toHaveClass('changed');
    expect(line('Address 2')).toHaveTextContent('Before: Wai');
  });

  it('of the addresses as a whole is marked once', () => {
    const [home] = ownSheet().profile.addresses;
    const addresses = home ? [home, home] : [];
    renderGroup('family', [{ field: 'addresses', was: 'Wai' }], { addresses });
    expect(line('Address 1')).toHaveTextContent('Before: Wai');
    expect(line('Address 2')).not.toHaveClass('changed');
  });
});
