const SPELLED_OUT: [RegExp, string][] = [
  [/[‘’‛`´ʼ]/g, "'"],
  [/[“”„]/g, '"'],
  [/[‐‑‒–—]/g, '-'],
  [/…/g, ' '],
  [/\b(north|south)-(east|west)(?=(?:ern|erly|wards?)?\b)/gi, '$1$2'],
  [/\b(what|who|where|when|how|which|that|it)(?:'s|s'|’s)(?=\s)/gi, '$1 is'],
  [/\b(whats|wats|wat is|wots)\b/gi, 'what is'],
  [/\b(?:wich|whitch|wihch|whcih)\b/gi, 'which'],
  [/^(?:wat|wot|waht)\b/gi, 'what'],
  [/\bupto\b/gi, 'up to'],
  [/\bfeb(?:uary|urary|ruray|urary)\b/gi, 'february'],
  [/\bwhos\b/gi, 'who is'],
  [/\bwheres\b/gi, 'where is'],
  [/\bhows\b/gi, 'how is'],
  [/\b(what|who|where|how)'re\b/gi, '$1 are'],
  [/\b(what|who|where|when|how)'d\b/gi, '$1 did'],
  [/\bi'd\b/gi, 'i would'],
  [/\bi'm\b/gi, 'i am'],
  [/\bhow mny\b|\bhow meny\b/gi, 'how many'],
]

/** Our names greet only with a comma behind them, or after a greeting: "panda, what is 2 plus 2", "hi frenly how are you". */
const GREETED =
  '(?:(?:hey|hi|hello|hiya|dear|yo|ok|okay|thanks|thank you|good (?:morning|afternoon|evening)),? +(?:frenly|panda)\\b|(?:frenly|panda) *[,:!])'
const ASIDE =
  'please|pls|plz|kindly|hey|hi|hello|hiya|good (?:morning|afternoon|evening)|dear|yo|ok|okay|so|well|um+|uh+|hmm+|now|' +
  'there|everyone|sorry|excuse me|thanks|thank you|quick question|simple question|question|a question|' +
  'out of curiosity|just out of curiosity|just curious|i am curious|for my homework|for a quiz|for a pub quiz|' +
  'any idea|any chance|remind me|help me|just|then|and'

const REQUEST =
  '(?:(?:can|could|would|will) (?:you|u|someone|anyone)(?: (?:please|kindly|possibly|maybe|quickly|just))* )?' +
  '(?:(?:please|just|quickly) )?' +
  '(?:tell me|let me know|remind me|explain to me|inform me|teach me|say|help me (?:find|find out|work out|figure out|with)|' +
  'find out|look up|figure out|give me|show me)(?: again)?(?: please)?(?: about)?'

const WISH =
  '(?:(?:my|our|the) [a-z]+ (?:(?:needs|wants|would like|has|is trying) to (?:know|find out|ask|learn)|(?:is asking|asks|asked|keeps asking|wonders|is wondering)(?: me)?)|' +
  'i (?:always|keep|can never|cannot|never) (?:forget|forgetting|remember)|for (?:a|my|the|our) (?:pub )?(?:quiz|homework|crossword|school project|bet)|i am (?:just )?curious|i (?:would|want|need|wish|would really|am trying)(?: (?:like|love|want|need))? to (?:know|find out|ask|work out|learn|figure out)|' +
  'i (?:was|am) (?:just )?wondering|i wonder|wondering|may i ask|can i ask|do (?:you|u)(?: happen to)? know|does anyone know|' +
  "have you any idea|do you have any idea|any idea|i forgot|i have forgotten|i do not know|i don't know)(?: (?:if|whether) you (?:know|could tell me))?"

const LEADING = new RegExp(
  `^(?:${GREETED}[\\s,.:;!-]*|(?:${ASIDE})\\b[\\s,.:;!-]*|(?:${REQUEST})\\b[\\s,:-]+|(?:${WISH})\\b[\\s,:-]+|(?:can|could|would) (?:you|u|someone|anyone) (?=\\w))`,
  'i',
)
const LAST_WORDS =
  /(?:\b(?:please|pls|plz|thanks|thank you|thx|cheers|lol|haha|for me|if you (?:can|know|please)|do you know|by the way|btw|exactly|again|anyone|mate|then)|(?<=[,;] *)(?:frenly|panda))$/i
/** More than the longest of the last words takes. */
const LAST_CHARS = 40
const MOST_ASIDES = 8

/**
 * A question without its politeness: quotes and dashes made plain, "what's" spelled out, greetings, wishes
 * ("could you tell me") and closing words ("please") taken off, spaces single. Letter case is kept.
 */
export function toPlainQuestion(question: string): string {
  let plain = question.replace(/\s+/g, ' ').trim()
  for (const [written, spelled] of SPELLED_OUT) plain = plain.replace(written, spelled)
  for (let turn = 0; turn < MOST_ASIDES; turn += 1) {
    const shorter = withoutLastWords(plain.replace(LEADING, '')).trim()
    if (shorter === plain || shorter === '') break
    plain = shorter
  }
  return plain.replace(/\s+/g, ' ').trim()
}

/** Step by step from the end: one pattern for all of it would try every start in a long row of marks. */
function withoutLastWords(question: string): string {
  const text = withoutMarks(question, ' .,;:?')
  const last = LAST_WORDS.exec(text.slice(-LAST_CHARS))?.[0] ?? ''
  return withoutMarks(text.slice(0, text.length - last.length), ' ,.;:?-')
}

/** An exclamation mark after a digit is a factorial. */
function withoutMarks(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && (marks.includes(text[end - 1]!) || (text[end - 1] === '!' && !/\d/.test(text[end - 2] ?? ''))))
    end -= 1
  return text.slice(0, end)
}
