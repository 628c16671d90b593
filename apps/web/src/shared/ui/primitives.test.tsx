import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Card, List, Row, Stack } from './layout.tsx';
import { IconButton, LinkButton, PlainButton } from './plain-button.tsx';
import { Text, VisuallyHidden } from './text.tsx';

test('a stack has its gap and keeps the class and the attributes it is given', () => {
  render(
    <Stack as="section" gap={3} align="start" className="own" aria-label="Facts">
      <p>One</p>
    </Stack>,
  );
  const section = screen.getByRole('region', { name: 'Facts' });
  expect(section.className).toBe('stack gap-3 stack-start own');
});

test('a row is a div that can wrap and spread its parts', () => {
  const { container } = render(
    <Row gap={2} rowGap={0} justify="between" align="baseline" wrap inline grow />,
  );
  expect(container.firstElementChild?.tagName).toBe('DIV');
  expect(container.firstElementChild?.className).toBe(
    'row gap-2 align-baseline justify-between wrap inline row-gap-0 grow',
  );
});

test('a card stacks its parts only with a gap', () => {
  const { container } = render(
    <>
      <Card padding={4} />
      <Card as="article" gap={5} />
    </>,
  );
  expect([...container.children].map((card) => card.className)).toEqual(['card pad-4', 'card stack gap-5']);
});

test('a list is a list, with lines between its entries when asked', () => {
  render(
    <List isDivided>
      <li>One</li>
    </List>,
  );
  expect(screen.getByRole('list').className).toBe('stack divided');
});

test('text has the voice it is given, and no class of its own', () => {
  const { container } = render(
    <>
      <Text>Plain</Text>
      <Text
        as="h2"
        tone="muted"
        size="2xl"
        weight="bold"
        face="plain"
        leading="tight"
        grow
        above={4}
        nowrap
        ellipsis
        breaks
        figures
      >
        Loud
      </Text>
      <VisuallyHidden>Aloud</VisuallyHidden>
    </>,
  );
  expect(container.innerHTML).toBe(
    '<p>Plain</p>' +
      '<h2 class="muted size-2xl bold plain tight nowrap ellipsis breaks figures grow above-4">Loud</h2>' +
      '<span class="visually-hidden">Aloud</span>',
  );
});

test('buttons without a look send no form, and an icon has a name', async () => {
  const press = vi.fn<(what: string) => void>();
  render(
    <form onSubmit={() => press('sent')}>
      <PlainButton onClick={() => press('plain')}>Whole row</PlainButton>
      <LinkButton onClick={() => press('link')}>Show all</LinkButton>
      <IconButton label="Close" icon="×" look="framed" size="large" onClick={() => press('icon')} />
    </form>,
  );
  for (const name of ['Whole row', 'Show all', 'Close'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(press.mock.calls.flat()).toEqual(['plain', 'link', 'icon']);
  expect(screen.getByRole('button', { name: 'Close' }).className).toBe(
    'icon-button icon-button-large icon-button-framed',
  );
});
