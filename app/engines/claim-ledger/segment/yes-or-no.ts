import { isSentence } from './clause.ts'

const words = (...parts: string[]): string => parts.join('|')

const REGRET = String.raw`(?:i(?:'m| am) afraid|unfortunately|sadly|regrettably|alas)`
/** "I'm afraid not:" and "Unfortunately yes," are a "No" and a "Yes" before what is said. */
export const YES_OR_NO_SAID = String.raw`(?:${REGRET},? (?:not|no|yes|so)|(?:of course|certainly|definitely|absolutely|surely) not|not really)(?=\s*[,.!:;-]|$)`

/** Words before a yes or no that only say how it is meant: "Technically yes", "I'd say no". */
const MEANT = String.raw`(?:(?:${words(
  'well|oh|hm+|honestly|actually|basically|so',
  'technically|practically|officially|legally|strictly speaking|generally|mostly|usually|normally|probably|almost certainly|thankfully|luckily',
  'in (?:principle|theory|practice|general|most cases)|as a rule|for the most part',
  `i(?:'d| would) (?:say|go with)|i (?:think|believe|guess)|my answer(?: is)?|the (?:short |simple |quick )?answer(?: is)?|(?:short|quick|simple)(?: answer| version)?`,
  REGRET,
)})[\s,:–-]+)*`
const YES_WORDS = words(
  'yes|yeah|yep|yup|absolutely|definitely|certainly|of course|sure(?: thing)?|indeed|correct|right|true|totally|for sure',
  `go ahead|by all means|no problem(?: at all)?|without (?:a )?doubt|${REGRET},? so`,
)
const NO_WORDS = words(
  `no(?: way| chance)?|nope|nah|not (?:really|at all|as such|so|normally|usually|any ?more)`,
  `(?:of course|certainly|definitely|absolutely|surely|probably|generally|usually|officially|technically) not|not`,
  `false|incorrect|wrong|untrue|by no means|far from it|never|hardly|please don't|don't|better not|i(?:'d rather| would rather) not|i wouldn't(?: do (?:that|it))?`,
  `(?:(?:that's |it's |this is )?an? )?(?:(?:total|complete|common|popular|old|pure) )?myth`,
)
/** What may follow a yes or no that is an answer of its own; "No milk" and "Never mind" are none. */
const BEHIND = String.raw`(?=\s*(?:[.,!?:;–—]|-\s|$)|\s+(?:but|because|since|provided|providing|if|unless|as (?:long|far|soon)|though|although|only|until|and|lol)\b)`
/** "Not exactly", "yes and no", "it depends": neither a yes nor a no. */
const IN_PART = new RegExp(
  String.raw`^${MEANT}(?:not (?:exactly|quite|entirely|necessarily|completely|strictly|fully|always)|yes and no|(?:well,? )?(?:it|that) depends|` +
    String.raw`partly|partially|to some extent|sometimes(?=[.,])|in part)\b`,
  'i',
)
/** Whether a text answers a question of yes or no with neither. */
export const isInPart = (text: string): boolean => IN_PART.test(text)
const SAID = new RegExp(String.raw`^(${MEANT})(?:(${YES_WORDS})|(${NO_WORDS}))${BEHIND}`, 'i')
/** "You can.", "It isn't," "They do, provided …": the question's own verb said again. */
const ECHO = new RegExp(
  String.raw`^${MEANT}(?:you|it|they|that|this|he|she|we|there|i|one) ` +
    String.raw`(?:really |certainly |definitely |absolutely |indeed )?` +
    String.raw`(can|could|may|is|are|was|were|do|does|did|should|must|will|would|has|have|had)` +
    String.raw`(n't|not| not| never)?${BEHIND}`,
  'i',
)
/** "It's fine.", "That's not allowed," of a question that asks for the same in another word. */
const JUDGED = new RegExp(
  String.raw`^${MEANT}(?:it|that|this|doing so)(?:'s| is)( not|n't)? (?:(?:perfectly|totally|absolutely|generally|quite|usually|mostly|completely) )?` +
    String.raw`(?:(fine|ok|okay|safe|allowed|legal|possible|all right|harmless|no problem)|(forbidden|illegal|dangerous|unsafe|impossible))${BEHIND}`,
  'i',
)
/** "Only with their permission." is a yes that is limited. */
const ONLY = /^only (?:if|when|with|for|in|on|after|until|by|at|from|between)\s/i
/** Whether a text is such a limited yes, which may as well be a no. */
export const isOnly = (text: string): boolean => ONLY.test(text)
const ASKS_FOR_BAD =
  /\b(?:dangerous|rude|bad|harmful|wrong|illegal|risky|unsafe|forbidden|hard|difficult|toxic|poisonous|myth|problem|false|unhealthy|impossible)\b/i

const BARE = new RegExp(
  String.raw`^${MEANT}(?:yes|yeah|yep|no|nope|nah|not|absolutely|definitely|of course|${YES_OR_NO_SAID})[.!,]*$`,
  'i',
)
/** Whether a text says nothing to a question that asks for more than yes or no; "Never" and "Only in winter" say something. */
export const isBareYesOrNo = (text: string): boolean => BARE.test(text.trim())

/** A yes or no at the beginning of a text: which, how many signs it takes, and what is said behind it. */
export type YesOrNo = { isYes: boolean; end: number; behind: string }

/** The yes or no that a text opens with, answering a question that begins with its verb; null where it does not. */
export function readYesOrNo(text: string, question: string): YesOrNo | null {
  if (isInPart(text)) return null
  const said = SAID.exec(text)
  if (said) return parted(text, said[2] !== undefined, said[0].length)
  const isBadAsked = ASKS_FOR_BAD.test(question)
  const judged = JUDGED.exec(text)
  if (judged) {
    const isGood = (judged[2] !== undefined) !== (judged[1] !== undefined)
    return parted(text, isGood !== isBadAsked, judged[0].length)
  }
  if (ONLY.test(text)) return parted(text, true, 0)
  const echo = ECHO.exec(text)
  const verb = /^\w+/.exec(question)?.[0].toLowerCase() ?? ''
  if (!echo || !isOneVerb(verb, echo[1]?.toLowerCase() ?? '')) return null
  return parted(text, echo[2] === undefined, echo[0].length)
}

const parted = (text: string, isYes: boolean, end: number): YesOrNo => ({
  isYes,
  end,
  behind: text.slice(end).replace(/^[\s,.:;!?–—-]+/, ''),
})

const KIN = [
  ['can', 'could', 'may', 'might'],
  ['is', 'are', 'am', 'was', 'were'],
  ['do', 'does', 'did', 'need'],
  ['should', 'must', 'shall', 'ought'],
  ['has', 'have', 'had'],
  ['will', 'would'],
]
const isOneVerb = (asked: string, said: string): boolean =>
  KIN.some((verbs) => verbs.includes(asked) && verbs.includes(said))

/** A condition, or a place or time in words that are no sentence: "if the paper sticks", "within 30 days". */
const CONDITION =
  /^(?:but )?(?:(?:only|just|at least|except|even|mostly|mainly) )?(?:if|unless|provided|providing|as (?:long|soon) as|so long as|assuming|until|(?<=only )when)\s/i
const PLACE =
  /^(?:but )?(?:only|just|at least|mostly|mainly|when|with|without|in|on|for|by|within|under|from|after|before|up to|at)\s/i

/** Whether a text only limits the yes or no before it and cannot stand without it. */
export const isLimit = (text: string): boolean => CONDITION.test(text) || (PLACE.test(text) && !isSentence(text))
