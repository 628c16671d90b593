import { html, type Markup } from './html.ts';
import { colour, type ColourName } from './palette.ts';

/** The association's mark: two leaves and a dot. */
export function drawMark(left: ColourName, right: ColourName, dot: ColourName): Markup {
  return html`<svg class="mark" viewBox="0 0 48 48">
    <circle cx="24" cy="10" r="6" fill="${colour(dot)}" />
    <path d="M22.5 44C10 42 3 32 3 17c12 2 19.5 11 19.5 27Z" fill="${colour(left)}" />
    <path d="M25.5 44C38 42 45 32 45 17c-12 2-19.5 11-19.5 27Z" fill="${colour(right)}" />
  </svg>`;
}

/** A band with the narali edge, the row of points of a sari border, across the page and into its bleed. */
export function drawNarali(fill: ColourName, points: number): Markup {
  // One point more on each side, so that the bleed is covered; the page cuts off the rest.
  const steps = Array.from({ length: points + 2 }, (_, index) => index - 1);
  const edge = steps.map((step) => `L${step + 0.5} 0L${step + 1} 1`).join('');
  return html`<svg class="narali" viewBox="0 0 ${points} 1" preserveAspectRatio="none">
    <path d="M-1 1${edge}Z" fill="${colour(fill)}" />
  </svg>`;
}
