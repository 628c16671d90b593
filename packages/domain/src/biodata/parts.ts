/** What a family switches on and off. */
export const biodataParts = ['photo', 'phone', 'address', 'income', 'horoscope'] as const;
export type BiodataPart = (typeof biodataParts)[number];
export type BiodataShows = Record<BiodataPart, boolean>;

/** On paper and in a picture: who gets it was chosen by the family. */
export const paperShowsAtFirst: BiodataShows = {
  photo: true,
  phone: true,
  address: false,
  income: true,
  horoscope: true,
};

/** A link can be sent on, so it begins with less. Its page always has the photo. */
export const linkParts = ['phone', 'address', 'income', 'horoscope'] as const;
export type LinkPart = (typeof linkParts)[number];
export type LinkShows = Record<LinkPart, boolean>;

/** The horoscope as the profile shows it. */
export const linkShowsAtFirst = (showsHoroscope: boolean): LinkShows => ({
  phone: false,
  address: false,
  income: false,
  horoscope: showsHoroscope,
});
