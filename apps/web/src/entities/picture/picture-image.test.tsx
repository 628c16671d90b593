import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { samplePicture } from '../../test/sample-picture.ts';
import { PictureImage } from './picture-image.tsx';

const picture = samplePicture(1);

describe('a photo', () => {
  it('keeps its place, paints a blur first and comes when it is near', () => {
    render(<PictureImage picture={picture} variant="card" alt="Rohan" fallbackGender="Male" />);
    const image = screen.getByAltText('Rohan');
    expect(image).toHaveAttribute('src', picture.urls.card);
    expect(image).toHaveAttribute('width', '480');
    expect(image).toHaveAttribute('height', '600');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('fetchpriority', 'auto');
    expect(image.parentElement?.style.backgroundImage).toContain('data:image/webp');
  });

  it('comes at once when it is the first of a page', () => {
    render(<PictureImage picture={picture} variant="page" alt="Rohan" fallbackGender="Male" isUrgent />);
    const image = screen.getByAltText('Rohan');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('is a drawing when there is none', () => {
    render(<PictureImage picture={null} variant="card" alt="Meera" fallbackGender="Female" />);
    expect(screen.getByRole('img', { name: 'Meera' }).tagName).toBe('SPAN');
  });

  it('becomes a drawing when its address has run out, and comes back with a new one', () => {
    const { rerender } = render(
      <PictureImage picture={picture} variant="card" alt="Rohan" fallbackGender="Male" />,
    );
    fireEvent.error(screen.getByAltText('Rohan'));
    expect(screen.getByRole('img', { name: 'Rohan' }).tagName).toBe('SPAN');
    const renewed = { ...picture, urls: { ...picture.urls, card: '/qe_media/image/card/1?s=y' } };
    rerender(<PictureImage picture={renewed} variant="card" alt="Rohan" fallbackGender="Male" />);
    expect(screen.getByAltText('Rohan')).toHaveAttribute('src', renewed.urls.card);
  });

  it('says nothing where its name is beside it', () => {
    const { container } = render(
      <PictureImage picture={null} variant="thumb" alt="" fallbackGender={null} />,
    );
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toBeInTheDocument();
  });
});
