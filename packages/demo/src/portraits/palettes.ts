import type { Backdrop, Clothes } from './parameters.ts';

type Colours = Clothes['colours'];

/** Metals of jewellery and borders. */
export const gold = '#DDAE4A';
export const silver = '#E9E2D2';

/** Sari, blouse, zari. */
export const saris: readonly Colours[] = [
  ['#1F6B63', '#8E2A3B', gold],
  ['#B3203F', '#2E5A4C', '#E3B24C'],
  ['#C98A1B', '#6B1A2B', '#8E2A3B'],
  ['#5B2A6E', '#C2852B', '#E6C063'],
  ['#24476F', '#B4483C', '#D9B25A'],
  ['#7A1E2D', '#C9952F', '#E7BE5B'],
  ['#2F6B3F', '#A3283F', '#E2B550'],
  ['#D46A7A', '#5B3B6B', '#E8C878'],
  ['#E3D3B4', '#8E2331', '#C99A3C'],
  ['#E07A3C', '#5A2340', '#F0CC7A'],
  ['#3B8A8A', '#C24C6A', '#EAD08A'],
  ['#9B4A86', '#2F5A5A', '#E8C468'],
  ['#C7B7D8', '#5C3D7A', '#D9B866'],
  ['#1E2F4F', '#7A2440', '#D8AE52'],
];

/** Kurta, dupatta, trimming. */
export const kurtas: readonly Colours[] = [
  ['#E0A32E', '#8C2F3C', '#FFF1CF'],
  ['#3F5E8C', '#DDE3EA', '#E9D9B4'],
  ['#C85B3C', '#F1E4CC', '#F7DDA0'],
  ['#7C3A6B', '#EBC9B0', '#E9C069'],
  ['#5E7F5A', '#E9DFC4', '#F4E4B4'],
  ['#E7DDCB', '#A8495A', '#B98A3A'],
  ['#D98CA0', '#7C4A6B', '#FBEBD2'],
  ['#2F7173', '#E6B98A', '#F3E2B8'],
  ['#9C2F45', '#D8B35C', '#F2D58C'],
  ['#8FA9C9', '#39557F', '#F7EFDF'],
  ['#6E5B9A', '#E4D4EC', '#EED9A0'],
  ['#F0EADF', '#3F6E6B', '#C7A254'],
];

/** Jacket, blouse, trimming. */
export const womensJackets: readonly Colours[] = [
  ['#6C2B3B', '#F4ECE0', gold],
  ['#33424F', '#F2EBDF', gold],
  ['#7A6A58', '#F5EFE4', gold],
  ['#2D4A46', '#EFE2D2', gold],
  ['#4B3A5C', '#F1E6E2', gold],
  ['#8B5A3C', '#F6EEDF', gold],
];

/** Plain tops and shirts. */
export const womensTops: readonly Colours[] = [
  ['#E8D9C2', '#B98A6A', gold],
  ['#A9485B', '#E7C7B8', gold],
  ['#48727F', '#BFD6D6', gold],
  ['#D6A05A', '#8A5A2C', gold],
  ['#EAE4DA', '#7F8FA0', gold],
  ['#6F8B6A', '#D8E0C8', gold],
  ['#C97F6B', '#F3DCCB', gold],
  ['#3E4E73', '#AEBBD6', gold],
];

/** Jacket, shirt, tie or pocket square. */
export const mensJackets: readonly Colours[] = [
  ['#2B3A55', '#F3EEE6', '#E9C46A'],
  ['#4A3B33', '#DCE4E6', '#7A1E2D'],
  ['#3A3F45', '#F4F0EA', '#8C2F3C'],
  ['#5A5F52', '#EFE6D6', '#B5763A'],
  ['#1F2A3A', '#D6E2EE', '#6D1F35'],
  ['#6A5140', '#F6EFE2', '#33506B'],
  ['#37474A', '#F0E3DC', '#C98A2B'],
];

/** Shirts, knits and polos. */
export const mensShirts: readonly Colours[] = [
  ['#BFD2DC', '#6E8794', '#C9A050'],
  ['#7E8F6B', '#4F5D40', '#C9A050'],
  ['#E9E2D4', '#A99F8A', '#B98A3A'],
  ['#A5B8D0', '#4A6489', '#C9A050'],
  ['#C98E7A', '#8C4F42', '#EAD7B0'],
  ['#8A6F8C', '#5A4560', '#E7D5B7'],
  ['#5C6B4F', '#4C5A41', '#D8C79A'],
  ['#3F5A6B', '#B9CAD2', '#E6D3A8'],
  ['#D7B97F', '#8E6B34', '#7A3B2B'],
  ['#7A2F3A', '#D9B8A8', '#E7C77A'],
  ['#F1ECE2', '#8FA3B5', '#A8854A'],
  ['#4E5157', '#A9ACB2', '#D8C79A'],
];

/** Kurta or jacket, sleeves, buttons. */
export const mensEthnic: readonly Colours[] = [
  ['#F2E8D5', '#E4D5BA', '#B98A3A'],
  ['#6B1A2B', '#EFE3CC', '#D9AE55'],
  ['#2E3E57', '#EFE3CC', '#D9AE55'],
  ['#3F5B48', '#F3EADA', '#D9B566'],
  ['#B9763A', '#F6ECD8', '#7A3B1E'],
  ['#8FA3AE', '#F2EEE4', '#A88746'],
  ['#4A3A5E', '#EEE3D3', '#D6B25E'],
  ['#C9B48A', '#F7F0E2', '#8A5B2C'],
  ['#7C3F2E', '#EBDCC3', '#E1B65C'],
];

/** The wash and two colours of objects in the scene. */
export const backdrops: Record<Backdrop['scene'], readonly Colours[]> = {
  garden: [
    ['#B9BE9C', '#7F946A', '#94A67C'],
    ['#C8B58C', '#A39A62', '#D9C594'],
    ['#A9B48A', '#7F946A', '#94A67C'],
    ['#A8BDB0', '#6F9482', '#C9D3AE'],
  ],
  arch: [
    ['#B5654A', '#C97B58', '#A9543F'],
    ['#D8B98C', '#E7CFA6', '#CDA974'],
    ['#8FA39B', '#AFC0B4', '#7C938A'],
    ['#B98A8A', '#D3ABA3', '#A47474'],
  ],
  window: [
    ['#D9C9B4', '#F1E4CF', '#C5AE95'],
    ['#C7CFC4', '#E4E7DA', '#A9B5A6'],
    ['#CFC7B8', '#EDE6D6', '#B3AB98'],
    ['#B9C6CF', '#E3EBEF', '#9DAFBB'],
  ],
  lights: [
    ['#57453A', '#D79B4B', '#E8B968'],
    ['#6B3B33', '#E1A24E', '#C56B3F'],
    ['#C9A58A', '#E7CDB0', '#D9B48F'],
    ['#3F4A55', '#C9A15A', '#8FB0C0'],
  ],
  city: [
    ['#C9CDCB', '#9DA9AE', '#B2B7B3'],
    ['#D8C7B2', '#B39E86', '#C7B299'],
    ['#AEBBC6', '#8496A6', '#98A9B6'],
  ],
  wall: [
    ['#8FA7A3', '#A9BDB6', '#6F8B88'],
    ['#D6C0A0', '#EAD8BA', '#BFA27D'],
    ['#B88F79', '#D0AC95', '#9B7562'],
    ['#A9A3B8', '#C4BFD0', '#8C86A0'],
  ],
  studio: [
    ['#8D9A8B', '#A8B3A2', '#77866F'],
    ['#B7A48F', '#CDBDA9', '#9A8770'],
    ['#7F8E9C', '#A0AEBA', '#65747F'],
    ['#A07F78', '#BE9C92', '#86655F'],
  ],
  hills: [
    ['#D9CDB2', '#A9B391', '#8A9B78'],
    ['#D3C4C0', '#A79CAE', '#8A8CA0'],
    ['#E3C79A', '#C7A071', '#A98A62'],
  ],
  curtain: [
    ['#C9B39A', '#DCC9B1', '#B59C82'],
    ['#9A5B55', '#B27169', '#874C48'],
    ['#8D9FA6', '#A8B8BC', '#768A92'],
  ],
  books: [
    ['#B79B7C', '#8C5A44', '#5F7567'],
    ['#A89A86', '#6F6A7F', '#9C6B4A'],
  ],
};
