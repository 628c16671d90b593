import { recolour } from '@suchi/domain/settings';

/** The size of the cover's picture with its bleed at 300 dots an inch, 154 × 150 mm. */
const coverPictureSize = { width: 1819, height: 1772 } as const;

interface Ridge {
  top: string;
  bottom: string;
  points: string;
}

/** From the farthest ridge to the nearest. */
const ridges: Ridge[] = [
  {
    top: 'E9A88F',
    bottom: 'F0BFA5',
    points:
      '-19,530 0,526 24,519 60,523 145,517 178,517 207,514 273,515 293,493 321,481 352,481 410,517 425,518 447,490 474,488 495,492 566,491 602,503 692,502 722,528 768,561 800,563 840,556 880,546 897,542 918,545 943,538',
  },
  {
    top: 'D5816F',
    bottom: 'DE9A86',
    points:
      '-19,578 0,588 25,599 53,623 90,625 154,601 205,603 300,638 321,639 338,578 363,531 410,529 440,531 541,530 555,588 569,622 592,631 655,622 717,627 775,621 810,544 860,543 890,548 943,543',
  },
  {
    top: 'B85A5B',
    bottom: 'CB8E82',
    points:
      '-19,667 20,667 60,673 131,666 145,664 190,663 210,678 265,677 325,680 452,682 480,655 520,622 561,621 592,632 647,633 710,628 807,634 868,626 888,629 924,640 943,642',
  },
  {
    top: '912E3D',
    bottom: 'B26468',
    points:
      '-19,757 32,758 138,702 197,699 243,703 379,700 433,743 507,790 551,790 584,798 679,799 715,806 810,799 838,807 943,803',
  },
  {
    top: '6E1B2A',
    bottom: '6E1B2A',
    points:
      '-19,849 0,849 100,845 180,850 236,851 280,855 343,871 400,868 458,864 593,867 711,815 752,813 824,844 890,849 943,863',
  },
];

const birds = [
  { x: 296, y: 437, size: 0.7 },
  { x: 347, y: 387, size: 1 },
  { x: 406, y: 355, size: 0.85 },
];

/**
 * Hills at sunrise in the association's colour, for a cover without a picture. It has gradients, which the press file
 * may not, so it is printed as an image like a photo.
 */
export function drawHills(brandColour: string): string {
  const { width, height } = coverPictureSize;
  const own = (drawn: string) => `#${recolour(drawn, brandColour)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="-19 -19 962 936">
<defs>${gradient('sky', '#F6CA66', '#F7DDBD')}${ridges.map(({ top, bottom }, index) => gradient(`ridge${index}`, own(top), own(bottom))).join('')}</defs>
<rect x="-19" y="-19" width="962" height="620" fill="url(#sky)"/>
<circle cx="612" cy="474" r="118" fill="#FBE6BF"/><circle cx="612" cy="474" r="91" fill="#FFFCEF"/>
${birds.map(({ x, y, size }) => `<path d="M-23 0Q-10 -12 0 0Q10 -12 23 0" transform="translate(${x} ${y}) scale(${size})" fill="none" stroke="${own('93454E')}" stroke-width="3.4"/>`).join('')}
${ridges.map(({ points }, index) => `<polygon points="${points} 943,917 -19,917" fill="url(#ridge${index})"/>`).join('\n')}
</svg>`;
}

function gradient(id: string, top: string, bottom: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="${id === 'sky' ? 1 : 0.45}"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
}
