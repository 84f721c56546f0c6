import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { SeatClaim } from '../claims.ts'
import type { Asked } from '../segment/question-form.ts'
import { toPlainText } from '../text/text.ts'
import { doerIn } from './doer-asked.ts'
import { areOneName, generalWords, isDoubtful, leadingName, NAME, OFFICE } from './named-answers.ts'
import { ofOneMind } from './told-rivals.ts'
import { stemsOf } from '../text/stems-of.ts'

/** A name by which a seat answers the question: `value` is the shortest that the panel gives to the same thing. */
export type AskedName = { claim: SeatClaim; value: string; condition: null }

/** Further down an answer names others. */
const FIRST_CLAIMS = 4

/** "The current president", "his stage name": one thing that has a name. */
const ONE_THING = /^(?:the|his|her|its|their) |^\p{Lu}[\p{L} .'-]{1,40}['’]s? /u
/** "The best way", "the purpose of it" have no name. */
const NAMELESS = new RegExp(
  String.raw`^(?:the|his|her|its|their) (?:\p{L}+ )?(?:\p{L}+st |most \p{L}+ )?(?:ways?|methods?|times?|purpose|point|meaning|role|` +
    String.raw`relation\p{L}*|differences?|significance|importance|reasons?|causes?|benefits?|advantages?|impacts?|effects?|history|` +
    String.raw`idea|process|key|steps?|thing)\b`,
  'iu',
)

/** Where the question asks for the one name of one thing or doer; null otherwise. */
function soughtBy(asked: Asked): string | null {
  const [, rest] = /^(?:what|which|who)(?: exactly)? (?:is|was) (.+)$/i.exec(asked.question) ?? []
  if (!rest || !asked.isNaming || !asked.expectsOne || asked.expects === 'number') return null
  const named = rest.replace(/^the name of /i, '')
  return ONE_THING.test(named) && !NAMELESS.test(named) ? named.replace(/,.*$/, '') : null
}

/**
 * The name each seat gives to the one thing or doer asked for, in claims that say so: "Ada Stone is the current mayor of Leeds", "it
 * was designed by Ada Stone". A seat that gives two says neither. Empty where the question asks for no such name.
 */
export function namesAsked(claims: SeatClaim[], asked: Asked, lexicon: Lexicon): AskedName[] {
  const sought = soughtBy(asked)
  if (sought === null && !asked.isWho) return []
  const general = generalWords(asked)
  const told = claims.flatMap((claim) => {
    const text = toPlainText(claim.text).replace(AS_OF, '')
    if (claim.order >= FIRST_CLAIMS || claim.slots.cues.polarity === -1 || isDoubtful(text)) return []
    const name = sought === null ? doerIn(text, asked.question, lexicon)?.name : nameOf(text, sought)
    const isNew = stemsOf(name ?? '').some((word) => !general.has(word))
    return name === undefined || !isNew ? [] : [{ claim, name, seat: claim.answer.seat }]
  })
  const single = ofOneMind(told, (one, other) => !areOneName(one.name, other.name, general, lexicon))
  const first = single.filter((one, i) => single.findIndex(({ seat }) => seat === one.seat) === i)
  return first.map(({ claim, name }) => ({
    claim,
    value: leadingName(name, single, general, lexicon),
    condition: null,
  }))
}

/** "As of my last update in September 2021,": when it held, not what. */
const AS_OF = /^(?:as of|by|since|in|at) [^,]{2,60},\s(?:\d{4},\s)?/i
const BE = /\s(?:is|was|remains)\s(?:currently |now |still |known as |called )?/

/** The name that a sentence gives to the thing sought: before "is" or behind it, with what is sought on the other side. */
function nameOf(text: string, sought: string): string | undefined {
  const be = BE.exec(text)
  if (!be) return undefined
  const [left, right] = [text.slice(0, be.index), text.slice(be.index + be[0].length)]
  if (isSought(left, sought)) return NAME.exec(right.replace(OFFICE, '').replace(/^["“']/, ''))?.[1]
  const name = NAME.exec(left)
  const isWhole =
    name !== null && (name[0] === left || /^(?: \([^()]*\)|, [^,]{1,60},)$/.test(left.slice(name[0].length)))
  const said = right.split(/[;(]|,\s(?:but|who|which)\s/)[0]!
  return isWhole && isSought(said, sought) && !isBehindPreposition(said, sought) ? name[1] : undefined
}

/** "Is known by her stage name": the thing is not what somebody is. */
function isBehindPreposition(said: string, sought: string): boolean {
  const [head = ''] = sought.split(/\s(?=(?:of|for|in|at|on|from|to)\s)/)
  const at = said.toLowerCase().indexOf(head.split(' ').at(-1)!.toLowerCase())
  return /\b(?:by|with|for|as|from|to|under|of|in)\s/i.test(said.slice(0, Math.max(0, at)))
}

/** How much of the words behind "of" or "for" a sentence must repeat. */
const LEAST_SHARE = 0.5

/** Whether a part of a sentence names what is sought: all words of its head, and most of what it is of. */
function isSought(part: string, sought: string): boolean {
  const said = stemsOf(part)
  const [head = '', ...rest] = sought.split(/\s(?=(?:of|for|in|at|on|from|to)\s)/)
  const [first, others] = [stemsOf(head), stemsOf(rest.join(' '))]
  const found = others.filter((word) => said.includes(word)).length
  return first.every((word) => said.includes(word)) && found >= others.length * LEAST_SHARE
}
