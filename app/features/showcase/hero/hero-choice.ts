import { to } from '#app/catalogue/to.ts'
import { readBrandLook, type BrandLook } from '../logos/brand-looks.ts'

/** The five openings of the home page; `variant` is the number behind `/?v=`. */
export const heroLayouts = [
  {
    id: 'leaning',
    name: 'Leaning panda',
    variant: 1,
    form: 'Words on the left, the panda on the box, the box over the full width.',
    use: 'The home page as most people meet it.',
  },
  {
    id: 'split',
    name: 'Split',
    variant: 2,
    form: 'Question on the left, a counted answer on the right.',
    use: 'For people who want to see the result before they ask.',
  },
  {
    id: 'centred',
    name: 'Centred',
    variant: 3,
    form: 'One question in the middle, the panda looks over its edge.',
    use: 'For people who come back and know what they want.',
  },
  {
    id: 'editorial',
    name: 'Editorial',
    variant: 4,
    form: 'Headline over the full width, the claims themselves as the picture.',
    use: 'For readers, and for links from articles.',
  },
  {
    id: 'picker',
    name: 'Tools first',
    variant: 5,
    form: 'A greeting tile with the box, errands beside it.',
    use: 'For people who come with an errand and not with a question.',
  },
] as const
export type HeroLayout = (typeof heroLayouts)[number]

export const heroWidths = [
  { id: 'full', name: 'Full', px: null },
  { id: 'tablet', name: 'Tablet, 640', px: 640 },
  { id: 'phone', name: 'Phone, 360', px: 360 },
] as const
export type HeroWidth = (typeof heroWidths)[number]

export const heroSchemes = [
  { id: 'yours', name: 'Your scheme' },
  { id: 'light', name: 'Light' },
  { id: 'dark', name: 'Dark' },
] as const
export type HeroScheme = (typeof heroSchemes)[number]['id']

export const heroWordings = [
  { id: 'home', name: 'Of the home page' },
  { id: 'brand', name: 'Of the brand' },
  { id: 'short', name: 'Very short' },
  { id: 'long', name: 'Very long' },
] as const
export type HeroWording = (typeof heroWordings)[number]['id']

export type HeroChoice = {
  layout: HeroLayout
  look: BrandLook
  width: HeroWidth
  scheme: HeroScheme
  wording: HeroWording
}

export function readHeroChoice(query: URLSearchParams): HeroChoice {
  const isAsked = (name: string) => (entry: { id: string }) => entry.id === query.get(name)
  return {
    layout: heroLayouts.find(isAsked('layout')) ?? heroLayouts[0],
    look: readBrandLook(query.get('brand')),
    width: heroWidths.find(isAsked('width')) ?? heroWidths[0],
    scheme: (heroSchemes.find(isAsked('scheme')) ?? heroSchemes[0]).id,
    wording: (heroWordings.find(isAsked('words')) ?? heroWordings[0]).id,
  }
}

/** The address of the page with some of the choice changed; what is the default stays out of it. */
export function toHeroChoice(choice: HeroChoice, change: Partial<HeroChoice>): string {
  const { layout, look, width, scheme, wording } = { ...choice, ...change }
  return to('hero-layouts', null, {
    layout: layout.id,
    brand: look.theme,
    width: width.id === 'full' ? null : width.id,
    scheme: scheme === 'yours' ? null : scheme,
    words: wording === 'home' ? null : wording,
  })
}
