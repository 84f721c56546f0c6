/** Under which a picture may be used by others. */
export const licences = [
  {
    value: 'cc0',
    label: 'CC0',
    about: 'Anybody may use it for anything.',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
  {
    value: 'cc-by',
    label: 'CC BY 4.0',
    about: 'Anybody may use it who names you.',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
  { value: 'reserved', label: 'All rights reserved', about: 'To look at only.', url: null },
] as const
export type Licence = (typeof licences)[number]['value']
export const licenceNames = licences.map(({ value }) => value) as [Licence, ...Licence[]]
export const findLicence = (name: string) => licences.find(({ value }) => value === name) ?? licences[2]
