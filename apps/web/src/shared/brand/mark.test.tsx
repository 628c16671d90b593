import { render } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { association } from './association.ts';
import { Mark } from './mark.tsx';

function useLogo(logo: string | null): void {
  const before = association.logo;
  association.logo = logo;
  onTestFinished(() => {
    association.logo = before;
  });
}

it('is the petals of the release while the association has no logo', () => {
  const { container } = render(<Mark size={38} />);
  expect(container.querySelectorAll('svg path')).toHaveLength(2);
});

it('is the association’s logo, and only its form on the panel', () => {
  useLogo('/association/1a2b.svg');
  const { container, rerender } = render(<Mark size={38} />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/association/1a2b.svg');
  expect(image).toHaveAttribute('alt', '');
  rerender(<Mark size={46} onPanel />);
  expect(container.querySelector('img, svg')).toBeNull();
  expect(container.firstElementChild).toHaveStyle({ width: '46px', height: '46px' });
});
