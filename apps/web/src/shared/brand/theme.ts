import type { CSSVariablesResolver, MantineColorsTuple, MantineThemeOverride } from '@mantine/core';

/** The association's, whatever its hue. */
const maroon: MantineColorsTuple = [
  'var(--brand-0)', 'var(--brand-1)', 'var(--brand-2)', 'var(--brand-3)', 'var(--brand-4)', 'var(--brand-5)',
  'var(--brand-6)', 'var(--brand-7)', 'var(--brand-8)', 'var(--brand-9)',
]; // prettier-ignore
const marigold: MantineColorsTuple = [
  '#FFF8E8', '#FDECC8', '#FADD9B', '#F6CA66', '#F2B93F', '#E8A321', '#C98312', '#97600B', '#754A0A', '#523306',
]; // prettier-ignore
const sand: MantineColorsTuple = [
  '#FBF8F2', '#F4EEE3', '#EAE1D3', '#DACFBE', '#B9AB98', '#948574', '#6F6256', '#594D43', '#3C322B', '#241B17',
]; // prettier-ignore
const leaf: MantineColorsTuple = [
  '#EFF6F0', '#DCEBDF', '#B7D5BE', '#8BBB98', '#5F9F73', '#3F8558', '#2B6E45', '#215A38', '#18462B', '#0F301D',
]; // prettier-ignore
const neel: MantineColorsTuple = [
  '#EFF4F9', '#DCE6F1', '#B6CBE1', '#8BABCD', '#5F88B5', '#41699A', '#305581', '#264568', '#1B334F', '#112236',
]; // prettier-ignore
const vermilion: MantineColorsTuple = [
  '#FDEFEA', '#FADCD1', '#F0B5A1', '#E48C6F', '#D6633F', '#C54A22', '#B5360F', '#9C2A0C', '#7A2009', '#561606',
]; // prettier-ignore
/** The warm dark colours of `tokens.css` for Mantine's dark surfaces. */
const dark: MantineColorsTuple = [
  '#F3EBE2', '#D8CBBF', '#BFB1A5', '#7E6E64', '#4A3B35', '#372B27', '#2C221F', '#211917', '#1C1513', '#17110F',
]; // prettier-ignore

export const theme: MantineThemeOverride = {
  colors: { maroon, marigold, sand, leaf, neel, vermilion, gray: sand, dark },
  primaryColor: 'maroon',
  primaryShade: { light: 7, dark: 6 },
  black: '#241B17',
  fontFamily: 'var(--font-text)',
  // Mantine's scale starts at 12 px, which is too small.
  fontSizes: { xs: '0.875rem', sm: '1rem', md: '1.0625rem', lg: '1.125rem', xl: '1.25rem' },
  headings: { fontFamily: 'var(--font-display)', fontWeight: '400' },
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '6px', md: '10px', lg: '14px', xl: '20px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
};

export const resolveCssVariables: CSSVariablesResolver = () => {
  const roles = {
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-error': 'var(--error-text)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-primary-color-filled': 'var(--brand-fill)',
    '--mantine-primary-color-filled-hover': 'var(--brand-fill-hover)',
  };
  return { variables: {}, light: roles, dark: roles };
};
