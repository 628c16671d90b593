export { drawPortrait } from './draw-portrait.ts';
export type { PortraitGender, PortraitParameters } from './parameters.ts';
export { portraitParameters } from './portrait-parameters.ts';
export type { Sitter } from './portrait-parameters.ts';
export { renderBlur, renderPortrait } from './render-portrait.ts';
