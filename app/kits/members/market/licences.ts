/** What a buyer may do with a copy. */
export const licences = [
  { id: 'personal', label: 'For your own use', about: 'Use it and change it for yourself; do not pass it on.' },
  {
    id: 'work',
    label: 'For your work',
    about: 'Use what comes of it in your work and for clients; do not sell the thing itself.',
  },
  { id: 'cc-by', label: 'CC BY 4.0', about: 'Pass it on and build on it, with the maker’s name.' },
  { id: 'cc0', label: 'CC0', about: 'Do with it what you like.' },
] as const
export type LicenceId = (typeof licences)[number]['id']

export const findLicence = (id: string) => licences.find((one) => one.id === id) ?? licences[0]
