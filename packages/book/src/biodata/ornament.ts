import { html, type Markup } from '../html.ts';
import { colour } from '../palette.ts';

const petal = 'M0 0C-1 -9 -7 -15 -15 -17C-16 -8 -10 -2 0 0Z';

/** A flower in each corner of the classic frame. */
export function drawCorners(): Markup {
  return html`${[0, 1, 2, 3].map(
    (corner) =>
      html`<svg class="corner at-${corner}" viewBox="0 0 64 64">
        <path d="M1 62V14Q1 1 14 1H62" fill="none" stroke="${colour('marigold6')}" stroke-width="2" />
        <g transform="translate(28 32)">
          <path d="${petal}" transform="rotate(-38)" fill="${colour('brand4')}" />
          <path d="${petal}" transform="rotate(38)" fill="${colour('brand4')}" />
          <path d="${petal}" transform="scale(1.25)" fill="${colour('brand')}" />
          <circle cx="9" cy="9" r="4" fill="${colour('marigold5')}" />
        </g>
      </svg>`,
  )}`;
}

/** Two rules and a flower under the title. */
export function drawDivider(): Markup {
  return html`<svg class="divider" viewBox="0 0 270 14">
    <path d="M0 7H110M160 7H270" stroke="${colour('marigold4')}" stroke-width="1" />
    <ellipse cx="128" cy="7" rx="7" ry="3.5" fill="${colour('marigold5')}" />
    <ellipse cx="142" cy="7" rx="7" ry="3.5" fill="${colour('marigold5')}" />
    <ellipse cx="135" cy="7" rx="3.5" ry="7" fill="${colour('brand')}" />
  </svg>`;
}
