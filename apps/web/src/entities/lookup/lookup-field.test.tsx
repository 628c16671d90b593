import type { LookupValue } from '@suchi/contracts/lookups';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ToastHost } from '../../shared/ui/toast-host.tsx';
import { createTestQueryClient } from '../../test/query-client.ts';
import { answer, data, noNetwork, refusal } from '../../test/server.ts';
import { LookupField } from './lookup-field.tsx';

const values: LookupValue[] = [
  { id: 12001, lookup: 'Education New', name: 'B.A.', description: 'Arts' },
  { id: 12002, lookup: 'Education New', name: 'B.Com.', description: 'Commerce' },
  { id: 12003, lookup: 'Education New', name: 'B.E.', description: 'Engineering' },
];
const added: LookupValue = { id: 100_001, lookup: 'Education New', name: 'B.Kite', description: null };

interface HostProps {
  lookup?: string;
  value?: number | null;
  valueName?: string | null;
  excluded?: number | null;
  canAdd?: boolean;
}

function renderField({ lookup = 'Education New', value = null, valueName = null, ...props }: HostProps = {}) {
  const chosen: (LookupValue | null)[] = [];
  function Host() {
    const [current, setCurrent] = useState({ id: value, name: valueName });
    return (
      <LookupField
        label="Education"
        lookup={lookup}
        value={current.id}
        valueName={current.name}
        onChange={(next) => {
          chosen.push(next);
          setCurrent({ id: next?.id ?? null, name: next?.name ?? null });
        }}
        {...props}
      />
    );
  }
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <Host />
      <ToastHost />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), chosen };
}

const input = () => screen.findByRole('combobox', { name: 'Education' });

// Compiling Mantine is slow on a busy machine.
beforeAll(() => import('../../shared/forms/combobox-input.tsx'), 60_000);

describe('a value with a label in the reader’s language', () => {
  const labelled: LookupValue[] = [
    { id: 12001, lookup: 'Education New', name: 'B.A.', description: 'Arts', label: 'बी.ए.' },
    { id: 12002, lookup: 'Education New', name: 'Agriculture', description: null, label: 'कृषी' },
    { id: 12003, lookup: 'Education New', name: 'Zoology', description: null },
  ];

  it('is found by either name, in the order of the labels, and keeps its English name', async () => {
    answer('get', '/qe_lookup/list', data(labelled));
    const { user, chosen } = renderField();
    await user.click(await input());
    const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(await options()).toEqual(['Zoology', 'कृषी', 'बी.ए.']);
    await user.type(await input(), 'agri');
    expect(await options()).toEqual(['कृषी']);
    await user.clear(await input());
    await user.type(await input(), 'बी.ए');
    await user.click(await screen.findByRole('option', { name: 'बी.ए.' }));
    expect(chosen.at(-1)?.name).toBe('B.A.');
    expect(await input()).toHaveValue('बी.ए.');
  });
});

describe('a value of a list', () => {
  it('is named before the list has loaded', async () => {
    answer('get', '/qe_lookup/list', () => refusal(503, 'SERVICE_UNAVAILABLE')());
    renderField({ value: 99, valueName: 'B.Sc. of another family' });
    expect(await input()).toHaveValue('B.Sc. of another family');
  });

  it('is chosen with its description, which is the sector of an education', async () => {
    answer('get', '/qe_lookup/list', data(values));
    const { user, chosen } = renderField();
    await user.click(await input());
    await user.click(await screen.findByRole('option', { name: 'B.Com.' }));
    expect(chosen).toEqual([values[1]]);
    expect(await input()).toHaveValue('B.Com.');
  });

  it('is not offered when another field has it', async () => {
    answer('get', '/qe_lookup/list', data(values));
    const { user } = renderField({ excluded: 12002 });
    await user.click(await input());
    await screen.findByRole('option', { name: 'B.A.' });
    expect(screen.queryByRole('option', { name: 'B.Com.' })).toBeNull();
  });

  it('says that a list did not load, and asks again when somebody comes back', async () => {
    answer('get', '/qe_lookup/list', noNetwork);
    const { user } = renderField();
    await user.click(await input());
    await screen.findAllByText(/The list did not load/);
    answer('get', '/qe_lookup/list', data(values));
    await user.tab();
    await user.click(await input());
    expect(await screen.findByRole('option', { name: 'B.E.' })).toBeVisible();
  });
});

describe('adding to a list', () => {
  it('adds what was typed, chooses it and keeps it in the list', async () => {
    answer('get', '/qe_lookup/list', data(values));
    const seen = answer('post', '/qe_lookup/add', data(added));
    const { user, chosen } = renderField({ canAdd: true });
    await user.type(await input(), 'B.Kite');
    await user.click(await screen.findByRole('option', { name: 'Add "B.Kite"' }));
    await expect.poll(() => chosen).toEqual([added]);
    expect(seen.map(({ body }) => body)).toEqual([{ lookup: 'Education New', name: 'B.Kite' }]);
    expect(await input()).toHaveValue('B.Kite');
    await user.click(await input());
    expect(screen.getByRole('option', { name: 'B.Kite' })).toHaveAttribute('aria-selected', 'true');
  });

  it('refuses another script in the specification’s words, and asks nobody', async () => {
    answer('get', '/qe_lookup/list', data(values));
    const seen = answer('post', '/qe_lookup/add', data(added));
    const { user, chosen } = renderField({ canAdd: true });
    await user.type(await input(), 'पदवी');
    await user.click(await screen.findByRole('option', { name: 'Add "पदवी"' }));
    expect(await screen.findByText('Only english language is accepted')).toBeVisible();
    expect([seen, chosen]).toEqual([[], []]);
    expect(await input()).toHaveValue('पदवी');
  });

  it('says what went wrong and keeps what was typed', async () => {
    answer('get', '/qe_lookup/list', data(values));
    answer('post', '/qe_lookup/add', refusal(429, 'REQUESTS_EXCEEDED'));
    const { user, chosen } = renderField({ canAdd: true });
    await user.type(await input(), 'B.Kite');
    await user.click(await screen.findByRole('option', { name: 'Add "B.Kite"' }));
    expect(await screen.findByText(/Too many tries/)).toBeVisible();
    expect(chosen).toEqual([]);
    expect(await input()).toHaveValue('B.Kite');
  });

  it.each([
    ['a list of the association’s own', { lookup: 'Blood Group', canAdd: true }],
    ['a field that does not ask for it', { canAdd: false }],
  ])('is not offered for %s', async (_what, props) => {
    answer('get', '/qe_lookup/list', data(values));
    const { user } = renderField(props);
    await user.type(await input(), 'Something');
    expect(await screen.findByRole('status')).toHaveTextContent('No results found.');
    expect(screen.queryAllByRole('option')).toEqual([]);
  });
});
