import { isPleasantry } from './boilerplate.ts'
import { YES_OR_NO_SAID } from './yes-or-no.ts'

const END = String.raw`(?=[\s,.:;!?-]|$)[\s,.:;!-]*`
const STOP = String.raw`\s*(?:[,:;!]|\.(?=\s)|\s-+(?=\s))[\s,.:;!-]*`
const THAT = String.raw`(?:\s+that\b[\s,:]*|\s*[:,]\s*)`

const words = (...parts: string[]): string => parts.join('|')

/** Words that open a sentence and say nothing, with a stop behind them or without. */
const OPENERS = [
  new RegExp(
    `^(?:${words(
      YES_OR_NO_SAID,
      `yes(?! and no\\b)|yeah|yep|yup|no(?=\\s*[,.!:-])|nope|absolutely|of course|honestly|basically|frankly|okay|ok`,
      `in short(?! (?:supply|order|term|trousers|sleeves|circuit))|in summary|in brief|in a nutshell|to summari[sz]e`,
      `in conclusion|tl;?dr|in other words|short answer|quick answer|long answer|final answer|to be honest`,
      `based on (?:my|the|your|what i)(?: \\w+){0,2} ?(?:knowledge|information|training|understanding|context|details|question|know|found|see|tell)\\b[^,.:]{0,40}(?=,)`,
      `i(?:'m| am) (?:not|no) (?:\\w+ ){0,6}(?:doctor|lawyer|expert|specialist|chef|scientist|historian|vet|adviser|advisor)[^,.]{0,20},? but`,
    )})${END}`,
    'i',
  ),
  new RegExp(
    `^(?:${words(
      `oh|well|so|sure(?: thing)?|certainly|definitely|overall|ultimately|summary|result|fact|indeed|right|exactly|correct|true`,
      `(?:un)?fortunately|luckily|sadly|thankfully|interestingly(?: enough)?|by the way|needless to say|rest assured`,
      `fun fact|note|remember|reminder|all in all|in essence|long story short|without further ado|good thinking|fair enough`,
      `(?:good|great|bad|happy) news|simply put|put simply|simply stated|first (?:of all|off|things first)|that (?:being )?said`,
      `on (?:an?|another) (?:related|final|side|similar|different|positive|brighter|practical) note`,
      `in (?:plain|simple|simpler|layman's|everyday|short|other) (?:english|terms|words|language)|in a word|to put things in perspective`,
      `(?:just )?to (?:put|say|phrase|state) (?:it|this|that|things) (?:simply|briefly|bluntly|plainly|shortly|mildly|short|differently|another way|in a nutshell)`,
      `(?:just )?to (?:answer|address) (?:your|the|this|that) (?:question|query|point)[^,:.!?]{0,40}`,
      `(?:just )?to (?:answer (?=directly|briefly)|clarify|recap|reiterate|conclude|wrap up|be (?:clear|precise|exact|fair|blunt|brief|honest|specific|transparent))(?: ?(?:directly|briefly|first|quickly|our chat))?`,
      `(?:just )?to (?:sum|wrap) (?:it |this |things )?(?:all )?up(?: [^,:.!?]{1,40})?`,
      `just (?:so you know|a (?:quick )?(?:heads-up|note|reminder)|for your information|to recap)`,
      `as (?:we all know|everyone knows|(?:you|we) (?:may|might|probably|already|surely)(?: already| well)? know|is well known)`,
      `as an? (?:(?:quick|final|general|side|brief|friendly|last|closing|further|kind) )?(?:reminder|recap|note|refresher|tip|summary)`,
      `as (?:requested|promised|asked|discussed|mentioned|noted|stated|said|explained)(?: (?:above|earlier|before|previously|already|in my (?:previous|last|earlier) \\w+))?`,
      `for (?:the record|your information|transparency|clarity|reference|what it's worth|the avoidance of doubt|context)`,
      `(?:in|for|with) (?:full |all )?(?:transparency|fairness|honesty)|ladies and gentlemen`,
      `dear (?:[\\p{L}'-]+ ){0,3}[\\p{L}'-]+|(?:hi|hello|hey)(?: there| everyone| all| folks| again)?`,
      `(?:that's |what )?(?:an? )?(?:really )?(?:great|good|excellent|interesting) (?:question|point|topic)`,
      `thanks for (?:asking|the question|your question)|here's the thing|here you go|happy to help|i'm sorry(?:,? but)?|let me tell you|no (?:worries|problem)(?: at all)?`,
    )})${STOP}`,
    'iu',
  ),
]

/** Main clauses that only introduce what is said: "please note that", "we are happy to announce that". */
const FRAMES = [
  new RegExp(
    `^(?:${words(
      `(?:please |kindly |do |just )*(?:note|be (?:advised|aware|informed|reminded)|remember|keep in mind|bear in mind|rest assured)`,
      `(?:we|i)(?:'d| would)? (?:just |also )?(?:wish|like|want|wanted) to (?:remind|inform|tell|let|add|note|point out|stress|clarify|mention|confirm)(?: (?:you|everyone|all))?(?: know)?`,
      `(?:we|i)(?:'m| am|'re| are) (?:very |really |so )*(?:pleased|happy|glad|delighted|proud|excited|sorry|thrilled) to (?:confirm|announce|inform|share|report|tell|say|let)(?: with)?(?: you)?(?: know)?`,
      `(?:we|i) regret to (?:inform|say|tell|announce)(?: you)?|this is to (?:inform|confirm|remind|notify)(?: you)?`,
      `i(?:'d| would| can| could| must| should)(?: also| just)?(?: like to)? (?:note|tell you|confirm|add|mention|point out|stress)`,
      `it (?:should|must|can|may) be (?:noted|said|added|mentioned|remembered|stressed|pointed out)`,
      `it(?:'s| is) (?:common|general|public) knowledge|everybody knows|everyone knows|it goes without saying`,
      `(?:the|my|our) (?:(?:short|quick|key|main|simple|basic|big|important|honest|plain|final) )*(?:answer|takeaway|point|bottom line|gist|upshot|truth|fact(?: of the matter)?|reality|thing|verdict|conclusion|good news|bad news|key|crux)(?: here)? is`,
      `you (?:should|need to|might want to|may want to) know`,
    )})${THAT}`,
    'i',
  ),
  new RegExp(
    String.raw`^it(?:'s| is) (?:also )?(?:important|worth|essential|crucial|good|useful|helpful|vital|key)(?: to (?:note|` +
      String.raw`know|remember|mention|keep in mind|point out|stress|add|be aware)| noting| mentioning| remembering| ` +
      String.raw`adding| pointing out| stressing)(?: that\b|[:,])?\s*|^it(?:'s| is) (?:also )?(?:important|essential|crucial|good|useful|helpful|vital|key) to (?:understand|realise|realize) that\s+`,
    'i',
  ),
  /^i(?:'m| am) afraid(?: that\b)?,?\s+(?!of\b|to\b)/i,
]

const MACHINE = String.raw`as an? (?:(?:helpful|large|virtual|digital|artificial|ai|language) )*(?:ai|intelligence|assistant|model|chatbot|bot)\b`

/** A machine that speaks of itself before it comes to the point: "As an AI I can't taste, but". */
const OF_ITSELF = [
  new RegExp(`^${MACHINE}[^.:;!?]{0,80}?(?:,? but\\b[:,]?\\s+|:\\s+)`, 'i'),
  new RegExp(
    `^${MACHINE},?\\s*(?:i(?:'d| would) (?:say|note)(?: that)?\\b[:,]?\\s+|(?=i (?:recommend|suggest|can (?:say|tell|confirm))|i'd ))`,
    'i',
  ),
  new RegExp(
    String.raw`^i(?:(?:'m| am) (?:just|only)? ?an? (?:ai|assistant|language model|bot|machine)\b| (?:can't|cannot|can not|` +
      String.raw`don't|do not|am unable to) (?:see|give|provide|offer|access|verify|diagnose|check|examine|browse|` +
      String.raw`guarantee|replace|help with|have (?:access|feelings|(?:personal )?opinions?|real-time|tastes?|an? ` +
      String.raw`body|eyes|hands))\b)[^.:;!?]{0,60}?,? but\b[:,]?\s+`,
    'i',
  ),
]

const NUMBER = String.raw`(?:#?\d{1,2}|number one|one|two|three|four|five)`
const SPOKEN = words(
  'answer|take-?aways?|points?|facts?|scoop|gist|bottom line|summary|notes?|version|english|tips?|verdict|conclusion',
  'recap|reminder|heads-up|warning|caution|important|reassurance|rules? of thumb|hint|caveat|news|thing|truth|reality',
  'deal|trick|overview|explanation|breakdown|update|claim|spoiler(?: alert)?|edit|clarification|correction|result',
  'recommendation|advice|suggestion|fact check|info|information|rundown|basics|details|essentials|notice|advisory|alert',
  'fyi|btw|tl;?dr|pro|con|refresher|upshot|lowdown|crux|attention|danger|careful|remember|disclaimer|one|question',
)
const LIGHT = words(
  'okay|ok|so|and|but|now|well|sure|yes|please|just|also|in|for|to|the|an?|my|our|your|one|another|two|three|some',
  'very|really|few|short|quick|long|key|main|simple|plain|brief|final|fun|interesting|important|good|great|bad|pro|handy|side',
  'friendly|little|general|basic|direct|honest|useful|bonus|last|more|first|helpful|concise|simplified|crucial|safety',
)
/** What stands before a colon and is only speech about speech: "Key takeaway:", "Here's the scoop:", "Step 1:". */
const HEADS = [
  new RegExp(
    `^(?:(?:${LIGHT})[\\s,]+)*(?:${SPOKEN})(?: of the day| for you| here| to (?:remember|know|note|clear up)|\\s*${NUMBER}|\\s*\\([^()]*\\))*$`,
    'i',
  ),
  /^(?:[\p{L}'-]+ ){1,2}(?:tips?|notes?|notice|advisory|alert|warning|reminder|suggestion|news|facts?)(?: of the day)?$/iu,
  new RegExp(`^(?:step|rule|tip|fact|part|note|point)\\s*${NUMBER}(?:\\s*\\([^()]*\\))?$`, 'i'),
  /^(?:and |so |but )?here(?:'s| is| are| you (?:go|are)| goes)\b/i,
  /^(?:let me|allow me to|let's (?:be|break|clear|dive|look|see|start|begin|get|put|take|answer|walk|unpack|clarify|sum|recap|set))\b/i,
  /^(?:just )?to (?:confirm|add|address|keep it|recap|clarify|answer|sum|be|explain|put|summari[sz]e|conclude|wrap|your question)\b/i,
  /^(?:please |kindly )?(?:note|keep in mind|bear in mind|remember|be aware|read carefully)(?: the following| this| before \w+)?$/i,
  /^(?:(?:good|useful|important|nice|handy|interesting) to know|worth (?:knowing|noting|remembering|a mention)|short and sweet|for your information|to whom it may concern|hopefully clear now)$/i,
  /^i(?:'ve| have)? (?:(?:double-)?checked|looked|found)\b/i,
  /^(?:i|we)(?:'d| would|'m| am|'re| are) (?:be |very |so )*(?:happy|glad|pleased|delighted|love)\b/i,
  /^in (?:plain|simple|simpler|layman's|everyday|short|other) (?:english|terms|words|language)$/i,
]
const MOST_HEAD_SIGNS = 80
const LEAST_BODY_WORDS = 3

/** "Myth: bats are blind" denies what follows, so that its label is no padding. */
const DENYING = /^(?:(?:common|popular) )?(?:myth|fiction|false|wrong|incorrect|untrue|misconception|rumou?r|lie)\b/i

/** Whether a label before a colon takes part in what is said after it. */
export function isDenyingLabel(label: string): boolean {
  return DENYING.test(label)
}

/** Whether the words before a colon only announce what follows: "Key takeaway", "Here's the scoop". */
export function isAnnouncement(head: string): boolean {
  const bare = head.trim()
  return !DENYING.test(bare) && (HEADS.some((pattern) => pattern.test(bare)) || isPleasantry(bare))
}

function announcementOf(text: string): number {
  const found = /^([^:?;\n]{2,}?):\s+(?=\S)/.exec(text)
  if (!found || (found[1] ?? '').length > MOST_HEAD_SIGNS || !isAnnouncement(found[1] ?? '')) return 0
  const body = text.slice(found[0].length)
  return body.split(/\s+/).length >= LEAST_BODY_WORDS || /^(?:yes|no)\b/i.test(body) ? found[0].length : 0
}

const BULLET = /^(?:[-*•]\s+|\(?\d{1,2}[.)]\s+(?=\p{L}))/u
const JOINT = /^(?:and|but|so)\b[\s,:]+/i

/** How many signs at the start of a plain text lead in to what it says. */
export function leadIn(text: string): number {
  let at = 0
  for (;;) {
    const rest = text.slice(at)
    const own = [BULLET, ...OPENERS, ...FRAMES, ...OF_ITSELF, ...(at > 0 ? [JOINT] : [])]
      .map((pattern) => pattern.exec(rest)?.[0].length ?? 0)
      .find((length) => length > 0)
    const step = own ?? announcementOf(rest)
    if (step === 0 || at + step >= text.length) return at
    at += step
  }
}

const TAIL = new RegExp(
  String.raw`(?:,\s{0,2}|\s-{1,3}\s?)(?:i'm afraid|by the way|folks|(?:i |we )?(?:trust|hope) (?:this|that|it) helps|thanks for ` +
    String.raw`asking|as (?:noted|stated|mentioned|discussed|explained|said) (?:above|earlier|before|previously|already|` +
    String.raw`in my (?:previous|last|earlier) \w+))\s*[.!]*$`,
  'i',
)

/** How many signs of a plain text are left when a closing courtesy is taken off: ", I'm afraid". */
export function beforeTail(text: string): number {
  return TAIL.exec(text)?.index ?? text.length
}
