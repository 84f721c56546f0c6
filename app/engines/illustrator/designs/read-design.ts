import { MOST_QR_BYTES } from './design.ts'
import type { ChartForm, Design, DiagramForm, Weave } from './design.ts'
import { readItems, readValues } from './read-lists.ts'

const QUOTED = /["“”«»„]([^"“”«»„]{1,160})["“”«»„]|(?<=\s|^)'([^'\n]{2,160})'(?=[\s.,;!?]|$)/gu
const SAID =
  /\b(?:that says|saying|which says|with the (?:words?|text|title)|titled|entitled|called|named|reading)\s*:?\s+([^,.;\n]{1,80})/iu
const QR = /\bqr[\s-]*code\b/iu
const CHART = /\b(?:(bar|column|pie|donut|doughnut|line|area)\s+(?:chart|graph|diagram)|chart|graph)\b/iu
const DIAGRAM =
  /\b(flow\s*chart|flow diagram|process diagram|diagram|timeline|mind\s*map|cycle diagram|life cycle diagram|pyramid diagram|pyramid chart|check\s*list|to-?do list|infographic)\b/iu
const PATTERN =
  /\b(?:seamless|repeating|tileable|tiling)\b.*\b(?:pattern|texture|wallpaper|tile)\b|\bpattern\b|\bwrapping paper\b|\bseamless tile\b/iu
const LOGO = /\blogo(?:type)?\b|\bemblem\b/iu
const ICON = /\b(?:app|desktop|website)?\s*icon\b|\bfavicon\b/iu
const OCCASION =
  "greeting|birthday|thank[\\s-]*you|christmas|valentine'?s?(?:\\s+day)?|wedding|easter|new year'?s?|get[\\s-]*well|holiday|anniversary|congratulations"
const CARD = new RegExp(`\\b(?:(?:${OCCASION}|invitation)\\s*card|invitation|postcard)\\b`, 'iu')
const POSTER =
  /\b(?:poster|flyer|leaflet|book cover|album cover|cover art|banner|billboard|sign|signboard|certificate)\b/iu

export type DesignReading = { design: Design; /** Words of the prompt that had no effect. */ left: string[] }

/** The design a prompt asks for; null for a scene. */
export function readDesign(prompt: string): DesignReading | null {
  const said = prompt.normalize('NFC').trim()
  // Many blanks in a row would be tried against each other; only what a code holds is taken as it was typed.
  const text = said.replace(/[^\S\n]+/g, ' ').replace(/ ?\n[ \n]*/g, '\n')
  return readQr(said) ?? readChart(text) ?? readDiagram(text) ?? readMark(text) ?? readPattern(text) ?? readSheet(text)
}

const found = (design: Design, left: string[] = []): DesignReading => ({ design, left })

function readQr(text: string): DesignReading | null {
  const head = QR.exec(text)
  if (!head) return null
  const quoted = /["“„]([^"“”„]+)["”“]/u.exec(text)?.[1]
  const after = text
    .slice(head.index + head[0].length)
    .replace(/^\s*(?:for|of|to|with|linking to|that (?:says|links to|opens)|saying|containing|:)+\s*/iu, '')
  const said = (quoted ?? after).trim()
  return said && new TextEncoder().encode(said).length <= MOST_QR_BYTES ? found({ kind: 'qr', text: said }) : null
}

const chartForms: readonly [RegExp, ChartForm][] = [
  [/pie|donut|doughnut/iu, 'pie'],
  [/line|area/iu, 'line'],
]

/** A chart needs two numbers at least; without them "a graph" is a word like others. */
function readChart(text: string): DesignReading | null {
  const head = CHART.exec(text)
  if (!head || /flow|org/iu.test(text.slice(Math.max(0, head.index - 5), head.index + 4))) return null
  const after = text
    .slice(head.index + head[0].length)
    .replace(/^\s*(?:of|for|with|showing|about|comparing)\b\s*/iu, '')
  const colon = /^([^:\d]{0,80}):\s*/u.exec(after)
  const said = colon ? after.slice(colon[0].length) : after
  const { values, unit, left } = readValues(said)
  if (values.length < 2) return null
  const form = chartForms.find(([words]) => words.test(head[1] ?? ''))?.[1] ?? 'bars'
  const title = (quotesOf(text)[0] ?? colon?.[1] ?? '').trim()
  // A pie of something less than nothing can't be cut.
  const isCut = form === 'pie' && values.every(({ value }) => value >= 0) && values.some(({ value }) => value > 0)
  return found(
    { kind: 'chart', form: form === 'pie' && !isCut ? 'bars' : form, title: toTitle(title), values, unit },
    left,
  )
}

const diagramForms: readonly [RegExp, DiagramForm][] = [
  [/timeline/iu, 'timeline'],
  [/mind/iu, 'mind-map'],
  [/cycle/iu, 'cycle'],
  [/pyramid/iu, 'pyramid'],
  [/list/iu, 'list'],
]

function readDiagram(text: string): DesignReading | null {
  const head = DIAGRAM.exec(text)
  const isArrows = !head && (text.match(/->|→|=>/gu)?.length ?? 0) >= 2
  if (!head && !isArrows) return null
  const after = head ? text.slice(head.index + head[0].length) : text
  const colon = /^\s*(?:(?:of|for|about|on|with|showing)\s+)?([^:]{0,80}):\s*/u.exec(after)
  const items = readItems(
    colon ? after.slice(colon[0].length) : after.replace(/^\s*(?:of|for|about|with|showing)\b/iu, ''),
  )
  if (items.length < 2) return null
  const form = diagramForms.find(([words]) => words.test(head?.[0] ?? ''))?.[1] ?? 'steps'
  return found({ kind: 'diagram', form, title: toTitle(colon?.[1] ?? ''), items })
}

function readMark(text: string): DesignReading | null {
  const words = wordsSaid(text)
  if (LOGO.test(text)) {
    const named = words[0] ?? /\bfor\s+(?:an?\s+|the\s+)?([^,.;]{1,60})/iu.exec(text)?.[1] ?? ''
    return found({ kind: 'logo', name: toTitle(named), line: words[1] ?? '', scene: without(text, [LOGO]) })
  }
  return ICON.test(text) ? found({ kind: 'icon', scene: without(text, [ICON]) }) : null
}

const weavesByWord: readonly [RegExp, Weave][] = [
  [/\b(?:polka )?dots?\b|\bdotted\b/iu, 'dots'],
  [/\bstripes?\b|\bstriped\b/iu, 'stripes'],
  [/\b(?:checks|checked|checkered|chequered|checkerboard|gingham|plaid|tartan)\b/iu, 'checks'],
  [/\b(?:zig[\s-]?zags?|chevrons?)\b/iu, 'zigzag'],
  [/\bwav(?:es|y)\b/iu, 'waves'],
  [/\b(?:triangles?|triangular|geometric)\b/iu, 'triangles'],
  [/\b(?:scales|scallops?|scalloped|fish scales)\b/iu, 'scales'],
]

function readPattern(text: string): DesignReading | null {
  if (!PATTERN.test(text)) return null
  const weave = weavesByWord.find(([words]) => words.test(text))
  const scene = without(text, [PATTERN_WORDS, ...(weave ? [weave[0]] : [])])
  return found({ kind: 'pattern', weave: weave?.[1] ?? 'scattered', scene })
}

const PATTERN_WORDS =
  /\b(?:seamless|repeating|tileable|tiling|pattern|texture|wallpaper|tiles?|wrapping paper|colou?rful)\b/giu

const greetings: readonly [RegExp, string][] = [
  [/birthday/iu, 'Happy birthday'],
  [/thank/iu, 'Thank you'],
  [/christmas/iu, 'Merry Christmas'],
  [/valentine/iu, 'With love'],
  [/wedding/iu, 'On your wedding day'],
  [/easter/iu, 'Happy Easter'],
  [/new year/iu, 'Happy New Year'],
  [/get[\s-]*well/iu, 'Get well soon'],
  [/anniversary/iu, 'Happy anniversary'],
  [/congratulations/iu, 'Congratulations'],
  [/invitation/iu, 'You are invited'],
]

/** A poster, a card, or a scene with words on it. A poster that says nothing is a style. */
function readSheet(text: string): DesignReading | null {
  const words = wordsSaid(text)
  if (CARD.test(text)) {
    const greeting = greetings.find(([pattern]) => pattern.test(CARD.exec(text)?.[0] ?? ''))?.[1] ?? ''
    const name = /\bfor\s+(?:my\s+\w+\s+)?(\p{Lu}[\p{L}-]{1,30})/u.exec(text)?.[1]
    const title = words[0] ?? (greeting && name ? `${greeting}, ${name}!` : greeting)
    return title ? found({ kind: 'card', title, lines: words.slice(1), scene: without(text, [CARD]) }) : null
  }
  if (POSTER.test(text)) {
    const named =
      /\b(?:poster|flyer|leaflet|cover|cover art|banner|billboard|certificate)\s+for\s+(?:an?\s+|the\s+)?([^,.;]{2,60})/iu.exec(
        text,
      )?.[1]
    const title = words[0] ?? toTitle(named?.replace(/\s+(?:with|showing|in the style|in|at|on)\s.*$/iu, '') ?? '')
    return title ? found({ kind: 'poster', title, lines: words.slice(1), scene: without(text, [POSTER]) }) : null
  }
  const [first] = quotesOf(text)
  return first ? found({ kind: 'poster', title: first, lines: words.slice(1), scene: without(text, []) }) : null
}

const quotesOf = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map(([, double, single]) => (double ?? single ?? '').trim()).filter(Boolean)

function wordsSaid(text: string): string[] {
  const quoted = quotesOf(text)
  if (quoted.length > 0) return quoted
  const said = SAID.exec(text)?.[1]?.trim()
  return said ? [said] : []
}

/** The prompt without what is lettered and without the words that named the design: what is to be drawn. */
function without(text: string, patterns: readonly RegExp[]): string {
  const bare = text.replace(QUOTED, ' , ').replace(SAID, ' , ')
  return patterns
    .reduce((left, pattern) => left.replace(pattern, ' '), bare)
    .replace(/\s+/g, ' ')
    .trim()
}

/** As people name things: the first letter large, nothing of a sentence at its ends. */
const toTitle = (text: string) => {
  const plain = text.replace(/\s+/g, ' ').replace(/^[\s.,:;–-]+|[\s.,:;–-]+$/gu, '')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
