import { mirrored, shape, softShape } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import type { Backdrop } from './parameters.ts';

type Scene = (canvas: Canvas, backdrop: Backdrop) => string;

const softWidths = [26, 18, 10];

function softPane(canvas: Canvas, x: number, width: number, top: number, colour: string, opacity: number) {
  const stops = [0, 1, 1, 0].map(
    (share, index) =>
      `<stop offset="${[0, 0.16, 0.84, 1][index]}" stop-color="${colour}" stop-opacity="${share}"/>`,
  );
  const fill = canvas.define(
    `pane${colour.slice(1)}`,
    (id) => `<linearGradient id="${id}">${stops.join('')}</linearGradient>`,
  );
  return `<rect x="${x}" y="${top}" width="${width}" height="${700 - top}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

const garden: Scene = (canvas, { colours: [, second, third], drift }) =>
  [
    { x: 60 + drift, y: 120, rx: 170, ry: 150, colour: second, opacity: 0.75 },
    { x: 340, y: 80 + drift, rx: 180, ry: 140, colour: third, opacity: 0.7 },
    { x: 370, y: 300 - drift, rx: 150, ry: 210, colour: second, opacity: 0.6 },
    { x: 30, y: 340 + drift, rx: 140, ry: 190, colour: third, opacity: 0.55 },
    ...[
      [90, 70, 20],
      [330, 150, 15],
      [300, 52, 24],
      [46, 210, 14],
      [372, 240, 12],
    ].map(([x = 0, y = 0, radius = 0], index) => ({
      x: x + drift * (index % 2 ? -0.6 : 0.5),
      y: y + drift * 0.4,
      rx: radius,
      ry: radius,
      colour: '#fff3cf',
      opacity: 0.5,
      core: 0.45,
    })),
  ]
    .map((spot) => canvas.spot(spot))
    .join('');

const arch: Scene = (_, { colours: [, second, third], drift }) => {
  const half = 130 + drift * 0.5;
  const outer = `M${200 - half} 560V190a${half} ${half} 0 0 1 ${2 * half} 0V560Z`;
  const inner = `M${226 - half} 560V194a${half - 26} ${half - 26} 0 0 1 ${2 * half - 52} 0V560Z`;
  return softShape(outer, second, 0.8, [12, 7, 3]) + softShape(inner, third, 0.7, [10, 6, 3]);
};

const windowLight: Scene = (canvas, { colours: [main, second, third], drift }) =>
  softPane(canvas, -40, 220 + drift, -20, lighten(second, 0.35), 0.75) +
  softPane(canvas, 54 + drift, 18, -20, darken(main, 0.25), 0.45) +
  softShape(`M-40 ${212 + drift}H${166 + drift}V${218 + drift}H-40Z`, darken(main, 0.25), 0.2, [8, 4]) +
  softPane(canvas, 296 + drift, 190, -20, third, 0.55);

const lights: Scene = (canvas, { colours: [, second, third], drift }) =>
  [
    [60, 90, 46],
    [140, 40, 33],
    [330, 70, 52],
    [372, 190, 38],
    [30, 220, 38],
    [300, 24, 25],
    [90, 170, 21],
    [385, 300, 24],
  ]
    .map(([x = 0, y = 0, radius = 0], index) =>
      canvas.spot({
        x: x + drift * (index % 3) * 0.5,
        y: y - drift * ((index + 1) % 3) * 0.4,
        rx: radius + drift * 0.2,
        ry: radius + drift * 0.2,
        colour: index % 2 ? second : third,
        opacity: 0.52,
        core: 0.74,
      }),
    )
    .join('');

const city: Scene = (canvas, { colours: [, second, third], drift }) =>
  softPane(canvas, -16, 84, 150 + drift, second, 0.6) +
  softPane(canvas, 62 + drift, 72, 90, third, 0.55) +
  softPane(canvas, 270 + drift, 80, 120 - drift, second, 0.55) +
  softPane(canvas, 342, 88, 60 + drift, third, 0.6) +
  canvas.spot({ x: 200, y: 520, rx: 330, ry: 150, colour: darken(second, 0.3), opacity: 0.4 });

const wall: Scene = (canvas, { colours: [, second, third], drift }) =>
  softShape(
    `M-60 -60L${230 + drift * 2} -60L${40 + drift * 2} 560L-60 560Z`,
    lighten(second, 0.3),
    0.34,
    [60, 44, 30, 16],
  ) + canvas.spot({ x: 400, y: 60 + drift, rx: 190, ry: 240, colour: third, opacity: 0.55 });

const studio: Scene = (canvas, { colours: [, second, third], drift }) =>
  canvas.spot({ x: 140 + drift * 2, y: 170, rx: 290, ry: 280, colour: lighten(second, 0.3), opacity: 0.65 }) +
  canvas.spot({ x: 380, y: 470, rx: 230, ry: 200, colour: third, opacity: 0.5 });

const hills: Scene = (canvas, { colours: [, second, third], drift }) =>
  canvas.spot({ x: 96 + drift * 3, y: 90, rx: 64, ry: 64, colour: '#fff1cd', opacity: 0.7, core: 0.35 }) +
  softShape(
    `M-60 ${250 + drift}C60 ${180 - drift} 150 230 220 ${215 + drift}C300 190 380 ${170 + drift} 470 220V700H-60Z`,
    second,
    0.5,
    softWidths,
  ) +
  softShape(
    `M-60 ${340 - drift}C80 ${290 + drift} 200 330 300 ${300 - drift}C360 286 420 300 470 310V700H-60Z`,
    third,
    0.55,
    softWidths,
  );

const curtain: Scene = (canvas, { colours: [main, second, third], drift }) =>
  [-30, 34, 98, 262, 326, 384]
    .map((x, index) =>
      softPane(
        canvas,
        x + drift * 0.5,
        62,
        -40,
        index % 2 ? third : index % 3 ? second : darken(main, 0.12),
        0.5,
      ),
    )
    .join('');

const books: Scene = (canvas, backdrop) => {
  const {
    colours: [main, second, third],
    drift,
  } = backdrop;
  const shelf = (y: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
      .map((book) => {
        const height = 74 + ((book * 37 + y) % 22);
        const colour = [second, third, darken(second, 0.2), lighten(third, 0.25)][(book + y) % 4] ?? second;
        const left = -30 + book * 36 + drift * 0.6;
        return softShape(`M${left} ${y - height}h26v${height}h-26Z`, colour, 0.55, [7, 3]);
      })
      .join('') + softShape(`M-60 ${y}H470V${y + 9}H-60Z`, darken(main, 0.35), 0.35, [8, 4]);
  return (
    [120, 244, 368, 492].map(shelf).join('') +
    canvas.spot({ x: 200, y: 260, rx: 320, ry: 340, colour: main, opacity: 0.45 })
  );
};

const scenes: Record<Backdrop['scene'], Scene> = {
  garden,
  arch,
  window: windowLight,
  lights,
  city,
  wall,
  studio,
  hills,
  curtain,
  books,
};

/** The backdrop: out of focus, as in a photograph. */
export function drawBackdrop(canvas: Canvas, backdrop: Backdrop): string {
  const [main] = backdrop.colours;
  const wash = canvas.define(
    'wash',
    (id) =>
      `<radialGradient id="${id}" cx="35%" cy="25%" r="95%"><stop offset="0" stop-color="${lighten(main, 0.35)}"/><stop offset=".55" stop-color="${main}"/><stop offset="1" stop-color="${darken(main, 0.18)}"/></radialGradient>`,
  );
  const scene = scenes[backdrop.scene](canvas, backdrop);
  return (
    shape('M-80 -40H480V680H-80Z', wash) +
    (backdrop.isMirrored ? mirrored(scene) : scene) +
    canvas.spot({ x: 215, y: 300, rx: 170, ry: 240, colour: '#1a0d0c', opacity: 0.2 })
  );
}
