import type { BrandTheme } from '#app/brands/brand.ts'
import { brands } from '#app/brands/brands.ts'
import { aboutOf } from '#app/catalogue/abouts.ts'
import type { ScreenId } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import type { IconName } from '#app/ui/brand/icon.tsx'
import type { HeroChoice } from './hero-choice.ts'

export type HeroWords = { headline: string; lead: string }

const own: Readonly<Record<'home' | 'short' | 'long', HeroWords>> = {
  home: {
    headline: 'Ask once. Hear every model out.',
    lead: 'Frenly puts your question to several engines at the same time, lines up what they agree on, and keeps the disagreements in plain sight.',
  },
  short: { headline: 'Ask.', lead: 'Several answer.' },
  long: {
    headline: 'Ask one question in your own words and hear every model out before you decide what to believe',
    lead: 'Frenly puts your question to several engines at the same time, lines up what they agree on line by line, keeps every disagreement in plain sight with the name of who made it, and shows what each answer cost and how long it took.',
  },
}

const landings = {
  frenly: { brand: 'main', screen: 'home' },
  voice2email: { brand: 'voice2email', screen: 'voice2email-landing' },
  speaktoemail: { brand: 'speaktoemail', screen: 'speaktoemail-landing' },
  inbox: { brand: 'inbox', screen: 'inbox-landing' },
  marketplace: { brand: 'marketplace', screen: 'marketplace' },
} as const satisfies Record<BrandTheme, { brand: keyof typeof brands; screen: ScreenId }>

/** The words a layout is filled with: the same in every layout, so that only the form differs. */
export function getHeroWords({ wording, look }: Pick<HeroChoice, 'wording' | 'look'>): HeroWords {
  if (wording !== 'brand') return own[wording]
  const { brand, screen } = landings[look.theme]
  return { headline: brands[brand].tagline, lead: aboutOf(screen) }
}

export type HeroAction = { label: string; icon: IconName; to: string }

/** A brand's own first action in place of the question box (DESIGN 9); null where the box itself is the action. */
export function findHeroAction(theme: BrandTheme): HeroAction | null {
  const actions: Readonly<Record<BrandTheme, HeroAction | null>> = {
    frenly: null,
    voice2email: { label: 'Record a minute', icon: 'mic', to: to('voice2email-landing') },
    speaktoemail: { label: 'Dictate a note', icon: 'audio-lines', to: to('speaktoemail-landing') },
    inbox: { label: 'Look into the inbox', icon: 'inbox', to: to('inbox-landing') },
    marketplace: { label: 'Browse the stalls', icon: 'store', to: to('marketplace', {}) },
  }
  return actions[theme]
}

/** Where a brand's real opening stands on the main host. */
export function toLanding(theme: BrandTheme): string {
  return findHeroAction(theme)?.to ?? to('home')
}
