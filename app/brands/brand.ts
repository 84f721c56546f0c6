import type { ScreenId } from '#app/catalogue/screens.ts'

/** The brands one process serves, told apart by host name. */
export const brandIds = ['main', 'voice2email', 'speaktoemail', 'email', 'inbox', 'marketplace'] as const
export type BrandId = (typeof brandIds)[number]

/** What `data-brand` on the document says: it chooses the accent in tokens.css. Two brands share the inbox accent. */
export type BrandTheme = 'frenly' | 'voice2email' | 'speaktoemail' | 'inbox' | 'marketplace'

/** What the shell draws round this brand's own screens. `slim`: the lock-up and sign-in only. */
export type BrandChrome = {
  header: 'full' | 'slim' | 'none'
  breadcrumbs: boolean
  subNavigation: boolean
  footer: boolean
}

/** The part of a brand the browser may know. */
export type BrandView = {
  id: BrandId
  theme: BrandTheme
  name: string
  tagline: string
  supportEmail: string
  /** Addresses behind the two social buttons of the footer, which open in a new tab. */
  social: { video: string; photo: string }
  /** The screen drawn on `/` of the brand's host. */
  landing: ScreenId
  favicon: string
  /** Browser title with `{page}` where the screen's own title goes. */
  titlePattern: string
  chrome: BrandChrome
}

/** Where this server's operator is reached, the same for every brand. */
export type OperatorContact = { supportEmail: string; socialVideo: string; socialPhoto: string }

export type Brand = Omit<BrandView, 'supportEmail' | 'social'> & {
  /** Host names without port, first one canonical; the main brand has none because it takes what nobody claims. */
  hosts: readonly string[]
  /** Screens that belong on this brand's host (beside the shared ones every brand serves). */
  ownScreens: readonly ScreenId[]
  /** Screens that carry this brand's look on the main host as well. */
  lookScreens: readonly ScreenId[]
}
