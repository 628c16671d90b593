import type { BackHair, FrontHair, OverShoulder } from './hair-shapes.ts';

/** As in the profile: the drawing follows the person it stands for. */
export type PortraitGender = 'Male' | 'Female';

/** The measures of a head, in units of the 400 wide drawing. */
export interface FaceShape {
  /** Half the width at the temples. */
  temple: number;
  /** Half the width at the jaw. */
  jaw: number;
  /** Half the width of the chin. */
  chinWidth: number;
  /** How far down the chin is. */
  chin: number;
}

/** What the eyes and brows are like. */
export interface Eyes {
  spacing: number;
  /** 1 is as usual; less is narrower. */
  openness: number;
  size: number;
  /** Degrees; the outer corner goes up. */
  slant: number;
  iris: string;
  /** Degrees; the inner end goes up, which looks kind. */
  browLift: number;
  browWeight: number;
}

/** What the mouth is like. */
export interface Mouth {
  smile: 'closed' | 'gentle' | 'open';
  width: number;
  fullness: number;
  /** Null is the skin's own. */
  colour: string | null;
}

/** How the hair is worn. */
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

/** What a man's face wears. */
export type FacialHair = 'none' | 'stubble' | 'trim' | 'full' | 'goatee' | 'moustache';

export interface Glasses {
  colour: string;
  width: number;
  form: 'round' | 'square' | 'half';
}

/** Every piece is optional: many people wear none. */
export interface Jewellery {
  earring: 'none' | 'stud' | 'hoop' | 'jhumka' | 'drop';
  necklace: 'none' | 'chain' | 'pearls' | 'thushi';
  hasNosePin: boolean;
  bindi: 'none' | 'dot' | 'drop' | 'crescent';
  bindiColour: string;
  metal: string;
}

/** The cuts we can draw. */
export type WomensWear = 'sari' | 'kurta' | 'anarkali' | 'blazer' | 'top' | 'shirt';
export type MensWear = 'blazer' | 'shirt' | 'kurta' | 'nehru' | 'crew' | 'polo' | 'sweater' | 'bandhgala';

/** One set of clothes. */
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

/** How the person sits. */
export interface Pose {
  /** Degrees. */
  tilt: number;
  /** How far eyes, nose and mouth are turned to a side. */
  turn: number;
  shift: number;
  zoom: number;
  shoulders: number;
}

/** What is behind, out of focus. */
export interface Backdrop {
  scene: 'garden' | 'arch' | 'window' | 'lights' | 'city' | 'wall' | 'studio' | 'hills' | 'curtain' | 'books';
  colours: readonly [string, string, string];
  isMirrored: boolean;
  /** Moves what is in the scene, so that two gardens differ. */
  drift: number;
}

/** All that a drawing depends on; one record gives one drawing. */
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
