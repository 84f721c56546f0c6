import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { findLanguage, languageNames } from './languages.ts'
import type { IntentId, Slots } from './intent.ts'
import { toPlain } from './wording.ts'

export const noSlots: Slots = { text: '', from: null, to: null, screen: null, part: null, places: [], tone: null }

const LANGUAGE = `(${languageNames.join('|')})`
const INTO = new RegExp(`\\b(?:in|into|to|auf|ins|en|nach|al|all'|a l'|em|au) ${LANGUAGE}`)
const FROM = new RegExp(`\\b(?:from|aus dem|du|de l'|del|dal|dall') ${LANGUAGE}\\b`)
const PAIR = new RegExp(`\\b${LANGUAGE} (?:to|into) ${LANGUAGE}\\b`)
const WORD_FOR = new RegExp(`\\b(?:the )?${LANGUAGE} (?:word|for|translation|name|term|version)\\b`)

/** The languages a wish names: to translate from and into. */
export function readLanguages(plain: string): { from: string | null; to: string | null } {
  const head = plain.slice(0, HEAD_CHARS)
  const pair = PAIR.exec(head)
  if (pair) return { from: findLanguage(pair[1] ?? ''), to: findLanguage(pair[2] ?? '') }
  const to = (INTO.exec(head) ?? WORD_FOR.exec(head) ?? INTO.exec(plain.slice(-HEAD_CHARS)))?.[1] ?? null
  const from = FROM.exec(head)?.[1] ?? null
  return { from: from && findLanguage(from), to: to && findLanguage(to) }
}

/** Where the wish ends and a long text has begun. */
const HEAD_CHARS = 160

const QUOTED = /["“„«]([^"”“»]{2,})["”“»]|(?:^|\s)'([^']{2,})'(?=\s|$|[?.,])/
const SAID =
  /^(?:how (?:do|would|can|to) (?:you |i |we |one |a \w+ )?say|what is|what's|whats|say|wie sagt man|comment (?:dit-on|on dit)|como se dice|come si dice)\s+(.+?)\s+(?:in|auf|en|im)\s+\p{L}+[?.! ]*$/u

/** What the words of asking for each tool look like; what follows is what the tool gets. */
const LEADS: Partial<Record<IntentId, RegExp>> = {
  translate: new RegExp(
    `^(?:(?:translate|ubersetze?n?|ubersetzt|traduis(?:ez)?|traduire|traduce|traducir|traduci|tradurre|put|turn|render|say)\\b ?)(?:(?:this|that|the|following|next|my|text|sentence|words?|lines?|paragraph|it) )*(?:(?:from|aus dem) \\p{L}+ )?(?:(?:in|into|to|auf|ins|en|al|a l'|in) ${LANGUAGE} ?)?`,
    'u',
  ),
  summarise: inOrder(
    /^(?:summari[sz]e|sum up|tl;?dr|condense|shorten|boil down|resumez?|resume|fasse?|riassumi|give me)\b ?/,
    /(?:(?:this|that|the|following|my|text|article|paragraph|story|post|below|for me|diesen|cet|este|questo|texto?|articolo|zusammen|kurz|gist of) ?)*/,
  ),
  polish: inOrder(
    /^(?:polish|proof ?read|spell ?check|correct|fix|check|improve|rewrite|rephrase|korrigiere?|verbessere|corrige[rz]?|correggi|ameliore|mejora|migliora)\b ?/,
    /(?:(?:this|that|the|following|my|text|grammar|grammer|spelling|sentence|paragraph|draft|mistakes|errors|typos|in|of|writing|please) ?)*/,
  ),
  speak:
    /^(?:read|say|speak|narrate|pronounce|lies|lis|lee|leggi)\b ?(?:(?:this|that|the|following|it|text|sentence|aloud|out loud|loud|to me|for me|words|mir|laut|vor) ?)*/,
  detect: inOrder(
    /^(?:what|which|detect|identify|recogni[sz]e|guess|find out|figure out|name|welche|quelle|que|in che|che)\b.*?\b(?:language|langauge|lanugage|sprache|langue|idioma|lingua)\b/,
    /(?: (?:is|of|ist|est|es|e|might|be|this|that|it|das|this be|the following|are these))* ?/,
  ),
  draw: inOrder(
    /^(?:draww?|paint|sketch|illustrate|zeichne|male?|dessine[rz]?|dibuja|pinta|disegna|dipingi|(?:make|create|generate|design|render|produce|show|give|get|need|want|have)(?: me| us)?)\b ?/,
    /(?:(?:an?|the|some|image|picture|drawing|illustration|sketch|painting|poster|cartoon|of|with|showing|eine?n?|une?|un|una|uno) )*/,
  ),
  calculate: inOrder(
    /^/,
    anyOf(
      /what is/,
      /what's/,
      /whats/,
      /how much is/,
      /calculate/,
      /compute/,
      /work out/,
      /wie ?viel (?:ist|sind|macht)/,
      /was ist/,
      /rechne/,
      /berechne/,
      /combien (?:font|fait)/,
      /calcule[rz]?/,
      /cuanto (?:es|son)/,
      /calcula/,
      /quanto fa(?:nno)?/,
      /calcola/,
    ),
    /\b ?/,
  ),
  search:
    /^(?:search|find|look|suche?|finde|cherche[rz]?|busca|cerca)\b ?(?:(?:for|frenly|this site|here|on this site|up|my|the|everything|about|what people here wrote about|articles|among|nach) )*/,
  web: /^(?:google|(?:search|look|find|such\w*|cherche[rz]?|busca|cerca)\b(?: (?:the|on|in|im|sur|en|su|up|for|a))*(?: (?:web|internet|net|online))?)\b ?(?:(?:for|nach|the|about|un|una|une|recetas de) )*/,
}

/** Tools that work on a text the wish brings along; others take the whole of what was written. */
const BRINGS_TEXT: readonly IntentId[] = [
  'translate',
  'summarise',
  'polish',
  'speak',
  'detect',
  'draw',
  'calculate',
  'search',
  'web',
]
/** Words that stand for a text which is not there. */
const NOTHING_THERE: ReadonlySet<string> = new Set(
  'this that it these the following below article text texts paragraph paragraphs sentence sentences chapter letter draft essay post passage for me in into to my please a an is of word words line lines message loud kurz zusammen diesen dieser dieses bitte cet cette ce en trois deux phrases dos tres frases este esta parrafo questo questa testo texto texte articolo absatz meinem mir laut vor voix haute ad alta voce frase les fautes de los errores mi carta gli errori di die fehler two three short bullet point points speech picture photo'.split(
    ' ',
  ),
)
const isNothing = (text: string) => text.split(/[\s?.!:,]+/).every((word) => word === '' || NOTHING_THERE.has(word))

/** What a wish is about. `typed` and `plain` are the same text without courtesy, letter for letter. */
export function readText(intent: IntentId, typed: string, plain: string): string {
  if (!BRINGS_TEXT.includes(intent)) return typed.trim()
  const [first = '', ...rest] = typed.split('\n')
  const below = rest.join('\n').trim()
  if (below !== '' && first.length < HEAD_CHARS && (isIntro(intent, plain) || /[:]\s*$/.test(first))) return below
  if (intent !== 'draw' && intent !== 'calculate' && intent !== 'search' && intent !== 'web') {
    const colon = /^[^:\n]{2,120}:\s+(.{2,})$|^[^:\n]{2,60}:(\p{L}.*)$/su.exec(typed)
    if (colon) return (colon[1] ?? colon[2] ?? '').trim()
    const quoted = QUOTED.exec(typed)
    if (quoted) return (quoted[1] ?? quoted[2] ?? '').trim()
  }
  if (intent === 'translate') {
    const said = SAID.exec(plain)
    if (said?.[1]) return typed.slice(plain.indexOf(said[1]), plain.indexOf(said[1]) + said[1].length).trim()
  }
  const lead = LEADS[intent]?.exec(plain)?.[0].length ?? 0
  const about = typed
    .slice(lead)
    .replace(/^[\s:,]+/, '')
    .trim()
  const withoutEnd =
    intent === 'calculate' || intent === 'web' || intent === 'search' ? about.replace(/[?\s]+$/, '') : about
  if (intent === 'translate') return trimLanguage(withoutEnd)
  return isNothing(toPlain(withoutEnd)) ? '' : withoutEnd
}

const isIntro = (intent: IntentId, plain: string) => LEADS[intent]?.test(plain) ?? false

/** "hello my friend into Portuguese" without its last words. */
function trimLanguage(text: string): string {
  const plain = toPlain(text)
  const end = new RegExp(`[, ]*\\b(?:in|into|to|auf|ins|en|al)? ?${LANGUAGE}(?: please| bitte)?[?.! ]*$`).exec(plain)
  const cut = (end ? text.slice(0, end.index) : text).trim()
  return isNothing(toPlain(cut)) ? '' : cut
}

const TONES: readonly [NonNullable<Slots['tone']>, RegExp][] = [
  ['formal', /\b(?:formal|professional|businesslike|formell|formel|formale)\b/],
  ['warm', /\b(?:warm|warmer|friendl\w+|polite|politer|nicer|kind|kinder|freundlich\w*|amable|gentile|aimable)\b/],
  ['short', /\b(?:short|shorter|concise|brief|kurzer|court|corto)\b/],
  ['firm', /\b(?:firm|firmer|strict|bestimmt|ferme|firme|fermo)\b/],
]

export const readTone = (plain: string): Slots['tone'] =>
  TONES.find(([, form]) => form.test(plain.slice(0, HEAD_CHARS)))?.[0] ?? null

const PARTS: readonly [string, RegExp][] = [
  [
    'security',
    /\b(?:passwords?|passwort|kennwort|mot de passe|contrasena|passkeys?|two[- ]?factor|two[- ]?step|e-?mail address|google)\b/,
  ],
  ['devices', /\bdevices?\b|\bsign out\b/],
  ['notifications', /\b(?:notifications?|mails?|benachrichtigungen)\b/],
  ['appearance', /\b(?:dark|light|theme|night|appearance|language|dunkel|hell)\b/],
  ['engines', /\b(?:api|keys?|engines?|openai)\b/],
  ['data', /\b(?:delete|remove|download|export|my data|erase)\b/],
  ['profile', /\b(?:profile|picture|avatar|username|name|handle|country|interests?|profilbild)\b/],
]

/** The part of the settings a wish is about. */
export const readPart = (plain: string): string | null => PARTS.find(([, form]) => form.test(plain))?.[0] ?? null
