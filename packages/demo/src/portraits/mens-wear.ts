import { dot, line, mirrored, shape } from './canvas.ts';
import { folds, neckline, pattern } from './cloth.ts';
import type { Tailoring } from './cloth.ts';
import { darken, lighten } from './colour.ts';
import type { MensWear } from './parameters.ts';

const bandCollar =
  'M150 340C150 378 178 402 200 403C222 402 250 378 250 340C249 334 243 333 242 338C240 364 218 387 200 388C182 387 160 364 158 338C157 333 151 334 150 340Z';
const roundSkin = 'M155 336C160 366 184 386 200 388C216 386 240 366 245 336Z';
const sideFolds = ['M86 408C98 440 100 470 94 504', 'M314 408C302 440 300 470 306 504'];

function drawCollar(colour: string, spread: number): string {
  const collar = `M153 334L200 ${402 + spread}L${176 - spread} ${430 + spread}L140 372C148 362 152 350 153 334Z`;
  const edge = line(collar, darken(colour, 0.45), 1.8, 0.5);
  return shape(collar, lighten(colour, 0.16)) + edge + mirrored(shape(collar, darken(colour, 0.04)) + edge);
}

function drawTie(colour: string): string {
  return (
    shape('M189 404L211 404L206 421L194 421Z', colour) +
    shape('M194 421L206 421L212 462L201 496L199 496L188 462Z', darken(colour, 0.12)) +
    line('M191 452L207 438M192 476L209 460', lighten(colour, 0.35), 2, 0.35)
  );
}

function blazer({ skin, body, main, second, trim, mainFill, secondFill, clothes }: Tailoring): string {
  const lapel = 'M152 350C142 366 130 378 114 388L140 424L126 436L194 510L200 500C184 462 164 416 152 350Z';
  const edge = line(lapel, darken(main, 0.55), 2, 0.6);
  const buttons =
    line('M200 404V500', darken(second, 0.35), 1.6, 0.5) +
    dot(204, 440, 2.4, darken(second, 0.35)) +
    dot(204, 474, 2.4, darken(second, 0.35));
  return (
    shape(body, mainFill) +
    shape('M152 354L200 506L248 354Z', secondFill) +
    neckline('M155 338L200 402L245 338Z', skin) +
    drawCollar(second, 0) +
    (clothes.hasTie ? drawTie(trim) : buttons) +
    shape(lapel, lighten(main, 0.1)) +
    edge +
    mirrored(shape(lapel, darken(main, 0.08)) + edge) +
    (clothes.hasPocketSquare ? shape('M270 462l10 -16l8 10l12 -8l4 16Z', trim) : '') +
    folds(main, ['M70 420C84 446 88 476 84 504', 'M332 420C318 446 314 476 318 504'])
  );
}

function shirt(tailoring: Tailoring): string {
  const { skin, body, main, second, mainFill } = tailoring;
  return (
    shape(body, mainFill) +
    pattern(tailoring) +
    neckline('M155 338L200 410L245 338Z', skin) +
    drawCollar(main, 9) +
    line('M200 412V660M188 424V660', darken(main, 0.5), 1.8, 0.35) +
    [444, 480, 516].map((y) => dot(194, y, 3, darken(second, 0.2))).join('') +
    folds(main, [...sideFolds, 'M130 396C140 420 146 440 146 462'])
  );
}

function kurta(tailoring: Tailoring): string {
  const { skin, body, main, trim, mainFill } = tailoring;
  const band =
    'M152 338C153 374 178 396 197 398L200 424L203 398C222 396 247 374 248 338C247 333 243 332 242 336C240 362 218 383 200 384C182 383 160 362 158 336C157 332 153 333 152 338Z';
  return (
    shape(body, mainFill) +
    pattern(tailoring) +
    neckline(roundSkin, skin) +
    shape(band, lighten(main, 0.1)) +
    line(band, darken(main, 0.45), 1.8, 0.45) +
    `<rect x="188" y="398" width="24" height="86" rx="3" fill="${darken(main, 0.06)}"/>` +
    line('M188 398V484H212V398', darken(main, 0.4), 2, 0.7) +
    [414, 440, 466].map((y) => dot(200, y, 3.2, trim)).join('') +
    folds(main, [...sideFolds, 'M146 396C156 426 160 456 156 486', 'M254 396C244 426 240 456 244 486'])
  );
}

function nehru({ skin, body, main, second, trim, mainFill, secondFill, clothes }: Tailoring): string {
  const waistcoat =
    'M92 390C116 440 116 520 104 660L296 660C284 520 284 440 308 390C282 380 262 372 250 352C246 382 220 402 200 403C180 402 154 382 150 352C138 372 118 380 92 390Z';
  return (
    shape(body, secondFill) +
    neckline(roundSkin, skin) +
    folds(second, ['M48 430C58 456 58 480 54 504', 'M352 430C342 456 342 480 346 504']) +
    shape(waistcoat, mainFill) +
    shape(bandCollar, lighten(main, 0.1)) +
    line(bandCollar, darken(main, 0.5), 1.8, 0.5) +
    line('M200 403V660', darken(main, 0.6), 2, 0.6) +
    [424, 454, 484, 514].map((y) => dot(207, y, 3.6, trim)).join('') +
    line('M236 452H272', darken(main, 0.6), 2.4, 0.6) +
    (clothes.hasPocketSquare ? shape('M240 452l7 -15l8 8l9 -9l4 16Z', trim) : '')
  );
}

function bandhgala({ skin, body, main, trim, mainFill, clothes }: Tailoring): string {
  return (
    shape(body, mainFill) +
    neckline(roundSkin, skin) +
    shape(bandCollar, lighten(main, 0.12)) +
    line(bandCollar, darken(main, 0.5), 1.8, 0.5) +
    line('M200 403C204 440 204 520 202 660', darken(main, 0.6), 2, 0.6) +
    [420, 452, 484, 516].map((y) => dot(194, y, 3.8, trim)).join('') +
    (clothes.hasPocketSquare ? shape('M270 462l10 -16l8 10l12 -8l4 16Z', trim) : '') +
    folds(main, sideFolds)
  );
}

function crew(tailoring: Tailoring): string {
  const { skin, body, main, mainFill } = tailoring;
  return (
    shape(body, mainFill) +
    pattern(tailoring) +
    neckline('M154 338C158 372 182 392 200 393C218 392 242 372 246 338Z', skin) +
    shape(
      'M149 344C151 382 178 406 200 407C222 406 249 382 251 344C251 340 246 340 245 344C242 372 220 392 200 393C180 392 158 372 155 344C154 340 149 340 149 344Z',
      darken(main, 0.14),
    ) +
    folds(main, [...sideFolds, 'M150 412C160 436 162 460 158 486'])
  );
}

function polo(tailoring: Tailoring): string {
  const { skin, body, main, second, mainFill } = tailoring;
  return (
    shape(body, mainFill) +
    pattern(tailoring) +
    neckline('M155 338L200 420L245 338Z', skin) +
    `<rect x="190" y="414" width="20" height="66" rx="2" fill="${darken(main, 0.08)}"/>` +
    drawCollar(second, 4) +
    [436, 462].map((y) => dot(200, y, 2.8, lighten(second, 0.4))).join('') +
    folds(main, sideFolds)
  );
}

function sweater(tailoring: Tailoring): string {
  const { skin, body, main, second, mainFill, secondFill } = tailoring;
  return (
    shape(body, mainFill) +
    shape('M150 350L200 470L250 350Z', secondFill) +
    neckline('M155 338L200 404L245 338Z', skin) +
    drawCollar(second, 0) +
    line('M148 356L200 474L252 356', darken(main, 0.22), 8) +
    line('M144 362L200 484L256 362', darken(main, 0.4), 1.6, 0.5) +
    folds(main, sideFolds)
  );
}

/** The garments for men. */
export const mensWear: Record<MensWear, (tailoring: Tailoring) => string> = {
  blazer,
  shirt,
  kurta,
  nehru,
  crew,
  polo,
  sweater,
  bandhgala,
};
