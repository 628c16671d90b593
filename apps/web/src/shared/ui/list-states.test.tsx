import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { ListStates } from './list-states.tsx';

function renderList(source: Partial<Parameters<typeof ListStates<string[]>>[0]['source']>) {
  const refetch = vi.fn<() => void>();
  render(
    <ListStates
      source={{ data: undefined, error: null, isFetching: false, refetch, ...source }}
      isEmpty={(names) => names.length === 0}
      loading={<p>bones</p>}
      empty={<p>Nobody yet</p>}
      ready={(names) => <p>{names.join(', ')}</p>}
    />,
  );
  return refetch;
}

describe('a list', () => {
  it('shows bones while it loads, and says so', () => {
    renderList({ isFetching: true });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.getByText('bones')).toBeInTheDocument();
  });

  it('says that it is empty', () => {
    renderList({ data: [] });
    expect(screen.getByText('Nobody yet')).toBeInTheDocument();
  });

  it('says why it failed and tries again', async () => {
    const refetch = renderList({ error: new ApiError({ codes: ['NETWORK'] }) });
    expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('shows what is ready, also when a later attempt fails', () => {
    renderList({ data: ['Meera', 'Isha'], error: new ApiError({ codes: ['NETWORK'] }) });
    expect(screen.getByText('Meera, Isha')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
