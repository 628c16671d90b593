import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { RouterFailure } from './router-failure.tsx';

it('catches what a page throws, says so, and offers to load again', async () => {
  // React logs what the boundary caught.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = createMemoryRouter([
    {
      path: '/',
      ErrorBoundary: RouterFailure,
      Component: () => {
        throw new Error('a page broke');
      },
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});
