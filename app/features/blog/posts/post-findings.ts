import { changedFacts } from '#app/engines/kept-facts/changed-facts.ts'
import { unsourcedClaims } from '#app/engines/text-tools/unsourced.ts'
import { toEaseWords, toReadability } from '#app/kits/asking/conversation/allies/readability.ts'
import type { ShownText } from '#app/database/tables/learn/authoring.ts'

const MOST_CLAIMS = 8
/** Below this a general reader has trouble (Flesch's "fairly difficult"). */
const HARD_EASE = 50
const FEWEST_WORDS = 80
const SHORT_CHARS = 160
const EMPTY_ALT = /!\[\s*\]\(/g

type Checked = { text: string; cover: string; coverAlt: string; shown: ShownText | null }

/** What is to be put right before a post is shown, and what is to be looked at. */
export function findingsOf({ text, cover, coverAlt, shown }: Checked): { stops: string[]; warnings: string[] } {
  const stops: string[] = []
  const empty = text.match(EMPTY_ALT)?.length ?? 0
  if (empty > 0)
    stops.push(
      `${empty === 1 ? 'A picture has' : `${empty} pictures have`} no words for those who do not see it: ![words](address).`,
    )
  if (cover !== '' && coverAlt === '') stops.push('The cover has no words for those who do not see it.')
  if (text.trim().length < SHORT_CHARS) stops.push('There is hardly any text yet.')
  return { stops, warnings: [...claimsIn(text), ...hardnessOf(text), ...changesOf(shown, text)] }
}

const claimsIn = (text: string): string[] =>
  unsourcedClaims(text, MOST_CLAIMS).map(({ sentence, why }) => `No source: “${sentence.slice(0, 200)}” ${why}`.trim())

function hardnessOf(text: string): string[] {
  const found = toReadability(text)
  if (!found || found.words < FEWEST_WORDS || found.ease >= HARD_EASE) return []
  return [
    `Hard to read: ${toEaseWords(found.ease).toLowerCase()}, ${Math.round(found.wordsPerSentence)} words in a sentence on average.`,
  ]
}

function changesOf(shown: ShownText | null, text: string): string[] {
  if (!shown) return []
  const { lost, invented } = changedFacts(shown.text, text)
  const words = (facts: readonly { text: string }[]) => [...new Set(facts.map((fact) => fact.text))].join(', ')
  return lost.length + invented.length === 0
    ? []
    : [
        `Figures, names or dates differ from what readers know. Gone: ${words(lost) || 'none'}. New: ${words(invented) || 'none'}.`,
      ]
}
