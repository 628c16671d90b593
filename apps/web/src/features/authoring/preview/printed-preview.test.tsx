import { profileForm } from '@suchi/contracts/profiles';
import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../../shared/i18n/messages.ts';
import { samplePicture } from '../../../test/sample-picture.ts';
import { sampleLookupName, sampleProfile } from '../../../test/sample-profile.ts';
import { PrintedPreview } from './printed-preview.tsx';

beforeAll(() => loadMessages(['authoring']));

function renderPaper(props: Partial<Parameters<typeof PrintedPreview>[0]> = {}) {
  render(
    <PrintedPreview
      profile={sampleProfile}
      lookupName={sampleLookupName}
      photo={samplePicture(1)}
      serialNumber={218}
      {...props}
    />,
  );
  return screen.getByRole('region', { name: 'As it will be printed' });
}

describe('the paper', () => {
  it('shows a complete profile without a mark', () => {
    const paper = renderPaper();
    expect(within(paper).getByText('Rohan Vasant Deshpande')).toBeInTheDocument();
    expect(within(paper).getByText('No. 218')).toBeInTheDocument();
    expect(within(paper).getByText('Ratnagiri')).toBeInTheDocument();
    expect(paper.querySelector('mark')).toBeNull();
  });

  it('marks what is missing, with the word', () => {
    const paper = renderPaper({ profile: profileForm.parse({}), photo: null, serialNumber: null });
    // Eight beside the photo, five below it, the name and the photo itself.
    expect(within(paper).getAllByText('missing')).toHaveLength(15);
    expect(within(paper).getByText('0 of at least 10 words')).toBeInTheDocument();
  });

  it('counts the words that are too few', () => {
    const paper = renderPaper({
      profile: { ...sampleProfile, partner_expectations: 'Educated, family minded.' },
    });
    expect(within(paper).getByText('3 of at least 10 words').tagName).toBe('MARK');
  });

  it('ends after the hundredth word and shows that', () => {
    const words = Array.from({ length: 101 }, (_, index) => `w${index + 1}`).join(' ');
    const paper = renderPaper({ profile: { ...sampleProfile, partner_expectations: words } });
    expect(paper).toHaveTextContent('w100');
    expect(paper).not.toHaveTextContent('w101');
    expect(paper).toHaveTextContent('The first 100 words of your partner expectations are printed.');
  });
});
