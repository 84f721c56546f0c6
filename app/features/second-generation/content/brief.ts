import { toTable } from '#app/platform/table.ts'

export const factKinds = ['figure', 'date', 'name', 'place', 'quote', 'link', 'text'] as const
export type FactKind = (typeof factKinds)[number]
export const factKindWords: Readonly<Record<FactKind, string>> = toTable({
  figure: 'Figure',
  date: 'Date',
  name: 'Name',
  place: 'Place',
  quote: 'Quotation (label: who says it)',
  link: 'Link',
  text: 'Sentence',
}) as Record<FactKind, string>

export type Fact = { id: string; kind: FactKind; label: string; value: string }

export const briefTones = ['plain', 'warm', 'formal'] as const
export type BriefTone = (typeof briefTones)[number]

/** What is to be said once, for every piece made from it. */
export type Brief = {
  title: string
  message: string
  audience: string
  tone: BriefTone
  /** What readers are asked to do. */
  action: string
  facts: Fact[]
}

/** What a piece says of a brief, as the brief said it then, by the name of the part. */
export type Used = Record<string, string>

/** The parts of a brief by name, with what each says and how it is called. */
export function partsOf(brief: Brief): Map<string, { label: string; value: string }> {
  const { title, message, audience, tone, action, facts } = brief
  return new Map([
    ['title', { label: 'Title', value: title }],
    ['message', { label: 'Message', value: message }],
    ['audience', { label: 'Audience', value: audience }],
    ['tone', { label: 'Tone', value: tone }],
    ['action', { label: 'What to do', value: action }],
    ...facts.map(
      (fact) => [`fact.${fact.id}`, { label: fact.label || fact.value.slice(0, 40), value: toKept(fact) }] as const,
    ),
  ])
}

const toKept = ({ kind, label, value }: Fact) => `${kind}\n${label}\n${value}`

/** What changed in a brief since a piece was made of it, by label: parts it used that say something else, or are gone. */
export function changedParts(used: Used, brief: Brief): string[] {
  const now = partsOf(brief)
  return Object.entries(used).flatMap(([name, value]) => {
    const part = now.get(name)
    if (!part) return [`${value.split('\n')[1] || 'a fact'} (taken out)`]
    return part.value === value ? [] : [part.label]
  })
}

/** The parts of a brief by these names, as they are kept with a piece. */
export function toUsed(brief: Brief, names: readonly string[]): Used {
  const parts = partsOf(brief)
  return Object.fromEntries(names.flatMap((name) => (parts.has(name) ? [[name, parts.get(name)!.value] as const] : [])))
}
