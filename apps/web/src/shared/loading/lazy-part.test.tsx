import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { findConnection, loseConnection } from '../../test/server.ts';
import { lazyPart } from './lazy-part.tsx';
import { LoadFailureBar } from './load-failure-bar.tsx';

const Menu = ({ name }: { name: string }) => <p>Menu of {name}</p>;
const notFetched = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function show(load: () => Promise<typeof Menu>) {
  const Part = lazyPart(load);
  render(
    <>
      <Part name="Sunita" fallback={<p>Loading</p>} />
      <LoadFailureBar />
    </>,
  );
}

describe('a part that is loaded when it is shown', () => {
  it('has a fallback until it is there', async () => {
    show(() => Promise.resolve(Menu));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(await screen.findByText('Menu of Sunita')).toBeInTheDocument();
  });

  it('is loaded a second time at once where only the request failed', async () => {
    show(vi.fn<() => Promise<typeof Menu>>(() => Promise.resolve(Menu)).mockImplementationOnce(notFetched));
    expect(await screen.findByText('Menu of Sunita')).toBeInTheDocument();
  });

  it('says so without a connection, and comes when the person tries again', async () => {
    loseConnection();
    const load = vi.fn<() => Promise<typeof Menu>>(notFetched);
    show(load);
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
    load.mockResolvedValue(Menu);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Menu of Sunita')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('comes by itself when the connection returns', async () => {
    loseConnection();
    const load = vi.fn<() => Promise<typeof Menu>>(notFetched);
    show(load);
    await screen.findByRole('alert');
    load.mockResolvedValue(Menu);
    await findConnection();
    expect(await screen.findByText('Menu of Sunita')).toBeInTheDocument();
  });

  it('asks for a reload where the server no longer has it', async () => {
    show(notFetched);
    expect(await screen.findByRole('alert')).toHaveTextContent('A part of this page did not load.');
  });
});
