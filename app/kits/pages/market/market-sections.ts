import { promptCards } from '#app/kits/pages/prompt-card/prompt-cards.ts'

/** The stalls of the marketplace: what members will be able to list, and what a listing has to show. */
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

/** What lies in a stall today. Nothing is for sale; the team's own prompts are free. */
export function stockWords(section: MarketSection): string {
  return section.id === 'prompts' ? `${promptCards.length} free, by the Frenly team` : 'Nothing listed yet'
}
