import { promptCards } from '#app/kits/pages/market/prompt-card/prompt-cards.ts'

/** The stalls of the marketplace: what members list, and what a listing shows. */
export const marketSections = [
  {
    id: 'prompts',
    title: 'Prompts',
    about: 'Questions and instructions that were worth the trouble of finding.',
    shows: 'the prompt, what it was tried on, and one answer it really gave',
  },
  {
    id: 'recipes',
    title: 'Recipes',
    about: 'Several tools in a row, ready to run again with your own material.',
    shows: 'its steps, the tools it needs, and a finished example',
  },
  {
    id: 'templates',
    title: 'Templates',
    about: 'Letters, documents and pages to begin from.',
    shows: 'the empty template and one filled in',
  },
  {
    id: 'ebooks',
    title: 'Ebooks',
    about: 'Books that members wrote here or elsewhere.',
    shows: 'its contents, a chapter to read, and who wrote which part',
  },
  {
    id: 'pictures',
    title: 'Pictures',
    about: 'Pictures that members drew here, whole and without a mark once they are yours.',
    shows: 'the picture made small and marked, its size, and what drew it',
  },
  {
    id: 'services',
    title: 'Services',
    about: 'An hour, a skill or a piece of work by somebody you can talk to.',
    shows: 'who does it, what is included, and when they are free',
  },
] as const

export type MarketSection = (typeof marketSections)[number]

/** A section by the name in its path, without regard to case; null for any other name. */
export function findMarketSection(name: string): MarketSection | null {
  return marketSections.find((section) => section.id === name.toLowerCase()) ?? null
}

/** What lies in a stall: what members offer, and the team's own prompts, which are free. */
export function stockWords({ id }: MarketSection, count: number | null): string {
  const team = id === 'prompts' ? `${promptCards.length} free, by the Frenly team` : ''
  if (count === null) return team || 'By members'
  const members = count === 0 ? '' : count === 1 ? 'One by a member' : `${count} by members`
  return [members, team].filter(Boolean).join('; ') || 'Nothing offered yet'
}
