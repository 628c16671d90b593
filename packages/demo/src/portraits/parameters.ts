import type { BackHair, FrontHair, OverShoulder } from './hair-shapes.ts';

/** The same values as in the profile. */
export type PortraitGender = 'Male' | 'Female';

/** The measures of a head, in units of the 400 wide drawing. */
export interface FaceShape {
  /** Half the width at the temples. */
  temple: number;
  /** Half the width at the jaw. */
  jaw: number;
  /** Half the width of the chin. */
  chinWidth: number;
  chin: number;
}

/** The shape of eyes and brows. */
export interface Eyes {
  spacing: number;
  /** 1 is normal; less is narrower. */
  openness: number;
  size: number;
  /** Degrees; raises the outer corner. */
  slant: number;
  iris: string;
  /** Degrees; raises the inner end, which looks kind. */
  browLift: number;
  browWeight: number;
}

/** The shape of the mouth. */
export interface Mouth {
  smile: 'closed' | 'gentle' | 'open';
  width: number;
  fullness: number;
  /** Null: the skin's own colour. */
  colour: string | null;
}

/** The hairstyle. */
export interface Hair {
  colour: string;
  /** 0 is none, 1 is all. */
  greying: number;
  front: FrontHair;
  back: BackHair;
  over: OverShoulder;
  bun: 'none' | 'low' | 'high';
  hasJasmine: boolean;
  hasParting: boolean;
  isMirrored: boolean;
  volume: number;
}

/** The facial hair of a man. */
export type FacialHair = 'none' | 'stubble' | 'trim' | 'full' | 'goatee' | 'moustache';

export interface Glasses {
  colour: string;
  width: number;
  form: 'round' | 'square' | 'half';
}

/** Every piece is optional. */
export interface Jewellery {
  earring: 'none' | 'stud' | 'hoop' | 'jhumka' | 'drop';
  necklace: 'none' | 'chain' | 'pearls' | 'thushi';
  hasNosePin: boolean;
  bindi: 'none' | 'dot' | 'drop' | 'crescent';
  bindiColour: string;
  metal: string;
}

/** The garments that can be drawn. */
export type WomensWear = 'sari' | 'kurta' | 'anarkali' | 'blazer' | 'top' | 'shirt';
export type MensWear = 'blazer' | 'shirt' | 'kurta' | 'nehru' | 'crew' | 'polo' | 'sweater' | 'bandhgala';

export interface Clothes {
  wear: WomensWear | MensWear;
  /** The main cloth, the second cloth, and the trimming. */
  colours: readonly [string, string, string];
  pattern: 'plain' | 'butti' | 'check' | 'stripe' | 'lines';
  hasDupatta: boolean;
  hasTie: boolean;
  hasPocketSquare: boolean;
  isMirrored: boolean;
}

/** The pose of the person. */
export interface Pose {
  /** Degrees. */
  tilt: number;
  /** How far eyes, nose and mouth are turned to a side. */
  turn: number;
  shift: number;
  zoom: number;
  shoulders: number;
}

/** The backdrop, out of focus. */
export interface Backdrop {
  scene: 'garden' | 'arch' | 'window' | 'lights' | 'city' | 'wall' | 'studio' | 'hills' | 'curtain' | 'books';
  colours: readonly [string, string, string];
  isMirrored: boolean;
  /** Moves objects in the scene, so that two gardens differ. */
  drift: number;
}

/** Everything that a drawing depends on; equal parameters give equal drawings. */
export interface PortraitParameters {
  gender: PortraitGender;
  age: number;
  /** From the fairest, 0, to the darkest, 1. */
  skinTone: number;
  face: FaceShape;
  eyes: Eyes;
  noseWidth: number;
  mouth: Mouth;
  hair: Hair;
  facialHair: FacialHair;
  glasses: Glasses | null;
  jewellery: Jewellery;
  clothes: Clothes;
  pose: Pose;
  backdrop: Backdrop;
}
