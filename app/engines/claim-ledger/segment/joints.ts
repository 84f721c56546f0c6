import { JOINTS_PER_SENTENCE } from '../bounds.ts'
import { readTokens } from '../text/tokens.ts'
import type { Token } from '../text/tokens.ts'
import { isInParentheses, isSentence, isVerb, mainVerbAt, LEANS_ON_BEFORE, subjectOfSentence } from './clause.ts'
import { isNamedVerb, isWithinList } from './lists.ts'

const JOINTS = /,?\s+(?:and|but|while|whereas|yet|although|though|so)\s+|[;:]\s+/gi

/** Where a plain sentence is cut into clauses: each joint from `at` to `to` has a subject and a verb of its own on both sides. */
export function jointsOf(plain: string): { at: number; to: number }[] {
  if (!/[,;:]|\b(?:and|but|while|whereas)\b/.test(plain) || plain.length < 25) return []
  const cuts: { at: number; to: number }[] = []
  for (const match of [...plain.matchAll(JOINTS)].slice(0, JOINTS_PER_SENTENCE)) {
    const left = plain.slice(cuts.at(-1)?.to ?? 0, match.index)
    const right = plain.slice(match.index + match[0].length)
    if (isInParentheses(plain.slice(0, match.index))) continue
    if (isJoinedWithin(left, match[0]) || LEANS_ON_BEFORE.test(right) || isWithinList(left, match[0], right)) continue
    if ((standsAlone(left) && startsClause(right, /^[,;:]/.test(match[0]))) || areTwoNamings(left, match[0], right))
      cuts.push({ at: match.index, to: match.index + match[0].length })
  }
  return cuts
}

/** "If you are wet and there's wind": both halves hang on one condition. */
const BINDING = /^(?:if|when|whenever|while|because|unless|until|provided|providing|whether|although|though)$/i

/** "On both the front end and the back end": two things in one place of a sentence. */
const BOTH =
  /\b(?:(?:on|in|at|for|with|from|by|to|of|as|is|are|be|used|have|has) both|both (?:the|an?|its|your|their))\b(?!.*\band\b)/i

/** "The choice between Go": what else there is to choose is still to come. */
const BETWEEN = /\bbetween (?!.*\band\b)[^,;:]{1,60}$/i

/**
 * "While", "so" and "though" without a comma tell when, how many or why, so that the clause would lose its condition;
 * "nothing but" and "from which tax and" join words, not clauses.
 */
function isJoinedWithin(left: string, joint: string): boolean {
  const word = /[a-z]+/i.exec(joint)?.[0].toLowerCase() ?? ''
  if (!joint.startsWith(',') && /^(?:while|so|though|yet)$/.test(word)) return true
  if (word === 'but' && /\b(?:nothing|anything|none|everything|all|no one|nobody|nowhere)$/i.test(left)) return true
  if (word !== 'and' || joint.startsWith(',')) return false
  const tokens = readTokens(left)
  if (BOTH.test(left) || BETWEEN.test(left) || HELPED.test(left) || isName(left) || awaitsSecond(tokens)) return true
  if (awaitsNoun(tokens)) return true
  const bound = tokens.findLastIndex(({ lower }) => BINDING.test(lower))
  if (bound > 0 && !tokens.slice(bound).some(({ text }) => text === ',')) return true
  const open = tokens.findLastIndex(({ lower }) => /^(?:that|which|who|whom|whose|where|whether|how|why)$/.test(lower))
  return (open > 0 && !tokens.slice(open).some(isVerb)) || isNamingPhrase(left) || HANGING_AS.test(left)
}

/** "Logic Set Programming (LSP)": a name, whatever verbs its words might be. */
const isName = (text: string): boolean => text.split(/\s+/).every((word) => /^[("]?\p{Lu}|^(?:of|the|for)$/u.test(word))

/** "Helps people", "lets cats": what they are helped to do is still to come. */
const HELPED = /\b(?:help|let|make|see|watch)s? (?:[\p{L}-]+ ){0,2}[\p{L}-]+$/iu

/** "In April, as students": who it was is not told in full. */
const HANGING_AS = /, as (?:[\p{L}-]+ ){0,2}[\p{L}-]+$/u

/** "A shop that sells bread": a thing with what it does, and no sentence. */
export function isNamingPhrase(whole: string): boolean {
  const text = whole.split(/:\s+/).at(-1) ?? whole
  const tokens = readTokens(text)
  const open = tokens.findIndex(({ lower }) => /^(?:that|which|who)$/.test(lower))
  const isDone = (token: Token): boolean => isVerb(token) && token.lower !== 'based'
  return (
    /^(?:an?|the|one of)\s/i.test(text) &&
    open > 1 &&
    !tokens.slice(0, open).some(isVerb) &&
    tokens.slice(open).filter(isDone).length === 1
  )
}

/** "Shows both soft": what else it shows is still to come. */
const awaitsSecond = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower }, i) => lower === 'both' && isVerb(tokens[i - 1]) && !isVerb(tokens[i + 1])) &&
  !tokens.some(({ lower }) => lower === 'and')

/** "A philosophical", "a more expressive", "spurred medical": the noun of such a word is still to come, behind the "and". */
function awaitsNoun(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)
  const before = tokens.slice(0, -1).findLast(({ pos, lower }) => pos !== 'ADV' && !/^(?:more|less|most)$/.test(lower))
  return last?.pos === 'ADJ' && (before?.pos === 'DET' || (before?.pos === 'VERB' && !LINKING.test(before.lower)))
}

/** Behind these a word such as "warm" says what something is. */
const LINKING = new RegExp(
  String.raw`^(?:becom|stay|remain|keep|get|gett|grow|feel|look|seem|turn|run|mak|tast|smell|sound|appear|prov|fall|stand|com|go)(?:e|es|s|ed|d|ing)?$|` +
    String.raw`^(?:became|kept|got|gotten|grew|grown|felt|ran|made|fell|stood|came|went|gone|is|are|was|were|be|been|being|am|lies|lay)$`,
)

/** "Is the largest planet and the fifth from the sun" says two things of one subject. */
function areTwoNamings(left: string, joint: string, right: string): boolean {
  if (
    !/\band\b/i.test(joint) ||
    /\b(?:both|between|of)\b/i.test(left.slice(-25)) ||
    /,/.test(left) ||
    isSentence(right)
  )
    return false
  return (
    /^(?!there\b)\S.* (?:is|was) (?:the|an?) \S+ \S/i.test(left) &&
    /^(?:the|an?) \S+ \S/i.test(right) &&
    subjectOfSentence(left) !== null
  )
}

/** "Your hamstrings and calves before you set off": the noun ends a list, and what follows hangs on it. */
const HANGING = /^(?:before|after|until|when|while|where|if|as|because|since|than|without)$/i
/** "..., when coastal": so few words behind such a word need what follows. */
const MOST_HANGING = 3

/** Whether a text is a main clause; what follows a colon ("first: Goths, Vandals") must be one by itself. */
function standsAlone(whole: string): boolean {
  const text = whole.split(/:\s+/).at(-1) ?? whole
  const tokens = readTokens(text)
  const verb = tokens.findIndex((token, i) => isVerb(token) && !/^(?:to|['’]s)$/.test(tokens[i - 1]?.lower ?? ''))
  const hanging = tokens.findLastIndex(({ lower }) => HANGING.test(lower) && lower !== 'as' && lower !== 'without')
  return (
    verb > 0 &&
    mainVerbAt(tokens) > 0 &&
    tokens.length >= 3 &&
    (hanging < 0 || tokens.slice(hanging).length > MOST_HANGING || tokens.slice(hanging).some(isVerb)) &&
    !new RegExp(
      String.raw`^(?:if|when|while|although|though|because|since|unless|after|before|as|whether|both|between|` +
        String.raw`despite|to|by|in order)\b`,
      'i',
    ).test(text.trim())
  )
}

/** "Alcohol-based", "the Rising": no verb of this clause. */
const IN_A_WORD = /[-–]\p{L}+$|(?:^|\s)\p{Lu}\S*$/u

/** A subject of at most six words and then a verb. */
function startsClause(text: string, hasComma: boolean): boolean {
  const tokens = readTokens(text)
  const first = tokens[0]
  if (!first || tokens.length < 3 || isVerb(first) || ['ADP', 'PART'].includes(first.pos) || first.lower === 'to')
    return false
  const verb = tokens.findIndex((token, i) => isVerb(token) && (i === 0 || !IN_A_WORD.test(text.slice(0, token.end))))
  if (verb < 1 || verb > (hasComma ? 9 : 5)) return false
  const subject = tokens.slice(0, verb)
  const last = subject.at(-1)
  if (subject.some(({ text: word }) => word === ',' || word === '(' || /^(?:that|which|who|whose|to)$/.test(word)))
    return false
  if (first.pos !== 'PRON' && first.pos !== 'DET' && subject.some(({ lower }) => HANGING.test(lower))) return false
  if (last?.pos === 'CCONJ' || isOfNoun(subject) || isNamedVerb(tokens, verb, hasComma)) return false
  if (ASKING.test(first.lower) && tokens.slice(verb + 1).every((token) => !isVerb(token))) return false
  return ['PRON', 'DET', 'PROPN', 'NOUN', 'ADJ'].includes(first.pos) || last?.pos === 'NOUN' || last?.pos === 'PROPN'
}

/** "What works best" needs a verb of its own: "how it works" is no clause. */
const ASKING = /^(?:how|what|why|where|when|whether)$/

/** "Impact they had", "culture we enjoy": a clause that tells of the noun before it. */
function isOfNoun(subject: readonly Token[]): boolean {
  const [before, last] = subject.slice(-2)
  return subject.length > 1 && last?.pos === 'PRON' && (before?.pos === 'NOUN' || before?.pos === 'PROPN')
}
