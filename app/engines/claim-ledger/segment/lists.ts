import { isVerb } from './clause.ts'
import { readTokens } from '../text/tokens.ts'
import type { Token } from '../text/tokens.ts'

/** So long a piece between a comma and "and" is no member of a list. */
const MOST_OF_MEMBER = 7

/**
 * "Fruit, whole grains, and lean protein can help": between the last comma and the joint stands no verb, so that the joint links
 * things, not clauses. Who goes on with a pronoun or an article begins anew: "in Dune, her first book, and it sold".
 */
export function isWithinList(left: string, joint: string, right: string): boolean {
  if (!/\band\s*$/i.test(joint)) return false
  const tokens = readTokens(left)
  const comma = tokens.findLastIndex(({ text }) => text === ',')
  const member = tokens.slice(comma + 1)
  if (comma < 1 || member.length === 0 || member.length > MOST_OF_MEMBER || member.some(isVerb)) return false
  if (member[0]?.pos === 'PRON') return false
  const [first] = readTokens(right)
  return (
    first?.pos !== 'PRON' &&
    !(first?.pos === 'DET' && !/^(?:an?|any|other|some)$/.test(first.lower) && !isNamed(tokens, comma))
  )
}

/** "The fall of empires, the rise of trade routes": each member of the list has its article. */
function isNamed(tokens: readonly Token[], comma: number): boolean {
  return tokens[comma + 1]?.pos === 'DET'
}

/**
 * What was read as the verb behind a subject but is none: "a software stack.", "nuts found in shops", "habitat-derived", "the
 * legacies respected".
 */
export function isNamedVerb(tokens: readonly Token[], at: number, hasComma: boolean): boolean {
  const [before, verb, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!verb || verb.pos === 'AUX') return false
  if (hasComma || before?.pos === 'PRON') return false
  const isEnd = tokens.slice(at + 1).every(({ text }) => /^[.!;:]$/.test(text))
  if (isEnd) return true
  return (
    after?.pos === 'ADP' &&
    /(?:ed|en|wn|lt|ught|ound|ade|aid)$/.test(verb.lower) &&
    tokens[0]?.pos !== 'DET' &&
    tokens[0]?.pos !== 'PROPN'
  )
}
