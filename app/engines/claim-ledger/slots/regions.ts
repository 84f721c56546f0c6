import type { Term } from './terms.ts'

const POINT = /^(?:north|south|east|west|north[- ]?east|north[- ]?west|south[- ]?east|south[- ]?west)$/

/** "In the north of Spain" is in northern Spain; what lies north of Spain is elsewhere. */
export function asRegions(terms: Term[], text: string): Term[] {
  const isRegion = ({ lemma, start, end }: Term): boolean =>
    POINT.test(lemma) && /\b(?:in|from|of|across) the $/i.test(text.slice(0, start)) && /^ of\b/.test(text.slice(end))
  return terms.map((term) =>
    isRegion(term) ? { ...term, lemma: `${term.lemma.replace(/[- ]/, '')}ern`, kind: 'adj', weight: 1 } : term,
  )
}
