/** The colours a page can be in: name to its tone on light and on dark ground. */
export const ACCENTS = {
  green: ['#1f7a3f', '#7ddc9b'],
  blue: ['#1d5fae', '#8fc1ff'],
  red: ['#b3261e', '#ffb4ab'],
  orange: ['#9a4b00', '#ffb77c'],
  purple: ['#6b3fa0', '#d3b6ff'],
  pink: ['#a8326e', '#ffaed0'],
  teal: ['#0b6e6e', '#7fdcdc'],
  grey: ['#4a5560', '#c3ccd5'],
} as const
export type Accent = keyof typeof ACCENTS
export const accents = Object.keys(ACCENTS) as Accent[]
export const fonts = ['sans', 'serif', 'mono'] as const

export type Look = { accent: Accent; isDark: boolean; font: (typeof fonts)[number] }
export type Section = { id: string; kind: string; values: Record<string, string> }

/** What a page is made of, before it is files. */
export type Plan = { title: string; look: Look; sections: Section[] }
/** The files of a page by their names. */
export type Files = Record<string, string>

export const USUAL_LOOK: Look = { accent: 'green', isDark: false, font: 'sans' }
export const MOST_SECTIONS = 30
