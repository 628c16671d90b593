import type { GunaVariant, MangalRule } from '@suchi/domain/horoscope';
import type { AssociationSettings } from '../platform/association.ts';

/** How the association counts. */
export interface HoroscopeRules {
  variant: GunaVariant;
  mangal: MangalRule;
  aboutMinutes: number;
  /** Null: not said. */
  lookedFor: number | null;
}

/** The settings that `parseHoroscopeRules` reads. */
export const horoscopeSettings = [
  'birth_time_about_minutes',
  'guna_looked_for',
  'guna_vashya_one_and_half',
  'guna_tara_from_bride',
  'guna_yoni_web',
  'guna_gana_symmetric',
  'guna_bhakoot_exceptions',
  'guna_nadi_exceptions',
  'mangal_from_moon',
  'mangal_second_house',
] as const;

export function parseHoroscopeRules(
  settings: Pick<AssociationSettings, (typeof horoscopeSettings)[number]>,
): HoroscopeRules {
  return {
    variant: {
      vashya: settings.guna_vashya_one_and_half ? 'one_and_half' : 'half',
      tara: settings.guna_tara_from_bride ? 'from_bride' : 'both_ways',
      yoni: settings.guna_yoni_web ? 'web' : 'printed',
      gana: settings.guna_gana_symmetric ? 'symmetric' : 'by_side',
      bhakoot: settings.guna_bhakoot_exceptions ? 'exceptions_count' : 'exceptions_named',
      nadi: settings.guna_nadi_exceptions ? 'exceptions_count' : 'exceptions_named',
    },
    mangal: {
      from: settings.mangal_from_moon ? ['lagna', 'moon'] : ['lagna'],
      isSecondHouseCounted: settings.mangal_second_house,
    },
    aboutMinutes: settings.birth_time_about_minutes,
    lookedFor: settings.guna_looked_for === 0 ? null : settings.guna_looked_for,
  };
}
