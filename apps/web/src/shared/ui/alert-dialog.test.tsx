import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';

function Host() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Guidelines
      </button>
      <AlertDialog
        isOpen={isOpen}
        title="Profile Guidelines"
        confirmLabel="Start"
        onConfirm={() => setIsOpen(false)}
        cancel={{ label: 'Later', onCancel: () => setIsOpen(false) }}
      >
        Seven of them.
      </AlertDialog>
    </>
  );
}

// Compiling Mantine is slow on a busy machine.
beforeAll(() => import('./dialog.tsx'), 60_000);

describe('a dialog', () => {
  it.each(['Start', 'Later', 'Escape'])(
    'closed by %s gives the focus back to what opened it',
    async (way) => {
      const user = userEvent.setup();
      render(<Host />);
      const opener = screen.getByRole('button', { name: 'Guidelines' });
      await user.click(opener);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus());
      if (way === 'Escape') await user.keyboard('{Escape}');
      else await user.click(screen.getByRole('button', { name: way }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(opener).toHaveFocus();
    },
  );
});
