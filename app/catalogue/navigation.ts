import type { Category, Section } from './screen.ts'
import type { FixedScreenId } from './to.ts'
import { getScreen, screenIds, type ScreenId, type screens } from './screens.ts'

type LabelledLink = { label: string; screen: ScreenId }
type IconLink = LabelledLink & { icon: string }

/** The categories that are a dropdown of the header, in their order. */
const menuCategories = [
  'Multi-Model AI',
  'Voice & Audio',
  'Visual & Creative',
  'Code & Dev',
  'Learn',
] as const satisfies readonly Category[]

type InMenu<Entry> = Entry extends { menu: infer Menu extends { icon: string } } ? Menu : never
type Icon = InMenu<(typeof screens)[ScreenId]>['icon']
/** A screen under its title, with a lucide icon and a few words. */
type MenuItem = { screen: FixedScreenId; icon: Icon; line: string }

/** The dropdowns of the header: the screens whose entries say `menu`. */
export const headerMenus = menuCategories.map((label) => ({ label, items: listMenu(label) }))
export type HeaderMenu = (typeof headerMenus)[number]

function listMenu(category: Category): MenuItem[] {
  return screenIds
    .flatMap((screen) => {
      const { menu, category: own } = getScreen(screen)
      return menu && own === category ? [{ screen: screen as FixedScreenId, ...menu, icon: menu.icon as Icon }] : []
    })
    .sort((a, b) => a.place - b.place)
}

/** The plain links of the header, right of its dropdowns. */
export const headerLinks = [
  { label: 'Inbox', screen: 'inbox', icon: 'inbox' },
  { label: 'Plans', screen: 'plans', icon: 'tags' },
] as const satisfies readonly IconLink[]

/** The address behind a plain link. */
export const toLink = ({ screen }: IconLink): string => getScreen(screen).paths[0]

/** The dropdown a screen belongs to: the one that lists it, else the one that lists the screen it stands under. */
export const currentMenuOf = (id: ScreenId): HeaderMenu | undefined =>
  headerMenus.find(({ items }) => items.some(({ screen }) => screen === id)) ??
  headerMenus.find(({ items }) => items.some(({ screen }) => pathOf(id).startsWith(`${pathOf(screen)}/`)))

const pathOf = (id: ScreenId): string => getScreen(id).paths[0]

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

/** A path is said where the footer names an alias; without one the link is the screen's own address. */
export type FooterLink = LabelledLink & { path?: string }
/** The address is the service's front page; an operator's own account takes its place. */
export type SocialLink = { service: 'tiktok' | 'instagram'; label: string; address: string }
export type FooterColumn =
  | { kind: 'brand'; social: readonly SocialLink[] }
  /** `contactLabel` stands last, as a mail link to the configured support address. */
  | { kind: 'links'; title: string; links: readonly FooterLink[]; contactLabel?: string }

/** The four columns of SPEC 2.4. The blurb of the first is the brand's own. */
export const footerColumns: readonly FooterColumn[] = [
  {
    kind: 'brand',
    social: [
      { service: 'tiktok', label: 'TikTok', address: 'https://www.tiktok.com/' },
      { service: 'instagram', label: 'Instagram', address: 'https://www.instagram.com/' },
    ],
  },
  {
    kind: 'links',
    title: 'Tools',
    links: [
      { label: 'Multi-AI Search', screen: 'consensus' },
      { label: 'AI Collaboration', screen: 'collaborate' },
      { label: 'Image Generation', screen: 'image-studio' },
      { label: 'Voice Tools', screen: 'voice-tools' },
      { label: 'Document Analysis', screen: 'document-analyzer' },
    ],
  },
  {
    kind: 'links',
    title: 'Community',
    links: [
      { label: 'Join Community', screen: 'connect', path: '/community' },
      { label: 'Showcase', screen: 'showcase' },
      { label: 'Help & Support', screen: 'support' },
      { label: 'Feedback', screen: 'feedback' },
    ],
  },
  {
    kind: 'links',
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', screen: 'privacy-policy' },
      { label: 'Terms of Service', screen: 'terms-of-service' },
    ],
    contactLabel: 'Contact Support',
  },
]

/** Links that show only with `dev=true`. */
export const devLinks = [
  { label: 'NFT hub', screen: 'nft' },
  { label: 'Account menu', screen: 'access' },
  { label: 'Communication hub', screen: 'communication-hub' },
] as const satisfies readonly LabelledLink[]

/** Shows only with `dev=true`, to people who have no panda. */
export const buyPandasLink = { label: 'Buy Pandas', screen: 'panda-purchase' } as const satisfies LabelledLink

export const mobilePlans = [
  { name: 'Free', dollarsPerMonth: 0 },
  { name: 'Plus', dollarsPerMonth: 9 },
  { name: 'Pro', dollarsPerMonth: 29 },
] as const satisfies readonly { name: string; dollarsPerMonth: number }[]
