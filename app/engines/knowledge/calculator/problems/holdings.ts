import { plain } from '../amount.ts'
import {
  ALL_BUT,
  ASKING,
  AT_THE_END,
  BARE,
  CHANGES,
  EACH_HOLDS,
  KIN,
  NOBODY,
  PARTS,
  PRONOUN,
  QUESTION,
  START,
  SUMMING,
  TURNED,
} from './holding-forms.ts'
import { divide, fromInteger, isWhole, multiply, type Rational, readDecimal, subtract, add } from '../rational.ts'
import type { Worked } from './worked.ts'

/** What somebody has, as the story goes on: how many, what it is called, whose it is, and each step that was worked out. */
type Held = { many: Rational; thing: string; holder: string; steps: string[]; hasOther: boolean; hasLost: boolean }

/** Works out how many somebody has when things come and go: "has 12 apples, gives a third away, then eats 2". */
export function workHoldings(text: string): Worked {
  const groups = TURNED.exec(text)?.groups ?? QUESTION.exec(text)?.groups
  if (!groups?.story || !groups.asked) return null
  const [first, ...clauses] = groups.story.split(PARTS).filter(Boolean)
  let held = first ? start(first) : null
  if (clauses.length === 0) return null
  let verb: 1 | -1 = 1
  for (const clause of clauses) {
    const next: ReturnType<typeof go> = held && go(held, clause, verb)
    if (!next) return null
    if (next.sign) verb = next.sign
    held = next.held
  }
  if (!held || !isAskedOf(groups.asked, held) || held.steps.length === 0) return null
  if (held.many.top < 0n || !isWhole(held.many)) return null
  const many = plain(held.many)
  const isOne = many === '1'
  const thing = held.hasOther ? '' : held.thing
  const all = isOne ? `1${thing ? ` of the ${thing}` : ''}` : `${many}${thing ? ` ${thing}` : ''}`
  const said = /\b(?:left|remain|still)/.test(groups.asked)
    ? `${all} ${isOne ? 'is' : 'are'} left`
    : `That makes ${all}`
  return { text: `${said}: ${held.steps.join(', ')}.`, working: held.steps.join('; ') }
}

function start(clause: string): Held | null {
  const groups = START.map((form) => form.exec(clause)?.groups).find((found) => found !== undefined)
  if (!groups?.many || !groups.thing || !groups.who) return null
  const held: Held = {
    many: read(groups.many),
    thing: groups.thing,
    holder: groups.who,
    steps: [],
    hasOther: false,
    hasLost: false,
  }
  if (!groups.each || !groups.inner) return held
  return groups.of === 'with' && !groups.everyone ? null : fill(held, groups.each, groups.inner)
}

/** So many boxes with so many things in each. */
function fill(held: Held, each: string, inner: string): Held {
  const many = multiply(held.many, read(each))
  return { ...held, many, thing: inner, steps: [...held.steps, `${plain(held.many)} × ${each} = ${plain(many)}`] }
}

function go(held: Held, clause: string, verb: 1 | -1): { held: Held; sign: 1 | -1 | null } | null {
  const filled = EACH_HOLDS.exec(clause)?.groups
  const [each, inner] = [filled?.each ?? filled?.each2, filled?.inner ?? filled?.inner2]
  if (each && inner && KIN.test(clause)) return null
  if (each && inner)
    return isThing(filled?.outer ?? held.thing, held.thing) ? { held: fill(held, each, inner), sign: null } : null
  const rest = ALL_BUT.exec(clause)?.groups?.many
  if (rest) return { held: step(held, subtract(held.many, read(rest)), -1, held.thing), sign: -1 }
  for (const [form, sign] of CHANGES) {
    const groups = form.exec(clause)?.groups
    if (!groups) continue
    if (groups.doer && !isHolder(groups.doer.trim(), held)) return null
    if (groups.from && (isHolder(groups.from, held) || groups.from === held.thing)) continue
    const [, friends] = /(\d+)/.exec(groups.eachOf ?? '') ?? []
    const amount = groups.share ? multiply(held.many, readShare(groups.share)) : read(groups.many ?? '')
    const all = friends ? multiply(amount, read(friends)) : amount
    return { held: step(held, all, sign, groups.thing?.trim() || held.thing), sign }
  }
  const bare = BARE.exec(clause)?.groups
  return bare?.thing || bare?.to
    ? { held: step(held, read(bare.many ?? ''), verb, bare.thing?.trim() || held.thing), sign: verb }
    : null
}

function step(held: Held, amount: Rational, sign: 1 | -1, thing: string): Held {
  const many = sign > 0 ? add(held.many, amount) : subtract(held.many, amount)
  return {
    ...held,
    many,
    thing: shareOf(held.thing, thing),
    steps: [...held.steps, `${plain(held.many)} ${sign > 0 ? '+' : '−'} ${plain(amount)} = ${plain(many)}`],
    hasOther: held.hasOther || !isThing(thing, held.thing),
    hasLost: held.hasLost || sign < 0,
  }
}

/** "Red marbles" and "blue marbles" are marbles. */
function shareOf(thing: string, other: string): string {
  if (!isThing(other, thing) || thing === other) return thing
  const [a, b] = [thing.split(' ').reverse(), other.split(' ').reverse()]
  const many = a.findIndex((word, n) => rootOf(word) !== rootOf(b[n] ?? ''))
  return a
    .slice(0, many === -1 ? undefined : many)
    .reverse()
    .join(' ')
}

/** "He" is not the one who tells the story, and "you" not another than who is told of. */
function isHolder(word: string, { holder }: Held): boolean {
  if (NOBODY.test(holder) || /^(?:an?|the) /.test(holder)) return true
  const [speaker, reader] = [/^(?:i|we)$/, /^you$/].map((form) => [form.test(word), form.test(holder)] as const)
  if (speaker?.[0] || speaker?.[1]) return speaker[0] === speaker[1]
  if (reader?.[0] || reader?.[1]) return reader[0] === reader[1]
  return PRONOUN.test(word) || holder.split(' ').includes(word)
}
const rootOf = (word: string) => word.replace(/(?:e?s)$/, '')
const rootsOf = (words: string) => words.trim().split(' ').map(rootOf)
const isThing = (said: string, thing: string) => rootsOf(said).at(-1) === rootsOf(thing).at(-1)

/** Whether the question is how many are had at the end; things of two kinds have only a sum, and only if that is asked. */
function isAskedOf(asked: string, { thing, holder, hasOther, hasLost }: Held): boolean {
  // Of three apples of which you take two you have two.
  if (NOBODY.test(holder) && /\b(?:have|has|do|does)\b/.test(asked)) return false
  if (hasOther && (hasLost || !SUMMING.test(asked))) return false
  const known = new Set([...rootsOf(thing), ...rootsOf(holder)])
  const words = asked.split(/[^a-z]+/).filter(Boolean)
  const unknown = words.filter((word) => !ASKING.has(word) && !known.has(rootOf(word)))
  const place = /\b(?:in|on|at|inside) (?:the )?([a-z]+)/.exec(asked)?.[1]
  const names = unknown.filter((word, n) => word !== place && !(hasOther && n === 0))
  return names.length === 0 && words.some((word) => AT_THE_END.test(word))
}

const read = (digits: string): Rational => readDecimal(digits) ?? fromInteger(0)

function readShare(written: string): Rational {
  const [top = '', bottom] = written.split('/')
  return bottom ? divide(read(top), read(bottom)) : divide(read(top.replace(/ ?(?:%|percent)$/, '')), fromInteger(100))
}
