import { pagePart } from '#app/ui/page-part.tsx'

/** What of the frame only some visits show: all others load none of it. */
const loadAccountMenu = () => import('./navigation/account-menu.tsx')
export const MemberCorner = pagePart(() => loadAccountMenu().then((file) => file.MemberCorner))
export const MemberCard = pagePart(() => loadAccountMenu().then((file) => file.MemberCard))
export const BannerStrip = pagePart(() => import('./navigation/banner-strip.tsx').then((file) => file.BannerStrip))
export const DevLinks = pagePart(() => import('./navigation/dev-links.tsx').then((file) => file.DevLinks))
export const SideList = pagePart(() => import('./navigation/side-list.tsx').then((file) => file.SideList))

const parts = [
  ['member', MemberCorner],
  ['member', MemberCard],
  ['banner', BannerStrip],
  ['dev', DevLinks],
  ['admin', SideList],
] as const
export type PagePart = (typeof parts)[number][0]

/** Fetches the code of parts that a page was drawn with, before React takes the page over; `names` with blanks between. */
export const preparePageParts = (names: string): Promise<unknown> =>
  Promise.all(parts.map(([name, part]) => names.includes(name) && part.prepare()))

/** The server has all of them at hand: without JavaScript they must stand in the first part of the answer. */
export const whenPartsAreHere: Promise<unknown> = import.meta.env.SSR
  ? preparePageParts(parts.map(([name]) => name).join(' '))
  : Promise.resolve()
