/** What one screen of the product is. Its id is also `data-screen` on the page and the name of its file. */
export type ScreenEntry = {
  /** Heading and browser title, in sentence case, at most 40 characters. */
  title: string
  /** One sentence of at most 150 characters, for search, the palette and the meta description; read it with `aboutOf`. */
  about: string
  /** Further words people look for it by, in the palette and the search. */
  also?: string
  category: Category
  /** React Router patterns; the first is canonical, the others are aliases. */
  paths: readonly [string, ...string[]]
  /** Aliases that show the screen in another shape: path to variant name. */
  variants?: Readonly<Record<string, string>>
  /** Who may open it; anyone unless said. */
  access?: 'member' | 'admin'
  /** The sub-navigation it belongs to. */
  section?: Section
  /** Its place in that sub-navigation. */
  tab?: number
  /** Its place in the dropdown of its category, with a lucide icon and a few words. */
  menu?: { place: number; icon: string; line: string }
  /** What people can want that this screen does; read them with `findWishedScreen`. */
  wishes?: readonly Wish[]
  /** Its tool is not built yet. Never written here: scripts/cut-catalogue.ts puts it in. */
  waits?: true
  /** `bare`: no header, breadcrumbs or sub-navigation (inbox screens). */
  chrome?: 'bare'
  /** False keeps it out of the palette, /list and the sitemap (screens that need a parameter, callbacks). */
  listed?: false
  /** The screen whose part it is: its page carries that one's id. */
  partOf?: string
}

/**
 * A wish that the hub and the panda recognise (its id in kits/asking/intent), the words of the link there, and the name
 * under which the address carries along what was said: all of it, or its subject alone.
 */
export type Wish = { intent: string; label: string; words?: { as: string; of: 'all' | 'subject' } }

/** What the server alone needs of an entry: the build cuts it out of what pages load. */
export const SERVER_FIELDS = ['about', 'also', 'wishes', 'variants', 'menu'] as const

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
