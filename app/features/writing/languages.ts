/** Languages a text can be wished in, by code; whether an engine of this server knows a pair shows when it is tried. */
export const LANGUAGES = {
  en: 'English',
  es: 'Spanish',
  ca: 'Catalan',
  gl: 'Galician',
  fr: 'French',
  it: 'Italian',
  pt: 'Portuguese',
  de: 'German',
  nl: 'Dutch',
  pl: 'Polish',
  eo: 'Esperanto',
  sv: 'Swedish',
  da: 'Danish',
  nb: 'Norwegian',
  fi: 'Finnish',
  cs: 'Czech',
  ro: 'Romanian',
  hu: 'Hungarian',
  el: 'Greek',
  tr: 'Turkish',
  uk: 'Ukrainian',
  ru: 'Russian',
  ar: 'Arabic',
  he: 'Hebrew',
  hi: 'Hindi',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
} as const satisfies Readonly<Record<string, string>>
export type LanguageCode = keyof typeof LANGUAGES

export const languageName = (code: string): string =>
  Object.hasOwn(LANGUAGES, code) ? LANGUAGES[code as LanguageCode] : code
