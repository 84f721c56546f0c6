import type { BrandTheme } from '#app/brands/brand.ts'
import type { PandaPose } from '#app/ui/brand/panda.tsx'

export type BrandLook = { theme: BrandTheme; name: string; accent: string; pose: PandaPose; feels: string }

/** The five looks of DESIGN 9: one accent and one lead pose each. Frenly Mail wears the look of the inbox. */
export const brandLooks = [
  { theme: 'frenly', name: 'Frenly', accent: 'Bamboo', pose: 'greeting', feels: 'Curious, open' },
  { theme: 'voice2email', name: 'Voice2email', accent: 'Persimmon', pose: 'headphones', feels: 'Spoken, lively' },
  { theme: 'speaktoemail', name: 'Speak-to-email', accent: 'Iris', pose: 'thinking', feels: 'Discreet, professional' },
  { theme: 'inbox', name: 'Frenly Inbox', accent: 'Sky', pose: 'envelope', feels: 'Clear, unhurried' },
  { theme: 'marketplace', name: 'Frenly Marketplace', accent: 'Honey', pose: 'celebrate', feels: 'Generous, bustling' },
] as const satisfies readonly BrandLook[]

/** The look `?brand=` names; the main one for everything else. */
export function readBrandLook(value: string | null): BrandLook {
  return brandLooks.find((look) => look.theme === value) ?? brandLooks[0]
}

/** Speak-to-email sits in front of clients and patients: its panda holds still (DESIGN 9). */
export function letsPandaMove(theme: BrandTheme): boolean {
  return theme !== 'speaktoemail'
}
