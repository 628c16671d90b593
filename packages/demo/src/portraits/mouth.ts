import { line, round, shape, softShape, stretched } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Skin } from './colour.ts';
import { hairColour } from './hair.ts';
import type { FacialHair, PortraitParameters } from './parameters.ts';

function drawOpenSmile(lip: string): string {
  return (
    shape(
      'M173 281C184 284 192 284 200 285C208 284 216 284 227 281C221 298 211 304.500 200 304.500C189 304.500 179 298 173 281Z',
      darken(lip, 0.1),
    ) +
    shape(
      'M178 284C188 286.400 212 286.400 222 284C216 294.400 209 296.600 200 296.600C191 296.600 184 294.400 178 284Z',
      '#F8EFE6',
    ) +
    shape(
      'M173 281C185 278 194 276 200 278.600C206 276 215 278 227 281C215 285.400 208 285.800 200 285.800C192 285.800 185 285.400 173 281Z',
      lip,
    )
  );
}

/** Lips together; `lift` raises the corners. */
function drawClosedSmile(lip: string, lift: number): string {
  const corner = 283 - lift;
  const deep = darken(lip, 0.38);
  return (
    shape(
      `M173 ${corner}C184 281 194 278.400 200 281C206 278.400 216 281 227 ${corner}C216 289.500 207 291.400 200 291.400C193 291.400 184 289.500 173 ${corner}Z`,
      mix(lip, deep, 0.18),
    ) +
    shape(
      `M177 ${corner + 3}C187 291 194 292 200 292C206 292 213 291 223 ${corner + 3}C216 298 208 301.500 200 301.500C192 301.500 184 298 177 ${corner + 3}Z`,
      lip,
    ) +
    line('M191 297C196 299 204 299 208 297', lighten(lip, 0.5), 2, 0.4) +
    line(
      `M171 ${corner - 1}C182 288.800 193 291.400 200 291.400C207 291.400 218 288.800 229 ${corner - 1}`,
      deep,
      2.1,
    )
  );
}

/** The mouth, always with a slight smile. */
export function drawMouth({ gender, mouth }: PortraitParameters, skin: Skin): string {
  const own = mouth.colour ?? skin.lip;
  const lip = gender === 'Female' ? own : mix(skin.lip, skin.base, 0.38);
  const lips =
    mouth.smile === 'open' ? drawOpenSmile(lip) : drawClosedSmile(lip, mouth.smile === 'gentle' ? 3 : 1);
  const cheeks =
    mouth.smile === 'closed'
      ? ''
      : line(
          'M165 273C162.500 278 162.500 282 164 286M235 273C237.500 278 237.500 282 236 286',
          skin.deep,
          1.5,
          0.22,
        );
  return stretched(200, 288, mouth.width, mouth.fullness, lips) + cheeks;
}

function beardOutline({ temple, jaw }: PortraitParameters['face']): string {
  const [left, right] = [200 - temple, 200 + temple];
  return [
    `M${left - 4} 224C${left + 4} 250 ${left + 8} 262 ${214 - jaw} 270`,
    'C150 282 160 276 172 273C184 267 216 267 228 273C240 276 250 282 ',
    `${186 + jaw} 270C${right - 8} 262 ${right - 4} 250 ${right + 4} 224L${right + 20} 340L${left - 20} 340Z`,
    'M175 287C182 281 218 281 225 287C222 299 212 305 200 305C188 305 178 299 175 287Z',
  ].join('');
}

const goatee =
  'M170 286C166 306 176 334 200 336C224 334 234 306 230 286C226 280 222 280 220 283C222 299 212 305 200 305C188 305 178 299 180 283C178 280 174 280 170 286Z';

/** The density of each kind, and how softly it ends. */
const beards: Partial<Record<FacialHair, { opacity: number; edges: readonly number[] }>> = {
  full: { opacity: 0.92, edges: [3] },
  trim: { opacity: 0.6, edges: [5, 2.5] },
  stubble: { opacity: 0.13, edges: [16, 11, 7, 3] },
  goatee: { opacity: 0.82, edges: [4, 2] },
};

/** A beard ends with the face, so it is drawn inside the clip of the face. */
export function drawBeard({ facialHair, hair, face }: PortraitParameters): string {
  const beard = beards[facialHair];
  if (!beard) return '';
  const outline = facialHair === 'goatee' ? goatee : beardOutline(face);
  // Even-odd leaves the mouth free.
  return `<g fill-rule="evenodd">${softShape(outline, hairColour(hair), beard.opacity, beard.edges)}</g>`;
}

/** The moustache, alone or as part of a beard. */
export function drawMoustache({ facialHair, hair }: PortraitParameters): string {
  const opacity = { none: 0, stubble: 0, trim: 0.6, full: 0.9, goatee: 0.85, moustache: 0.92 }[facialHair];
  if (opacity === 0) return '';
  const colour = darken(hairColour(hair), 0.1);
  return shape(
    'M164 286C172 274 191 268 200 272.500C209 268 228 274 236 286C224 282.500 210 281.500 200 280.500C190 281.500 176 282.500 164 286Z',
    colour,
    round(opacity * 100) / 100,
  );
}
