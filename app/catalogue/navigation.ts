import type { Category } from './screen.ts'
import type { ScreenId } from './screens.ts'
import { to } from './to.ts'

export type LabelledLink = { label: string; screen: ScreenId }
type IconLink = LabelledLink & { icon: string; path: string }

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
  { label: 'Inbox', screen: 'inbox', icon: 'inbox', path: to('inbox') },
  { label: 'Plans', screen: 'plans', icon: 'tags', path: to('plans') },
] as const satisfies readonly IconLink[]

/** The five places of SPEC 2.4, in the bar of a small screen. */
export const mobileBar = [
  { label: 'AI Tools', screen: 'discover', icon: 'sparkles', path: to('discover') },
  { label: 'Learn', screen: 'university', icon: 'graduation-cap', path: to('university') },
  { label: 'Gallery', screen: 'gallery', icon: 'images', path: to('gallery') },
  { label: 'Builder', screen: 'builder', icon: 'blocks', path: to('builder') },
  { label: 'Search', screen: 'search', icon: 'search', path: to('search') },
] as const satisfies readonly IconLink[]

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
