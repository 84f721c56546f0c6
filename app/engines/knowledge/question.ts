import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { toPlainQuestion } from './plain-question.ts'
import { practicalType } from './practical-question.ts'

/** What is asked for. The first three have answers that can agree or not; an opinion has positions, a forecast nobody. */
export type QuestionType = 'fact' | 'number' | 'comparison' | 'how-to' | 'opinion' | 'creative' | 'forecast'

const PIECE =
  '(?:poem|haiku|sonnet|limerick|story|tale|joke|pun|song|lyrics|rap|slogan|tagline|motto|essay|e-?mail|letter|speech|toast|caption|' +
  'tweet|post|blog(?: post)?|article|script|dialogue|screenplay|pitch|riddle|headline|title|name|names|idea|ideas|invitation|' +
  'message|bio|description|paragraph|sentence|outline|plan|programme?|function|regex|logo|picture|image|drawing|prompt)s?'

const CREATIVE = [
  /^(?:please )?(?:write|compose|draft|imagine|brainstorm|invent|rewrite|rephrase|paraphrase|draw|paint|sketch|design|improvise|pretend|role-?play)\b/i,
  /^(?:please )?(?:come up with|make up|think (?:up|of) (?:a|some|an|five|ten|three)|dream up|act as|be a|finish this|continue this|turn this)\b/i,
  new RegExp(
    `^(?:please )?(?:create|generate|make|give|suggest|tell|show|sing|produce|prepare)(?: (?:me|us|him|her))? (?:\\w+ ){0,4}${PIECE}\\b`,
    'i',
  ),
  new RegExp(
    `^(?:(?:i (?:need|want|would like) )?(?:an?|some|five|ten|three|\\d+)|short|funny|sad|cute|rhyming|silly) (?:\\w+ ){0,3}${PIECE} (?:about|for|on|in the style)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:can|could|would|will) you (?:please )?(?:write|compose|draft|create|make up|draw|generate|come up with)\\b`,
    'i',
  ),
  /\b(?:want|need|like)(?: you)? to (?:write|compose|draft) (?:me )?an?\b/i,
]

const VALUE =
  'better|worse|best|worst|nicer|nicest|prettier|prettiest|cooler|coolest|smarter to|more fun|overrated|underrated|preferable'
const NO_OPINION =
  /\bbest[- ](?:known|selling|seller|supporting|picture|actor|actress|director)|\bbest-|\bgood friday\b|\bbetter (?:known|conductor)\b/gi

const OPINION = [
  /^(?:is|are|was|were) (?:\S+ ){1,5}(?:good|bad|great|healthy) for (?:you|us|me|children|kids|people|society)\b/i,
  /^(?:should|shall|ought)\b/i,
  /\b(?:should|ought) (?:i|we|you|one|people|they|he|she|the|a|an|there|\w+s)\b/i,
  new RegExp(`\\b(?:${VALUE})\\b`, 'i'),
  /\b(?:do|did|would|what do|how do) (?:you|people) (?:think|feel|like|love|hate|prefer|believe|recommend|suggest)\b/i,
  /\b(?:your|an?) (?:opinion|favou?rite|view|take|recommendation|thoughts?)\b|\bfavou?rite\b|\bthoughts on\b|\brecommend|\bworth (?:it|\w+ing|the|a)\b/i,
  /\b(?:a )?(?:good|bad|great|smart|wise|terrible) (?:idea|choice|investment|thing|movie|film|book|president|person|gift|name|way|leader|ruler|king|writer|actor|player|team|deal|company|place)\b/i,
  inOrder(
    /^(?:is|are|was|were|isn't|aren't) (?:\S+ ){1,6}/i,
    anyOf(
      /good/i,
      /bad/i,
      /evil/i,
      /moral/i,
      /immoral/i,
      /ethical/i,
      /unethical/i,
      /right/i,
      /wrong/i,
      /fair/i,
      /unfair/i,
      /beautiful/i,
      /ugly/i,
      /boring/i,
      /fun/i,
      /interesting/i,
      /cool/i,
      /useful/i,
      /useless/i,
      /important/i,
      /necessary/i,
      /justified/i,
      /overpriced/i,
      /delicious/i,
      /worthwhile/i,
    ),
    /\??$/i,
  ),
  /\b(?:moral|ethical|fair|justified) to\b|\bmeaning of life\b|\bpros and cons\b|\bmost (?:beautiful|interesting|important|influential|overrated)\b/i,
]

const COMPARATIVE =
  '(?:more|less|fewer|bigger|larger|smaller|taller|shorter|longer|older|younger|faster|slower|heavier|lighter|higher|lower|deeper|hotter|colder|' +
  'warmer|cheaper|closer|nearer|farther|further|stronger|weaker|richer|poorer|denser|harder|softer|brighter|wider|safer|healthier|\\w+er)'

const COMPARISON = [
  /^what (?:distinguishes|separates|sets apart) \S+(?: \S+){0,4} from\b/i,
  /\b(?:differences?|distinction|similarit(?:y|ies)|comparison) (?:between|of|among)\b|\bdiffer(?:s|ent)? from\b|\bdo (?:\S+ ){1,6}differ\b/i,
  /^(?:compare|contrast)\b|\bcompared? (?:to|with)\b|\bin comparison (?:to|with)\b|\bvs\.?(?=\s)|\bversus\b/i,
  new RegExp(`\\b${COMPARATIVE} (?:\\S+ ){0,4}than\\b`, 'i'),
  new RegExp(
    `^(?:which|who|what)(?: \\S+){0,4} (?:is|was|has|are|were|have|weighs|costs|lives|runs|grows|came)(?: \\S+){0,3}? ${COMPARATIVE}\\b.*\\bor\\b`,
    'i',
  ),
  /\b(?:is|are|was|were) (?:\S+ ){1,6}(?:the same as|as \w+ as|similar to|identical to|different)\b/i,
]

const HOW_TO = [
  /^how (?:do|can|could|should|would|might|may|must) (?:i|we|you|one|someone|somebody|people|my)\b/i,
  /^how (?:to|best to)\b|^ways? to\b|^how does one\b/i,
  /\b(?:steps?|way|ways|instructions?|guide|tutorial|directions|procedure|recipe|tips) (?:to|for|on|of making)\b/i,
  /^(?:teach|show|help|walk|guide) (?:me|us)(?: through)? (?:how )?(?:to )?|^what (?:do|should|can|must) i (?:do|need to do|use) (?:to|if|when)\b/i,
  /^(?:bake|cook|fix|install|repair|remove|clean|set up|reset|change|delete|cancel|connect|export|import)\b \S+(?: \S+){0,7} ?$/i,
]

const QUANTITY =
  '(?:population|area|distance|height|speed|temperature|price|cost|number|percentage|percent|share|age|weight|mass|length|depth|size|width|volume|' +
  'density|elevation|altitude|diameter|radius|circumference|perimeter|capacity|rate|average|mean|median|sum|product|total|value|quotient|remainder|' +
  'square root|cube root|boiling point|melting point|freezing point|half-life|life expectancy|lifespan|atomic (?:number|weight|mass)|gdp|amount|duration|' +
  'derivative|integral|factorial|logarithm|salary|interest|tip|bmi)'

const NUMBER = [
  /\bhow (?:many|much|far|tall|long|old|fast|big|heavy|deep|high|hot|cold|often|wide|large|thick|small|loud|bright|steep|late|early|warm|dense|strong)\b/i,
  new RegExp(
    `^(?:(?:what|which) (?:is|are|was|were) )?(?:the |a )?(?:\\w+ ){0,2}?${QUANTITY} (?:of|from|between|in|for|on|to)\\b`,
    'i',
  ),
  /^(?:what is )?\d+ factorial$|^(?:what is )?(?:the )?(?:average|mean|total|annual|typical) (?:\w+ ){1,2}(?:of|in|for)\b/i,
  /^(?:what|which) (?:percentage|percent|fraction|proportion|number|age|height|size|temperature|speed|share)\b|\bat what (?:age|temperature|speed|rate|height)\b/i,
  new RegExp(`^(?:what|how) (?:is|was) \\S+(?: \\S+){0,2}'s? ${QUANTITY}$`, 'i'),
  /^(?:calculate|compute|convert|solve|evaluate|add|subtract|multiply|divide|round|count|estimate)\b/i,
  /\d\s*(?:[-+*/^×÷]|plus|minus|times|divided by|to the power of|percent of|% of|mod)\s*\d|\d%? of \d|\bsquare root\b|\bcube root\b/i,
  /^(?:what (?:is|are) )?[\d.,]+ ?\S{1,14}(?: \S{1,10})? (?:in|to|into|as) \S+$/i,
]

const FUTURE_TIME =
  '(?:tomorrow|tonight|someday|soon|next (?:week|month|year|decade|century|summer|winter|spring|autumn|season|time|election|war|pandemic|president|pope|king|' +
  'prime minister|world cup|olympics|super ?bowl|recession|crash)|(?:in|within|over) the (?:next|coming|future|near future|long run)\\b|in (?:\\w+) (?:years|months|decades)(?: time)?|' +
  'by the end of (?:the|this)|this (?:coming|weekend)|ever|one day)'
const COMING = [
  new RegExp(
    `\\b(?:will|won't|shall|going to|gonna|is about to|are about to|likely to|might|could)\\b.*\\b${FUTURE_TIME}\\b`,
    'i',
  ),
  new RegExp(`\\b${FUTURE_TIME}\\b.*\\b(?:will|going to|win)\\b`, 'i'),
  inOrder(
    /^(?:who|which|what|when|where|how)(?: \S+){0,5} (?:will|is going to|are going to|is gonna)(?: \S+){0,6}? /i,
    anyOf(
      /win/i,
      /happen/i,
      /rise/i,
      /fall/i,
      /crash/i,
      /replace/i,
      /end/i,
      /become/i,
      /lose/i,
      /die/i,
      /survive/i,
      /take over/i,
      /exist/i,
      /collapse/i,
      /grow/i,
      /look like/i,
      /come out/i,
      /be released/i,
      /release/i,
      /cost/i,
      /go up/i,
      /go down/i,
      /recover/i,
      /be elected/i,
      /be (?:the|a|like|worth|invented|discovered|found|cured|solved|president|champion)/i,
    ),
    /\b/i,
  ),
  inOrder(
    /^will (?!(?:smith|ferrell|shakespeare|rogers|self|a|an)\b)(?:\S+ ){1,6}/i,
    /(?:win|happen|rise|fall|crash|replace|end|become|lose|die|survive|take over|exist|collapse|be|go|recover|get|come|rain|snow|marry|find|ever|have|take|pass|reach)\b/i,
  ),
  /\b(?:predict|prediction|forecast|prophecy|foretell)s?\b.*\b(?:for|of|the|who|what|next|future)\b|\bwhat does the future\b|\bwho(?:'s| is) going to win\b/i,
  /\bwho is the next\b|\bis (?:\S+ ){1,5}going to (?:win|crash|happen|rise|fall|end|collapse|die|rain|snow)\b/i,
]
/** What can be worked out or holds at any time, though it is asked about with "will". */
const LAWFUL = anyOf(
  /\b(?:what|which) (?:day|weekday|date)\b/i,
  /\bleap year\b/i,
  /\beaster\b/i,
  /\beclipse\b/i,
  /\bcomet\b/i,
  /\bhow (?:many|much|long|old|far)\b.*(?:\d|\bdays\b|\bweeks\b|\buntil\b)/i,
  /\bif\b/i,
  /\bwhen (?:i|you|we|water|it is)\b/i,
  /\bcalculate\b/i,
  /\bwhat does\b.*\bmean\b/i,
  /\bforecast(?:ing)? (?:is|means)\b/i,
  /\bdefin/i,
)
const PREDICTED_PAST = /\b(?:did|was|were|had|who predicted|predicted by)\b/i

const YEAR = /\b(?:in|by|of|the|for|after|around|until)?\s*((?:20|21|22)\d\d)\b/gi

const PERSONAL = [
  inOrder(
    /^(?:what|who|where|when|which|how old|how tall|how much|do you know|guess)(?: \S+){0,3}? (?:is|are|was|were|am|do|did|does|have|will|'s)?\s*(?:my|i|me)\b/i,
    /(?! (?:ask|use|do with|need|get|e-?mail|write|contact|call|send|pay|have to|start|begin|choose|put)\b)/i,
  ),
  anyOf(
    /^(?:who|what|where|how old|how tall) am i\b/i,
    /\bdo you (?:know|remember) (?:me|my|who i am|where i)\b/i,
    /^(?:am|was|did|have|do) i\b(?! (?:really )?(?:need|have to|must|pay|get charged)\b)/i,
    /^(?:is|are|was|did|does|has|will) my\b/i,
  ),
]
const ADVICE = /\b(?:how (?:do|can|should|would)|should|can|could|may|must|need to|have to|want to|if) i\b/i

const LIVE = [
  anyOf(
    /^(?:what|which) (?:time|hour) is it\b/i,
    /\b(?:have|has|got) the time$/i,
    /^(?:what is )?the (?:(?:current|exact|local|right) )?time(?: (?:now|right now|here|today|at the moment|(?:in|at) (?!between\b)\S+(?: \S+){0,2}))?$/i,
  ),
  /^(?:what is )?(?:the )?(?:current|local|exact) (?:time|date|day|year)(?: (?:now|today|(?:in|at) \S+(?: \S+){0,2}))?$|^time (?:now|right now|here|in \S+(?: \S+)?)$|^(?:what )?time is it\b/i,
  /^(?:what|which) (?:day|date|month|year|weekday)(?: of the (?:week|month))? is (?:it|today)\b|^(?:what is )?(?:today's date|the date(?: today| of today)?|today|date today)$/i,
  anyOf(
    /\b(?:weather|temperature outside|forecast)\b.*\b(?:now|today|tonight|tomorrow|like|this|here|outside|in)\b/i,
    /^(?:what is the )?weather\b/i,
    /\btemperature (?:in|at) .*\b(?:now|today|tonight)\b/i,
    /\bis it (?:raining|snowing|sunny|cold outside|hot outside)\b/i,
    /^(?:weather|forecast)\b/i,
  ),
  /\b(?:price|value|worth|rate|exchange rate|stock|shares?|quote|cost) (?:of |for )?(?:\S+ ){0,4}(?:now|today|right now|currently|at the moment|this (?:week|minute))\b/i,
  anyOf(
    /\b(?:bitcoin|btc|ethereum|crypto\w*|dogecoin|gold|oil|tesla|apple|nvidia|stock|share|gas|petrol)(?: \w+){0,1} (?:price|stock|value)\b/i,
    /\b(?:price|value) of (?:bitcoin|btc|ethereum|gold|oil|silver|\w+ (?:stock|shares?))\b/i,
    /^how much is (?:bitcoin|btc|ethereum|gold|silver|oil|petrol|gas)$/i,
    /\bstock price\b/i,
    /\bexchange rate\b/i,
  ),
  anyOf(
    /\b(?:latest|breaking|current|today's|recent) (?:news|headlines?|score|results?|price|version|events?|traffic)\b/i,
    /^(?:news|headlines)\b/i,
    /\bin the news\b/i,
    /\bscore (?:of|in) (?:the|tonight|today)\b/i,
    /\bwho is winning\b/i,
    /\bwho won .*\b(?:last night|yesterday|today)\b/i,
    /^what is (?:happening|going on) (?:in|at|with)\b/i,
  ),
  anyOf(
    /\b(?:is|are) (?:\S+ ){1,5}(?:open|down|online|available|trending|on tv|on sale) (?:right now|now|today|tonight|currently)\b/i,
    /\btraffic (?:now|today|on)\b/i,
    /\btrending\b/i,
    /\bhow (?:much|many).*\bright now\b/i,
  ),
]
const OFFICE =
  '(?:president|prime minister|chancellor|king|queen|monarch|pope|ceo|chief executive|head of state|leader|governor|mayor|secretary[- ]general|' +
  'chairman|chairwoman|minister|emperor|sultan|speaker|champion|richest (?:man|person|woman)|oldest (?:living )?(?:person|man|woman)|world record holder|captain|coach|manager|owner)'
const HOLDER = [
  new RegExp(
    `^(?:who (?:is|are)|what is the name of|name) (?:the |our )?(?:(?:current|present|reigning|us|uk|french|german|british|american|\\w+) ){0,2}${OFFICE}\\b(?! of (?:beasts|hearts|spades))`,
    'i',
  ),
  new RegExp(
    `\\b(?:current|present|reigning|today's) (?:\\w+ ){0,2}${OFFICE}\\b|^who (?:runs|leads|governs|rules|owns|heads) (?!an? |every |each )`,
    'i',
  ),
]
const PAST_HOLDER =
  /\b(?:first|1st|second|2nd|third|3rd|last|\d+(?:st|nd|rd|th)|was|were|former|during|in (?:1\d|20)\d\d|assassinated|founding)\b/i

/** Why nothing here can know the answer, for the reader. */
export const unknowable = {
  future: 'Nobody can know this yet.',
  personal: 'This is about you, and nothing here knows it.',
  live: 'This changes from hour to hour, and the built-in sources carry no live data.',
  office: 'Who holds this place changes, and the built-in data may be out of date.',
} as const

function matches(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text))
}

function hasYearAfter(text: string, year: number): boolean {
  return [...text.matchAll(YEAR)].some((match) => Number(match[1]) > year)
}

/** The question without its politeness and final mark, but with the request kept: "write me a poem". */
function asWritten(question: string): string {
  return question
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:please|hey|hi|hello|ok|okay|so)[ ,]+/i, '')
    .replace(/[\s?!.]+$/, '')
}

/**
 * The type of a question in English, by its form alone; the commonest, "fact", when no form speaks for another.
 * `now` is needed because a year may lie ahead or behind.
 */
export function typeOfQuestion(question: string, now: Date = new Date()): QuestionType {
  const written = asWritten(question)
  const plain = toPlainQuestion(question)
  const unprized = plain.replace(NO_OPINION, ' ')
  if (matches(CREATIVE, written) || matches(CREATIVE, plain)) return 'creative'
  if (isAboutFuture(question, now)) return 'forecast'
  if (matches(HOW_TO, plain) || /\bhow to\b/i.test(written)) return 'how-to'
  const practical = practicalType(plain)
  if (practical) return practical
  if (matches(OPINION, unprized) || /^what (?:do|would) you (?!call\b)/i.test(unprized)) return 'opinion'
  if (matches(COMPARISON, plain)) return 'comparison'
  return matches(NUMBER, plain) ? 'number' : 'fact'
}

/** Whether the answer is still to happen: "Who will win in 2032?". Dates and sums that can be worked out are not. */
export function isAboutFuture(question: string, now: Date = new Date()): boolean {
  const plain = toPlainQuestion(question)
  if (LAWFUL.test(plain)) return false
  if (hasYearAfter(plain, now.getFullYear()))
    return (
      !PREDICTED_PAST.test(plain) && /^(?:who|which|what|when|where|how|will|is|are|does|do|can|could)\b/i.test(plain)
    )
  return matches(COMING, plain) && !/^(?:what|how) (?:is|are) (?:a|an|the)? ?(?:weather )?forecast\b/i.test(plain)
}

/** Why no source here can answer, as a sentence for the reader; null when one might. */
export function whyUnknowable(question: string, now: Date = new Date()): string | null {
  const plain = toPlainQuestion(question)
  if (matches(PERSONAL, plain) && !ADVICE.test(plain)) return unknowable.personal
  if (matches(LIVE, plain)) return unknowable.live
  if (isAboutFuture(question, now)) return unknowable.future
  if (matches(HOLDER, plain) && !PAST_HOLDER.test(plain)) return unknowable.office
  return null
}
