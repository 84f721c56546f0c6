/** The terms under which a book can be published, in the words of the trade. */
export const LICENCES = {
  'all-rights': { label: 'All rights reserved', url: null },
  'cc-by': { label: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'cc-by-sa': { label: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  'cc-by-nc': { label: 'CC BY-NC 4.0', url: 'https://creativecommons.org/licenses/by-nc/4.0/' },
  'cc0': { label: 'CC0 1.0, public domain', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
} as const
export type Licence = keyof typeof LICENCES
export const licences = Object.keys(LICENCES) as [Licence, ...Licence[]]

export const licenceOf = (word: string): (typeof LICENCES)[Licence] =>
  Object.hasOwn(LICENCES, word) ? LICENCES[word as Licence] : LICENCES['all-rights']

/** Languages a book can say it is in; any other can be typed as a code. */
export const BOOK_LANGUAGES = {
  'en': 'English',
  'es': 'Spanish',
  'fr': 'French',
  'de': 'German',
  'it': 'Italian',
  'pt': 'Portuguese',
  'nl': 'Dutch',
  'pl': 'Polish',
  'ru': 'Russian',
  'uk': 'Ukrainian',
  'el': 'Greek',
  'tr': 'Turkish',
  'ar': 'Arabic',
  'he': 'Hebrew',
  'fa': 'Persian',
  'hi': 'Hindi',
  'vi': 'Vietnamese',
  'ja': 'Japanese',
  'ko': 'Korean',
  'zh-Hans': 'Chinese (simplified)',
  'zh-Hant': 'Chinese (traditional)',
} as const
