import type { Lexicon } from '../lexicon.ts'
import { withoutName } from './about-product.ts'

const stopWords = new Set(
  (
    'a an the of in on at to for from by with about into over as and or but not no so is are was were be been being am do does did done has have had having ' +
    'can could will would shall should may might must it its this that these those there their they them we us our you your i me my mine who whom whose ' +
    'what which when where why how if then just also only please way ways get got getting gets make makes made use uses used using go want wants need needs like ' +
    'thing things something anything someone somebody everything never friend friends family colleague colleagues others difference between explain describe sort kind include included includes require required automatically other people made ok okay try say says here frenly app site website web product platform service tool page screen any some all one happen happens mean means meaning tell know ' +
    'find found work works working needed much many long often far actually really already exactly possible able still ever let put take too very ' +
    "u im i'm it's isn't don't doesn't didn't can't cant cannot won't dont doesnt didnt wont what's whats that's there's i've i'd you're up out off down back"
  ).split(' '),
)
/** Too common to show by themselves that the question is about this place. */
const weakWords = new Set(
  'panda today now new first help question questions answer answers work people time times day days good best great friend run open start say said old idea show give try two three four five user users visitor visitors member members'.split(
    ' ',
  ),
)

/** What people write, and the words of the articles for it; the second is looked for when the first is written. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\blog(?:ging|ged)?[ -]?(?:in|on)(?:to)?\b|\bsign(?:ing|ed)?[ -]?in(?:to)?\b/g, 'signin'],
  [
    /\bsign(?:ing)?[ -]?up\b|\bregister(?:ing|ed)?\b|\bregistration\b|\b(?:creat|mak|open)(?:e|ing) an? (?:new )?account\b/g,
    'register account',
  ],
  [/\bwait(?:ing)?[ -]?list\b/g, 'waitlist'],
  [/\bunsubscribe\b|\bget off\b|\bopt out\b/g, 'remove'],
  [/\bget rid of\b/g, 'delete'],
  [/\broll(?:ing)? back\b/g, 'rollback'],
  [/\b(?:ran|run|running) out\b|\bused up\b|\bexceed(?:ed)?\b/g, 'allowance'],
  [/\bhow (?:quickly|fast|soon)\b/g, 'time'],
  [/\bturn(?:ed|ing)? on\b|\benable\b|\bactivate\b/g, 'switch'],
  [/\bturn(?:ed|ing)? off\b|\bdisabled?\b/g, 'without'],
  [/\bset(?:ting)?[ -]?up\b/g, 'install'],
  [/\bback(?:ing|ed)?[ -]up\b/g, 'backup'],
  [/\be-?mails?\b|\bmails?\b/g, 'mail'],
  [/\bbuilt[ -]?in\b/g, 'built-in'],
  [/\ba\.?i\.?s\b/g, 'ai'],
  [/%|\bper ?cent\b/g, ' percent '],
  [/\bhow much\b(?=.*\b(?:is|cost|costs|for|pay|does|do)\b)|\bfor free\b/g, 'price'],
  [/\bno (?:javascript|js)\b|\bjs\b/g, 'javascript'],
  [/\bscreen[ -]?readers?\b/g, 'screenreader'],
  [/\bshort ?cuts?\b|\bhot ?keys?\b/g, 'shortcut'],
  [/\bwho (?:is )?behind\b/g, 'operator'],
  [/^who (?:owns|made|built|created|operates)(?: this| it)? *$/g, 'runs'],
]
/** The same for the articles, which keep the words beside. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/\bsign(?:ing|ed)?[ -]in\b|\blogin\b/g, 'signin'],
  [/\be-?mails?\b|\bmails?\b/g, 'mail'],
  [/\bwait(?:ing)? list\b/g, 'waitlist'],
  [/\bback up\b/g, 'backup'],
  [/\bscreen readers?\b/g, 'screenreader'],
]

/** Words that say the same to a help desk. */
const sameWords: readonly (readonly string[])[] = [
  [
    'free',
    'cost',
    'price',
    'pay',
    'paid',
    'payment',
    'charge',
    'money',
    'fee',
    'expensive',
    'cheap',
    'pricing',
    'tier',
    'dollar',
  ],
  ['plan', 'subscription', 'subscribe', 'tier', 'pro', 'plus'],
  ['account', 'register', 'signup', 'join', 'profile'],
  ['reset', 'forgot', 'forgotten', 'forget', 'lost', 'lose', 'recover', 'remember'],
  ['reset', 'change', 'new'],
  ['confirm', 'confirmation', 'verify', 'verification'],
  ['refused', 'rejected', 'denied', 'taken', 'invalid'],
  ['generate', 'generation', 'generator'],
  ['delete', 'remove', 'erase', 'deletion', 'removal', 'wipe', 'clear'],
  ['cancel', 'leave', 'stop', 'quit', 'end'],
  ['contact', 'support', 'reach', 'write', 'talk', 'speak', 'human', 'person', 'staff'],
  [
    'feedback',
    'bug',
    'report',
    'suggestion',
    'suggest',
    'improvement',
    'improve',
    'complain',
    'complaint',
    'problem',
    'broken',
    'error',
  ],
  ['install', 'setup', 'host', 'deploy', 'self-host', 'selfhost'],
  ['upgrade', 'update', 'version', 'release'],
  ['backup', 'restore'],
  ['dark', 'night', 'bright'],
  ['theme', 'mode', 'colour', 'color', 'appearance'],
  ['switch', 'change', 'choose', 'set'],
  ['model', 'ai', 'llm', 'chatbot'],
  ['provider', 'openai', 'gpt', 'anthropic', 'ollama', 'model'],
  ['chatgpt', 'claude', 'gemini', 'chatbot'],
  ['privacy', 'private', 'personal', 'confidential', 'gdpr', 'secret'],
  ['data', 'information', 'info', 'details'],
  ['safe', 'secure', 'security', 'protected'],
  ['ad', 'advertising', 'advert', 'advertisement'],
  ['dictionary', 'definition', 'meaning'],
  ['phone', 'mobile', 'smartphone', 'tablet'],
  ['zoom', 'enlarge', 'bigger', 'larger', 'size', 'font'],
  ['wrong', 'mistake', 'incorrect', 'error', 'fault', 'false'],
  ['gone', 'missing', 'exist', '404', 'dead'],
  ['time', 'quick', 'quickly', 'fast', 'slow', 'speed', 'long', 'wait'],
  ['image', 'picture', 'photo'],
  ['store', 'keep', 'kept', 'save', 'saved', 'stored'],
  ['see', 'read', 'view', 'look'],
  ['run', 'question', 'history', 'result'],
  ['question', 'ask', 'query'],
  ['share', 'send', 'pass', 'link'],
  ['several', 'multiple', 'many', 'various', 'different'],
  ['voice', 'seat', 'engine', 'ai'],
  ['operator', 'operate', 'owner', 'run', 'behind', 'admin'],
  ['percent', 'percentage', 'score', 'figure'],
  ['ring', 'circle', 'arc'],
  ['true', 'truth', 'correct', 'right', 'accurate', 'wrong', 'trust', 'rely', 'reliable'],
  ['agree', 'agreement', 'consensus'],
  ['silent', 'abstain', 'nothing', 'silence', 'respond', 'reply'],
  ['answer', 'reply', 'response'],
  ['source', 'evidence', 'citation', 'proof', 'reference'],
  ['grade', 'level', 'rank', 'rate', 'rated', 'graded'],
  ['blind', 'screenreader', 'accessibility', 'disabled', 'disability', 'accessible'],
  ['key', 'shortcut', 'keyboard'],
  ['notify', 'told', 'remind', 'waitlist', 'alert'],
  ['available', 'ready', 'today', 'finished', 'working', 'done'],
  ['coming', 'planned', 'soon', 'roadmap', 'future'],
  ['business', 'company', 'work', 'team', 'enterprise', 'commercial', 'office'],
  ['setting', 'configuration', 'environment', 'variable', 'option', 'configure', 'config'],
  ['server', 'machine', 'computer'],
  ['offline', 'internet', 'connection'],
  ['api', 'program', 'script', 'developer', 'integrate'],
  ['valid', 'expire', 'good', 'last'],
  ['arrive', 'came', 'come', 'receive', 'received', 'get'],
  ['limit', 'allowance', 'per', 'daily', 'quota'],
  ['paste', 'pasted', 'import', 'copy'],
  ['sell', 'sold'],
  ['track', 'tracker', 'tracking', 'cookie'],
]

export type Wanted = {
  word: string
  /** Whether an article must speak of it: "password", not "today". */
  isTelling: boolean
  /** How well it is met: 1 by itself, less by a word that says the same, 0 not at all. */
  metBy(stems: ReadonlySet<string>): number
}

const sameWordMet = 0.8
const tokensOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .match(/[\p{L}\p{N}][\p{L}\p{N}'.-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? []

/** A word cut to what its forms share: prices and pricing are "pric". */
function stemOf(word: string): string {
  const plain = word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/[^\p{L}\p{N}.-]/gu, '')
  if (plain.length < 4) return plain.replace(/(?<=\w{2})s$/, '')
  const one = plain
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|ch|sh)es$/, '')
    .replace(/(?<![su])s$/, '')
  const bare = one.length > 5 ? one.replace(/(?:ing|ed|ment|ly|ion|ship)$/, '') : one.replace(/(?<=\w{3})ed$/, '')
  return (bare === one ? bare : bare.replace(/([bdgmnprt])\1$/, '$1')).replace(/(?<=\w{3})e$/, '')
}

/** The stems of a text of the help centre. */
export function stemsOf(text: string): Set<string> {
  const spelled = joined.reduce(
    (all, [written, word]) => all.replace(written, (found) => `${found} ${word}`),
    text.toLowerCase(),
  )
  return new Set(
    tokensOf(spelled)
      .flatMap((word) => [word, ...(/[-.]/.test(word) ? word.split(/[-.]+/) : [])])
      .map(stemOf),
  )
}

/** The stems of a question that are not grammar, with phrases put as the articles put them. */
export function tellingStems(question: string): Set<string> {
  const words = tokensOf(spell(withoutName(question))).filter((word) => !stopWords.has(word))
  return new Set(words.map(stemOf))
}

const spell = (text: string) =>
  phrases.reduce((all, [form, word]) => all.replace(form, ` ${word} `), text.toLowerCase())

/** Words of grammar, which a dictionary of things leaves out. */
export const grammarWords: ReadonlySet<string> = stopWords

const stemmedRows = sameWords.map((row) => row.map(stemOf))

/** Whether a text has nothing but grammar and our name: "What is Frenly?". */
export function isBare(text: string): boolean {
  return tokensOf(withoutName(text)).every((word) => stopWords.has(word))
}

/** What the question is about: its words without the grammar, each met by its stem or by a word that says the same. */
export function wantedWords(
  question: string,
  lexicon: Lexicon,
  mend: (word: string) => string = (word) => word,
): Wanted[] {
  const mended = tokensOf(withoutName(question)).map(mend).join(' ')
  const spelled = phrases.reduce((all, [written, word]) => all.replace(written, ` ${word} `), mended)
  const words = tokensOf(spelled).filter((word) => !stopWords.has(word))
  return [...new Map(words.map((word) => [stemOf(word), word])).values()].map((word) => {
    const forms = [word, lexicon.lemma(word), lexicon.lemma(word, 'noun')]
    // "Bees" is no form of "be".
    const own = new Set(forms.filter((form) => !stopWords.has(form)).map(stemOf))
    const alike = stemmedRows.filter((row) => row.some((stem) => own.has(stem))).flat()
    const has = (stems: ReadonlySet<string>, any: Iterable<string>) => [...any].some((stem) => stems.has(stem))
    return {
      word,
      isTelling: !weakWords.has(word) && !weakWords.has(stemOf(word)),
      metBy: (stems) => (has(stems, own) ? 1 : has(stems, alike) ? sameWordMet : 0),
    }
  })
}
