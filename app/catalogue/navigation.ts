import type { Category, Section } from './screen.ts'
import type { FixedScreenId } from './to.ts'
import { getScreen, screenIds, type ScreenId } from './screens.ts'

export type LabelledLink = { label: string; screen: ScreenId }
type IconLink = LabelledLink & { icon: string }

/** The categories that are a dropdown of the header, in their order. */
export const menuCategories = [
  'Multi-Model AI',
  'Voice & Audio',
  'Visual & Creative',
  'Code & Dev',
  'Learn',
] as const satisfies readonly Category[]
export type MenuCategory = (typeof menuCategories)[number]

/** The plain links of the header, right of its dropdowns. */
export const headerLinks = [
  { label: 'Inbox', screen: 'inbox', icon: 'inbox' },
  { label: 'Plans', screen: 'plans', icon: 'tags' },
] as const satisfies readonly IconLink[]

/** The address behind a plain link. */
export const toLink = ({ screen }: IconLink): string => getScreen(screen).paths[0]

/** The five places of SPEC 2.4, in the bar of a small screen. */
export const mobileBar = [
  { label: 'AI Tools', screen: 'discover', icon: 'sparkles' },
  { label: 'Learn', screen: 'university', icon: 'graduation-cap' },
  { label: 'Gallery', screen: 'gallery', icon: 'images' },
  { label: 'Builder', screen: 'builder', icon: 'blocks' },
  { label: 'Search', screen: 'search', icon: 'search' },
] as const satisfies readonly IconLink[]

/** The screens of a section side by side, in the order of their `tab`. */
export const listTabs = (section: Section): FixedScreenId[] =>
  screenIds
    .filter((id): id is FixedScreenId => getScreen(id).section === section)
    .sort((a, b) => (getScreen(a).tab ?? 0) - (getScreen(b).tab ?? 0))

/** Links that show only with `dev=true`. */
export const devLinks = [
  { label: 'NFT hub', screen: 'nft' },
  { label: 'Account menu', screen: 'access' },
  { label: 'Communication hub', screen: 'communication-hub' },
] as const satisfies readonly LabelledLink[]

/** Shows only with `dev=true`, to people who have no panda. */
export const buyPandasLink = { label: 'Buy Pandas', screen: 'panda-purchase' } as const satisfies LabelledLink

/** The services whose pages the footer leads to. */
export const socialLinks = [
  { service: 'tiktok', label: 'TikTok' },
  { service: 'instagram', label: 'Instagram' },
] as const
