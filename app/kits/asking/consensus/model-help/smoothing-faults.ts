import { inventions } from '#app/engines/claim-ledger/assemble/assemble.ts'
import { readSpelledNumber } from '#app/engines/claim-ledger/figures/number-words.ts'
import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'
import { toKey } from '#app/engines/claim-ledger/text/text.ts'
import type { Matter, Smoothed } from './smoothing.ts'

const MAX_GROWTH = 1.6
const MAX_GROWTH_BASE = 160
/** Words a sentence may begin with though nobody said them; any other capital at its beginning may be a name. */
const OPENERS = new Set(
  (
    'a about according additionally after all also although among an and another any are as at because before being both but by ' +
    'during each either especially even every finally first for from furthermore generally he hence her here his how however if in ' +
    'including indeed instead is it its like likewise many meanwhile more moreover most much neither nevertheless no nor not of on ' +
    'one only or other others otherwise our out over overall rather several she similarly since so some still such than that the ' +
    'their then there therefore these they this those though through thus to together today under unlike until usually was we were ' +
    'what when whereas where whether which while who with within without yet you'
  ).split(' '),
)
const ADDRESS = /\b(?:https?:|www\.)\S+|\S+@\S+|\b[\p{L}\d-]+(?:\.[\p{L}\d-]{2,})+(?:\/\S*)?/giu

/**
 * Why smoothed sentences are not shown, as a sentence; null when they say what was said and nothing else. `said` is the question,
 * then the answers.
 */
export function findFault(smoothed: Smoothed, matter: Matter, said: readonly string[]): string | null {
  for (const group of ['agreed', 'single'] as const) {
    const [written, claims] = [smoothed[group], matter[group]]
    if (written.length > 0 !== claims.length > 0)
      return written.length > 0 ? 'It wrote sentences that no claim stands for.' : 'It left claims out.'
    const known = [said[0] ?? '', ...claims]
    const [strange] = written.flatMap((sentence) => addedIn(sentence, known).map((word) => ({ word, sentence })))
    if (strange && addedIn(strange.sentence, said).includes(strange.word))
      return `It added “${strange.word}”, which nobody said.`
    if (strange) return `It put “${strange.word}” where it was not said.`
    const [lost] = claims.flatMap((claim) => inventions(claim, [...written, said[0] ?? '']))
    if (lost !== undefined) return `It left out “${withoutStop(lost)}”.`
    if (lengthOf(written) > MAX_GROWTH * lengthOf(claims) + MAX_GROWTH_BASE) return 'It wrote far more than was said.'
  }
  return null
}

const lengthOf = (texts: readonly string[]) => texts.join(' ').length

/** Figures, names, dates, spelled numbers and addresses of a sentence that stand nowhere in what was said. */
function addedIn(sentence: string, said: readonly string[]): string[] {
  const words = new Set(said.flatMap((text) => toKey(text).split(' ')))
  const isKnown = (word: string) =>
    toKey(word)
      .split(' ')
      .every((part) => part === '' || words.has(part))
  const openers = [...sentence.matchAll(/(?:^|[.!?:“”"]\s*)(\p{Lu}\p{L}*)/gu)].map(([, word]) => word!)
  const spelled = (sentence.match(/\p{L}+/gu) ?? []).filter(
    (word) => !/^(?:a|an|and|one)$/i.test(word) && isNumber(word),
  )
  const added = [
    ...inventions(sentence, [...said]),
    ...openers.filter((word) => !OPENERS.has(word.toLowerCase()) && !isKnown(word)),
    ...spelled.filter((word) => !isKnown(word)),
    ...(sentence.match(ADDRESS) ?? []).filter((one) => !said.some((text) => text.includes(withoutStop(one)))),
  ]
  return added.map(withoutStop)
}

const withoutStop = (word: string) => word.replace(/[.,]+$/, '')

const isNumber = (word: string) => readSpelledNumber(word.toLowerCase()) !== null

/** Seats of the ledger by which a smoothed answer is checked against what it was made of. */
const SMOOTHED = 'smoothed'
const SIDE = 'side '

/** What was said, and the smoothed sentences beside it, as answers to be compared. */
export const toCheck = (
  smoothed: Smoothed,
  matter: Matter,
  { claims, disputes }: Pick<Ledger, 'claims' | 'disputes'>,
) =>
  [
    { seat: 'agreed', text: matter.agreed.join(' ') },
    { seat: 'single', text: matter.single.join(' ') },
    ...claims
      .filter(({ id }) => disputes.some(({ claimIds }) => claimIds.includes(id)))
      .map(({ id, text }) => ({ seat: `${SIDE}${id}`, text })),
    { seat: SMOOTHED, text: [...smoothed.agreed, ...smoothed.single].join(' ') },
  ].filter(({ text }) => text !== '')

/** Why that comparison speaks against the sentences; null when it does not. */
export function findClash({ claims }: Pick<Ledger, 'claims'>): string | null {
  const stood = ['agreed', 'single']
  for (const { support, oppose } of claims) {
    if (support.includes(SMOOTHED) && oppose.some((seat) => stood.includes(seat)))
      return 'It contradicted what was said.'
    const isOurs = support.some((seat) => stood.includes(seat))
    const sides = [...support, ...oppose].some((seat) => seat.startsWith(SIDE))
    if (support.includes(SMOOTHED) && !isOurs && sides) return 'It took a side in a dispute.'
  }
  return null
}
