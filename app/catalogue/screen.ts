/** What one screen of the product is. Its id is also `data-screen` on the page and the name of its file. */
export type ScreenEntry = {
  /** Heading and browser title, in sentence case, at most 40 characters. */
  title: string
  category: Category
  /** React Router patterns; the first is canonical, the others are aliases. */
  paths: readonly [string, ...string[]]
  /** Aliases that show the screen in another shape: path to variant name. */
  variants?: Readonly<Record<string, string>>
  /** Who may open it; anyone unless said. */
  access?: 'member' | 'admin'
  /** The sub-navigation it belongs to. */
  section?: Section
  /** `bare`: no header, breadcrumbs or sub-navigation (inbox screens). */
  chrome?: 'bare'
  /** False keeps it out of the palette, /list and the sitemap (screens that need a parameter, callbacks). */
  listed?: false
}

/** The groups of the header, the palette and /list. */
export const categories = [
  'Multi-Model AI',
  'Voice & Audio',
  'Visual & Creative',
  'Code & Dev',
  'Learn',
  'Community',
  'Inbox',
  'Plans',
  'Account',
  'Business',
  'Design',
  'Admin',
  'About',
] as const
export type Category = (typeof categories)[number]

/** The areas that carry a sub-navigation (SPEC 2.4). */
export const sections = ['discover', 'connect', 'create', 'profile', 'admin'] as const
export type Section = (typeof sections)[number]

export type Screens = Readonly<Record<string, ScreenEntry>>
