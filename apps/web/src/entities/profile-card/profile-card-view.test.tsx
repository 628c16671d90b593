import { cleanup, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { changeLanguage, loadMessages } from '../../shared/i18n/messages.ts';
import { sampleCard } from '../../test/sample-card.ts';
import { TestRouter } from '../../test/test-router.tsx';
import { ProfileCardView, type ProfileCardViewProps } from './profile-card-view.tsx';

function renderCard(props: Partial<ProfileCardViewProps>) {
  render(
    <TestRouter>
      <ProfileCardView card={sampleCard(1)} photo={<i>photo</i>} {...props} />
    </TestRouter>,
  );
}

beforeAll(() => loadMessages(['search']));

describe('a card', () => {
  it('has every fact, the heart and the numbers', () => {
    renderCard({ heart: <i>heart</i>, contact: <i>numbers</i> });
    expect(screen.getByText('₹12 lakh a year')).toBeInTheDocument();
    expect(screen.getByText('heart')).toBeInTheDocument();
    expect(screen.getByText('numbers')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Profile' })).toHaveAccessibleDescription('Ananya Kulkarni');
  });

  it('of the noted ones has the note and every fact', () => {
    renderCard({ note: 'Aai liked her, Spoke on 4 Oct', actions: <button>Remove note</button> });
    expect(screen.getByText('Aai liked her, Spoke on 4 Oct')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove note' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Profile' })).toBeInTheDocument();
    expect(screen.getByText('₹12 lakh a year')).toBeInTheDocument();
    expect(screen.getByText('Education')).toBeInTheDocument();
  });

  it.each([
    ['without a number', { serial_number: null, is_printed: false }],
    ['above the last of the book', { serial_number: 1301, is_printed: false }],
  ])('says that somebody %s is not printed', (_case, facts) => {
    renderCard({ card: sampleCard(1, facts) });
    expect(screen.getByText('Not printed in suchi')).toBeInTheDocument();
    expect(screen.queryByText(/Suchi no/)).not.toBeInTheDocument();
  });

  it('has the name in own letters first, for who reads them', async () => {
    const card = sampleCard(1, { own_script_name: 'अनन्या कुलकर्णी' });
    await changeLanguage('mr');
    onTestFinished(async () => void (await changeLanguage('en')));
    renderCard({ card });
    expect(screen.getByRole('article', { name: 'अनन्या कुलकर्णी' })).toHaveTextContent('Ananya Kulkarni');
    cleanup();
    await changeLanguage('gu');
    renderCard({ card });
    expect(screen.getByRole('heading', { name: 'Ananya Kulkarni' })).toBeInTheDocument();
    expect(screen.queryByText('अनन्या कुलकर्णी')).not.toBeInTheDocument();
  });

  it('has a name also in a draft', () => {
    renderCard({ card: sampleCard(1, { first_name: null, last_name: ' ' }) });
    expect(screen.getByRole('heading', { name: 'Name not given' })).toBeInTheDocument();
  });
});
