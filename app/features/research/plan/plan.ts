import { toTable } from '#app/platform/table.ts'
import { MOST_SUBS, PAGES_USUAL, QUESTION_MAX_CHARS } from '../research.limits.ts'

/** Where a pass looks. */
export const sourceKinds = ['knowledge', 'here', 'index', 'web', 'documents'] as const
export type SourceKind = (typeof sourceKinds)[number]

export type SubQuestion = { id: string; text: string }
export type Plan = {
  subs: SubQuestion[]
  kinds: SourceKind[]
  /** Own documents and collections to read; none named: all of them. */
  documents: string[]
  collections: string[]
  /** The language model that words the sections; null: they are made of quotations. */
  model: string | null
  /** Texts of each place for a sub-question. */
  pages: number
}

const COMPARES = [
  /^(?:compare|contrast)\s+(.{2,80}?)\s+(?:and|with|to|against|versus|vs\.?)\s+(.{2,80})$/i,
  /\bdifferences? between\s+(.{2,80}?)\s+and\s+(.{2,80})$/i,
  /^(.{2,60}?)\s+(?:versus|vs\.?)\s+(.{2,60})$/i,
  /\b(?:is|are)\s+(.{2,60}?)\s+(?:better|worse|cheaper|safer|faster|healthier|larger|bigger|older)\s+than\s+(.{2,60})$/i,
]
const MOST_NAMED = 2

/**
 * Sub-questions to begin with, by rules alone: several questions stay several, what is compared is looked at by itself,
 * names and things are asked for by themselves. Its reader changes them.
 */
export function draftSubs(question: string): string[] {
  const whole = question.slice(0, QUESTION_MAX_CHARS).replace(/\s+/g, ' ').trim()
  const asked = splitQuestions(whole)
  if (asked.length > 1) return asked.slice(0, MOST_SUBS)
  const bare = whole.replace(/[?.!…\s]+$/, '')
  for (const form of COMPARES) {
    const [, one, other] = form.exec(bare) ?? []
    if (one && other) return [whole, toWhatIs(one), toWhatIs(other)]
  }
  return [...new Set([whole, ...thingsOf(bare).slice(0, MOST_NAMED).map(toWhatIs)])]
}

/** Several questions in one text, each with its mark; one that has none stays whole. */
function splitQuestions(text: string): string[] {
  const marked = text.match(/[^?？؟]{3,}[?？؟]/g) ?? []
  if (marked.length > 1) return marked.map((one) => one.trim())
  const joined =
    /^(.{6,}?[^,]),? and ((?:why|how|when|where|who|what|which|does|do|is|are|can|should)\b.{6,}[?])$/i.exec(text)
  return joined ? [`${joined[1]!}?`, `${joined[2]![0]!.toUpperCase()}${joined[2]!.slice(1)}`] : [text]
}

const toWhatIs = (thing: string) => {
  const bare = thing.replace(/^(?:the|an?)\s+/i, '').trim()
  const isMany = /[^s'’]s$/.test(bare) && !bare.includes(' ') && bare === bare.toLowerCase()
  return `What ${isMany ? 'are' : 'is'} ${bare}?`
}

/** Words of a question that name nothing to ask for by itself. */
const ASKING = new Set(
  (
    'a about affect affects after all also always an and any are as at be because been before best better between both but by can cause ' +
    'caused causes change changed changes come comes compare could cost did difference do does done each eat eats effect effects every ' +
    'example exist explain find first for from get gets give gives go good grow grows had happen happened happens has have help helps her ' +
    'his history how i if impact important in into is it its keep know known last learn less like live lives long look main make makes ' +
    'many matter mean means more most much my near need needs never new no not of often old on one only or other our out over part people ' +
    'reason reasons red green blue black white long short big small really role same say says see should show since so some start started ' +
    'still stop such take takes tell than that the their them then there these they thing things think this those through time to today ' +
    'true type types under until up use used uses using very want was way ways we well were what when where which while who whose why will ' +
    'with work works world would year years you your ' +
    'become becomes built build called call discovered invented opened open made born died die dies founded fall fell rise rose run runs'
  ).split(' '),
)

/** Words are told apart from names and questions in Latin letters alone. */
const LATIN = /^[\p{Script=Latin}’'-]+$/u

/** Names first, in their order, then plain words. */
function thingsOf(bare: string): string[] {
  const names = [
    ...bare.matchAll(/(?<=\s)(?:\p{Lu}[\p{L}\p{M}’'-]+(?:\s+(?:of|the|de|van|von|da)(?=\s+\p{Lu}))?\s*)+/gu),
  ]
    .map(([name]) => name.trim())
    .filter((name) => name.length > 2)
  const rest = names.reduce((text, name) => text.replace(name, ' '), bare.replace(/^how \p{L}+ /iu, ' '))
  const words = rest
    .split(/[^\p{L}\p{M}’'-]+/u)
    .filter(
      (word) => word.length > 3 && LATIN.test(word) && !ASKING.has(word.toLowerCase()) && !/(?:ing|ly|ed)$/i.test(word),
    )
    .map((word) => word.toLowerCase())
  return [...new Set([...names, ...words])]
}

/** What a line of a plan asks for beside its words: figures, or dates. */
export type Facet = 'figures' | 'dates' | null
const FIGURES = /^(?:figures?|numbers?|statistics|how (?:many|much))\b/i
const DATES = /^(?:dates?|since when|when|timeline)\b/i
export const facetOf = (text: string): Facet => (FIGURES.test(text) ? 'figures' : DATES.test(text) ? 'dates' : null)

/** The words of a line that are looked for, without those that only say how it is meant. */
export const toSought = (text: string): string =>
  text.replace(
    /^(?:figures?|numbers?|statistics|dates?|timeline|history|background|reasons?)\s+(?:on|of|about|for)\s+/i,
    '',
  )

/** A new plan for a question. */
export const draftPlan = (question: string, kinds: readonly SourceKind[]): Plan => ({
  subs: toSubs(draftSubs(question)),
  kinds: [...kinds],
  documents: [],
  collections: [],
  model: null,
  pages: PAGES_USUAL,
})

/** Lines as sub-questions, in their order; one that stands twice is one. */
export const toSubs = (lines: readonly string[]): SubQuestion[] =>
  [...new Set(lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean))].map((text, n) => ({
    id: `s${n + 1}`,
    text,
  }))

/** What each place is called, and what stands there. */
export const kindWords: Readonly<Record<SourceKind, { label: string; about: string }>> = toTable({
  knowledge: {
    label: 'Built-in knowledge',
    about: 'Facts of the world, a dictionary, a calculator: each answer with the table or work it comes from.',
  },
  here: { label: 'Help and topics of this place', about: 'What is written here about these tools and about evidence.' },
  index: { label: 'Pages kept here', about: 'Pages of the web that this server was told to read and keep.' },
  web: {
    label: 'Web search',
    about: 'A connected search engine; the pages it names are read and kept with the report.',
  },
  documents: { label: 'Your documents', about: 'What you had read in Document analysis and Document intelligence.' },
}) as Record<SourceKind, { label: string; about: string }>
