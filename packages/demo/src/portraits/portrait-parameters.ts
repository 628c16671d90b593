import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { Eyes, FaceShape, FacialHair, Mouth, PortraitGender, PortraitParameters } from './parameters.ts';
import {
  chooseBackdrop,
  chooseGlasses,
  strikePose,
  styleJewellery,
  styleMensClothes,
  styleMensHair,
  styleWomensClothes,
  styleWomensHair,
} from './styling.ts';

/** The person to draw. Variant 0 is the main photograph; others show the same face in other clothes and places. */
export interface Sitter {
  gender: PortraitGender;
  age: number;
  variant?: number;
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const hundredth = (value: number) => Math.round(value * 100) / 100;

function chooseFace(random: Random, gender: PortraitGender): FaceShape {
  if (gender === 'Female') {
    return {
      temple: tenth(random.between(67, 73)),
      jaw: tenth(random.between(51, 62)),
      chinWidth: tenth(random.between(11, 21)),
      chin: tenth(random.between(314, 323)),
    };
  }
  return {
    temple: tenth(random.between(70, 75)),
    jaw: tenth(random.between(61, 68)),
    chinWidth: tenth(random.between(17, 27)),
    chin: tenth(random.between(322, 331)),
  };
}

function chooseEyes(random: Random, gender: PortraitGender, age: number): Eyes {
  return {
    spacing: tenth(random.between(32, 35.5)),
    openness: hundredth(random.between(0.86, 1.1) - Math.max(0, age - 40) * 0.005),
    size: hundredth(random.between(0.94, 1.08)),
    slant: tenth(random.between(-1, 4)),
    iris: random.pick(['#3A2216', '#2A1810', '#4A2C18', '#3A2216', '#5A3A1E', '#2E1C12', '#54452A']),
    browLift: tenth(random.between(0.5, 5)),
    browWeight: tenth(gender === 'Female' ? random.between(0.4, 1.5) : random.between(1.5, 3.2)),
  };
}

function chooseMouth(random: Random, gender: PortraitGender): Omit<Mouth, 'smile' | 'colour'> {
  return {
    width: hundredth(random.between(0.88, 1.06)),
    fullness: hundredth(gender === 'Female' ? random.between(0.9, 1.12) : random.between(0.82, 1)),
  };
}

const lipColours = ['#B4525A', '#98433F', '#AE554F', '#A63F4E', '#B5605F', '#8B3D3E'];
const hairColours = ['#2A1A15', '#231713', '#33201A', '#1D1412', '#1B1210', '#2D1C16', '#3A251B', '#170F0E'];

function chooseGreying(random: Random, gender: PortraitGender, age: number): number {
  const years = Math.max(0, age - (gender === 'Female' ? 44 : 37));
  // Many dye their hair, women more often.
  const colours = random.chance(gender === 'Female' ? 0.5 : 0.25);
  return hundredth(colours ? 0 : Math.min(0.85, years * random.between(0.012, 0.042)));
}

function chooseFacialHair(random: Random, age: number): FacialHair {
  return random.weighted<FacialHair>({
    none: 30,
    stubble: 30,
    trim: age < 46 ? 14 : 6,
    full: age < 42 ? 8 : 4,
    goatee: 4,
    moustache: age > 38 ? 34 : 7,
  });
}

/** The traits shared by all photographs of a person. */
function choosePerson(seed: string, { gender, age }: Sitter) {
  const random = createRandom(`${seed}:person`);
  return {
    skinTone: hundredth(random.next() * random.between(0.55, 1)),
    face: chooseFace(random, gender),
    eyes: chooseEyes(random, gender, age),
    noseWidth: hundredth(gender === 'Female' ? random.between(0.9, 1.08) : random.between(1, 1.18)),
    mouth: chooseMouth(random, gender),
    hairColour: random.pick(hairColours),
    greying: chooseGreying(random, gender, age),
    facialHair: gender === 'Male' ? chooseFacialHair(random, age) : ('none' as const),
    isThinning: gender === 'Male' && random.chance(Math.max(0.04, (age - 30) * 0.018)),
    glasses: random.chance(age > 42 ? 0.4 : 0.2) ? chooseGlasses(random) : null,
  };
}

/** The parameters of one portrait, derived from a seed, a gender, an age and the number of the photograph. */
export function portraitParameters(seed: string | number, sitter: Sitter): PortraitParameters {
  const { gender, age, variant = 0 } = sitter;
  const person = choosePerson(String(seed), sitter);
  const random = createRandom(`${seed}:photo:${variant}`);
  const isFestive = random.chance(gender === 'Female' ? 0.48 : 0.3);
  const clothes =
    gender === 'Female' ? styleWomensClothes(random, isFestive) : styleMensClothes(random, isFestive);
  const hair =
    gender === 'Female'
      ? styleWomensHair(random, age, isFestive)
      : styleMensHair(random, age, person.isThinning);
  const jewellery = styleJewellery(random, clothes.wear, isFestive);
  const pose = strikePose(random);
  const unadorned = {
    ...jewellery,
    earring: 'none',
    necklace: 'none',
    bindi: 'none',
    hasNosePin: false,
  } as const;
  return {
    gender,
    age,
    skinTone: person.skinTone,
    face: person.face,
    eyes: person.eyes,
    noseWidth: person.noseWidth,
    mouth: {
      ...person.mouth,
      smile: random.weighted({ gentle: 45, closed: 15, open: 40 }),
      colour: random.chance(0.6) ? random.pick(lipColours) : null,
    },
    hair: { ...hair, colour: person.hairColour, greying: person.greying },
    facialHair: person.facialHair,
    glasses: person.glasses && random.chance(variant === 0 ? 1 : 0.75) ? person.glasses : null,
    // A fringe hides the forehead.
    jewellery:
      gender === 'Male' ? unadorned : hair.front === 'fringe' ? { ...jewellery, bindi: 'none' } : jewellery,
    clothes,
    pose: hair.bun === 'high' ? { ...pose, zoom: Math.min(pose.zoom, 0.97) } : pose,
    backdrop: chooseBackdrop(random),
  };
}
