import type { Random } from '../random.ts';
import {
  backdrops,
  gold,
  kurtas,
  mensEthnic,
  mensJackets,
  mensShirts,
  saris,
  silver,
  womensJackets,
  womensTops,
} from './palettes.ts';
import type {
  Backdrop,
  Clothes,
  Glasses,
  Hair,
  Jewellery,
  MensWear,
  Pose,
  WomensWear,
} from './parameters.ts';

const hundredth = (value: number) => Math.round(value * 100) / 100;

type WornHair = Omit<Hair, 'colour' | 'greying'>;

const plainHair: WornHair = {
  front: 'sleek',
  back: 'none',
  over: 'none',
  bun: 'none',
  hasJasmine: false,
  hasParting: false,
  isMirrored: false,
  volume: 1,
};

/** A woman's hairstyle; longer and looser when young. */
export function styleWomensHair(random: Random, age: number, isFestive: boolean): WornHair {
  const style = random.weighted({
    long: age < 40 ? 30 : 14,
    wavy: age < 36 ? 22 : 6,
    bob: 9,
    shoulder: 14,
    braid: 10,
    bun: isFestive || age > 38 ? 30 : 8,
    tied: 12,
  });
  const isMirrored = random.chance(0.5);
  const volume = random.between(0.99, 1.03);
  const worn = { ...plainHair, isMirrored, volume };
  const loose = random.weighted({ center: 30, side: 30, curtain: 18, soft: 16 });
  if (style === 'long' || style === 'wavy') {
    const over = random.weighted({ none: 16, left: 40, both: 30 });
    return { ...worn, front: loose, back: style, over, hasParting: loose === 'center' };
  }
  if (style === 'bob' || style === 'shoulder') {
    return { ...worn, front: random.chance(0.3) ? 'fringe' : loose, back: style };
  }
  if (style === 'braid') {
    const front = random.pick(['center', 'soft'] as const);
    return { ...worn, front, back: 'half', over: 'braid', hasParting: front === 'center' };
  }
  const front = random.weighted({ sleek: 55, puff: 45 });
  if (style === 'tied') return { ...worn, front, hasParting: front === 'sleek' && random.chance(0.6) };
  const bun = random.chance(0.86) ? 'low' : 'high';
  const hasJasmine = bun === 'low' && random.chance(isFestive ? 0.7 : 0.2);
  return { ...worn, front, bun, hasJasmine, hasParting: front === 'sleek' };
}

/** A man's hairstyle; `isThinning` stays the same for a person, the cut may change. */
export function styleMensHair(random: Random, age: number, isThinning: boolean): WornHair {
  const front = isThinning
    ? random.weighted({ receding: 60, buzz: 25, crown: age > 44 ? 30 : 0 })
    : random.weighted({
        sidePart: 26,
        crew: 16,
        quiff: age < 36 ? 16 : 5,
        swept: 18,
        wavyTop: age < 40 ? 12 : 4,
        buzz: 7,
        curly: 8,
        receding: age > 34 ? 14 : 1,
      });
  return { ...plainHair, front, isMirrored: random.chance(0.5), volume: random.between(0.99, 1.03) };
}

/** A woman's clothes for the occasion. */
export function styleWomensClothes(random: Random, isFestive: boolean): Clothes {
  const wear: WomensWear = isFestive
    ? random.weighted({ sari: 70, anarkali: 16, kurta: 14 })
    : random.weighted({ sari: 12, kurta: 34, anarkali: 8, blazer: 16, top: 16, shirt: 14 });
  const palette = {
    sari: saris,
    kurta: kurtas,
    anarkali: kurtas,
    blazer: womensJackets,
    top: womensTops,
    shirt: womensTops,
  }[wear];
  const patterns = {
    sari: { butti: 50, plain: 25, check: 15, lines: 10 },
    kurta: { plain: 60, butti: 28, lines: 12 },
    anarkali: { plain: 1 },
    blazer: { plain: 1 },
    top: { plain: 60, lines: 40 },
    shirt: { plain: 50, check: 20, stripe: 30 },
  }[wear];
  return {
    wear,
    colours: random.pick(palette),
    pattern: random.weighted<Clothes['pattern']>(patterns),
    hasDupatta: random.chance(0.6),
    hasTie: false,
    hasPocketSquare: false,
    isMirrored: random.chance(0.35),
  };
}

/** A man's clothes for the occasion. */
export function styleMensClothes(random: Random, isFestive: boolean): Clothes {
  const wear: MensWear = isFestive
    ? random.weighted({ kurta: 34, nehru: 30, bandhgala: 20, blazer: 16 })
    : random.weighted({ blazer: 28, shirt: 30, crew: 10, polo: 12, sweater: 10, kurta: 10 });
  const ethnic: readonly MensWear[] = ['kurta', 'nehru', 'bandhgala'];
  const palette = wear === 'blazer' ? mensJackets : ethnic.includes(wear) ? mensEthnic : mensShirts;
  const patterns = {
    shirt: { plain: 50, check: 28, stripe: 22 },
    polo: { plain: 70, lines: 30 },
    crew: { plain: 75, lines: 25 },
    kurta: { plain: 85, butti: 15 },
    blazer: { plain: 1 },
    nehru: { plain: 1 },
    sweater: { plain: 1 },
    bandhgala: { plain: 1 },
  }[wear];
  return {
    wear,
    colours: random.pick(palette),
    pattern: random.weighted<Clothes['pattern']>(patterns),
    hasDupatta: false,
    hasTie: random.chance(0.4),
    hasPocketSquare: random.chance(0.45),
    isMirrored: false,
  };
}

/** Jewellery that goes with the clothes. */
export function styleJewellery(random: Random, wear: Clothes['wear'], isFestive: boolean): Jewellery {
  const isIndian = ['sari', 'kurta', 'anarkali'].includes(wear);
  const metal = random.chance(0.8) ? gold : silver;
  const earring = isFestive
    ? random.weighted<Jewellery['earring']>({ jhumka: 60, drop: 25, stud: 15 })
    : random.weighted<Jewellery['earring']>({
        stud: 40,
        hoop: isIndian ? 8 : 14,
        drop: 18,
        jhumka: isIndian ? 20 : 0,
        none: 8,
      });
  // A chain would lie on the collar.
  const hasCollar = wear === 'shirt' || wear === 'anarkali';
  const necklace = hasCollar
    ? 'none'
    : isFestive
      ? random.weighted<Jewellery['necklace']>({ thushi: 30, pearls: 30, chain: 20, none: 20 })
      : random.weighted<Jewellery['necklace']>({ chain: 26, pearls: isIndian ? 8 : 3, none: 66 });
  const bindi = isIndian
    ? random.weighted<Jewellery['bindi']>({ dot: 50, drop: 10, crescent: wear === 'sari' ? 12 : 0, none: 28 })
    : 'none';
  return {
    earring,
    necklace,
    bindi,
    bindiColour: random.pick(['#8E1F2F', '#B3202C', '#6B1F2B', '#9B2C55', '#2B1715']),
    hasNosePin: random.chance(isFestive ? 0.25 : 0.1),
    metal,
  };
}

/** Frames for those who wear glasses. */
export function chooseGlasses(random: Random): Glasses {
  return {
    colour: random.pick(['#2B2320', '#5B3A2C', '#2A1C14', '#7A6A52', '#3A4450']),
    width: random.pick([2.2, 2.6, 3]),
    form: random.weighted({ square: 45, round: 35, half: 20 }),
  };
}

/** The pose for this photograph. */
export function strikePose(random: Random): Pose {
  return {
    tilt: hundredth(random.between(-2.6, 2.6)),
    turn: hundredth(random.between(-4, 4)),
    shift: Math.round(random.between(-9, 9)),
    zoom: hundredth(random.between(0.95, 1.04)),
    shoulders: hundredth(random.between(0.95, 1.04)),
  };
}

/** The place of the photograph. */
export function chooseBackdrop(random: Random): Backdrop {
  const scene = random.weighted<Backdrop['scene']>({
    garden: 18,
    studio: 16,
    wall: 14,
    window: 12,
    lights: 9,
    arch: 9,
    city: 8,
    hills: 7,
    curtain: 6,
    books: 4,
  });
  return {
    scene,
    colours: random.pick(backdrops[scene]),
    isMirrored: random.chance(0.5),
    drift: Math.round(random.between(-18, 18)),
  };
}
