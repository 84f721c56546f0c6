import { cutSentences } from '#app/engines/english/sentences.ts'
import { findMapPlace } from '#app/engines/world-map/map-places.server.ts'
import { cutThoughts } from './cut-thoughts.ts'
import type { Movement, Scene, ScenePicture } from './scene.ts'

/** What a script gives: its scenes, who speaks in it, and how its title reads. */
export type Storyboard = { title: string | null; scenes: Scene[]; speakers: string[]; notes: string[] }

type Draft = Pick<Scene, 'picture' | 'words'> & Partial<Scene>

const TURNS: readonly Movement[] = ['in', 'right', 'out', 'left']
const LIST_MOST = 6
const CHART_MOST = 8
export const MAP_MOST = 8
export const SCREEN_MOST = 12
const TITLE_WORDS_CHARS = 120
const SPEAKER = /^(\p{Lu}[\p{L}\p{M}'’. -]{0,28}):[ \t]+(\S.*)$/u
const DIRECTION = /^\[(picture|title|chart|scene|list|map|screen)\b:?\s*([^\]]{0,600})\]$/i
const NO_PICTURE = /^\[no picture\]$/i
const BULLET = /^(?:[-*•]|\d{1,2}[.)])\s+(\S.*)$/
const WHOLE_LINES = [
  ['list', BULLET],
  ['heading', /^#{1,4}\s+(\S.*)$/],
  ['quote', /^>\s*(\S.*)$/],
] as const
const SEEDS = 2 ** 31

/**
 * Cuts a script into scenes by rules: `# Heading` is a title card and a chapter, `> words` a quotation card, a list becomes a
 * card of its lines, `Name: words` gives a line to a speaker, `[picture: …]`, `[title: …]`, `[chart: Title; A 12; B 30]`,
 * `[map: Title; Japan; Kyoto, Japan]`, `[screen: Title; line; line]` and `[no picture]` say what is seen; every other sentence or thought is a scene of its own, with a picture drawn from its words.
 */
export function readScript(script: string): Storyboard {
  const lines = script.replace(/\r\n?/g, '\n').split('\n')
  const speakers = speakersOf(lines)
  const reader = new ScriptReader(new Set(speakers))
  for (const line of lines) reader.take(line.trim())
  reader.finish()
  const { drafts } = reader
  const title = drafts.find(({ picture }) => picture.kind === 'title')?.picture
  return {
    title: title?.kind === 'title' ? title.title : null,
    scenes: drafts.map(toScene),
    speakers,
    notes: reader.notes,
  }
}

/** A name before a colon is a speaker when it stands there twice, or in capitals. */
function speakersOf(lines: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const name = SPEAKER.exec(line.trim())?.[1]?.trim()
    if (name && name.split(/\s+/).length <= 3) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].filter(([name, count]) => count > 1 || isShouted(name)).map(([name]) => name)
}
const isShouted = (name: string) => name.length > 1 && name === name.toUpperCase()

class ScriptReader {
  readonly drafts: Draft[] = []
  readonly notes: string[] = []
  private paragraph: string[] = []
  private list: string[] = []
  private wanted: ScenePicture | null = null
  private speaker: string | null = null
  private chapter: string | null = null

  private readonly speakers: ReadonlySet<string>

  constructor(speakers: ReadonlySet<string>) {
    this.speakers = speakers
  }

  take(line: string): void {
    if (line === '') return this.endAll()
    for (const [kind, pattern] of WHOLE_LINES) {
      const text = pattern.exec(line)?.[1]
      if (text !== undefined) return this.takeWhole(kind, text.trim())
    }
    this.endList()
    if (NO_PICTURE.test(line)) {
      this.endParagraph()
      return this.want({ kind: 'blank' })
    }
    const direction = DIRECTION.exec(line)
    const said = SPEAKER.exec(line)
    if (direction) {
      this.endParagraph()
      return this.direct(direction[1]!.toLowerCase(), direction[2]!.trim())
    }
    if (said && this.speakers.has(said[1]!.trim())) {
      this.endParagraph()
      this.speaker = said[1]!.trim()
      return this.say(said[2]!)
    }
    this.paragraph.push(line)
  }

  finish(): void {
    this.endAll()
    this.endWanted()
  }

  endAll(): void {
    this.endParagraph()
    this.endList()
  }

  private takeWhole(kind: 'list' | 'heading' | 'quote', text: string): void {
    this.endParagraph()
    if (kind === 'list') return void this.list.push(text)
    this.endList()
    if (kind === 'heading') {
      this.endWanted()
      this.chapter = text.slice(0, TITLE_WORDS_CHARS)
      return this.add({ picture: { kind: 'title', title: this.chapter, line: '' }, words: '' })
    }
    const picture = toQuote(text)
    this.add({ picture, words: picture.by ? `${picture.text} ${picture.by}.` : picture.text })
  }

  private add(draft: Draft): void {
    this.drafts.push({ ...draft, chapter: draft.chapter ?? this.chapter, speaker: draft.speaker ?? this.speaker })
    this.chapter = null
  }

  private say(text: string): void {
    for (const thought of cutThoughts(cutSentences(text))) {
      this.add({ picture: this.wanted ?? drawnFrom(thought), words: thought })
      this.wanted = null
    }
  }

  private endParagraph(): void {
    if (this.paragraph.length > 0) this.say(this.paragraph.join(' '))
    this.paragraph = []
  }

  private endList(): void {
    if (this.list.length === 0) return
    const heading = headingOf(this.drafts.at(-1))
    if (heading !== null) this.drafts.pop()
    for (let at = 0; at < this.list.length; at += LIST_MOST) {
      const lines = this.list.slice(at, at + LIST_MOST)
      const words = lines.map((line) => line.replace(/[.;,]$/, '')).join('. ')
      const said = at === 0 && heading ? `${heading}: ${words}.` : `${words}.`
      this.add({ picture: { kind: 'list', title: heading ?? '', lines }, words: said })
    }
    this.list = []
  }

  private direct(kind: string, text: string): void {
    const picture = directed(kind, text)
    if (picture === null) this.notes.push(`“[${kind}: ${text}]” was not understood and left out.`)
    else if (picture.kind === 'drawn') this.want(picture)
    else this.add({ picture, words: '' })
  }

  private want(picture: ScenePicture): void {
    this.endWanted()
    this.wanted = picture
  }

  /** A picture that nobody speaks to is a scene of its own. */
  private endWanted(): void {
    if (this.wanted) this.add({ picture: this.wanted, words: '' })
    this.wanted = null
  }
}

/** A line that ends with a colon heads the list that follows. */
function headingOf(last: Draft | undefined): string | null {
  if (!last || last.picture.kind !== 'drawn' || !last.words.endsWith(':')) return null
  return last.words.slice(0, -1).trim()
}

function toQuote(text: string): Extract<ScenePicture, { kind: 'quote' }> {
  const at = text.search(/\s[—–-]{1,2}\s/)
  const words = (at < 0 ? text : text.slice(0, at)).trim().replace(/^[“"]|[”"]$/g, '')
  return {
    kind: 'quote',
    text: words,
    by:
      at < 0
        ? ''
        : text
            .slice(at)
            .replace(/^[\s—–-]+/, '')
            .trim(),
  }
}

function directed(kind: string, text: string): ScenePicture | null {
  if (text === '') return null
  if (kind === 'picture' || kind === 'scene') return drawnFrom(text)
  const [title = '', ...rest] = text.split(';').map((part) => part.trim())
  if (kind === 'title') return { kind: 'title', title, line: rest.join(' ') }
  if (kind === 'map') return mapFrom(text)
  const parts = rest.filter(Boolean)
  if (parts.length === 0) return null
  if (kind === 'list') return { kind: 'list', title, lines: parts.slice(0, LIST_MOST) }
  if (kind === 'screen') return { kind: 'screen', title, lines: parts.slice(0, SCREEN_MOST) }
  const rows = readChartRows(parts)
  return rows.length === 0 ? null : { kind: 'chart', title, rows }
}

/** "[map: The Silk Road; Xi'an, China; Samarkand, Uzbekistan]"; a part that names no place is the heading, where it comes first. */
function mapFrom(text: string): ScenePicture | null {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
  const isHeaded = parts.length > 1 && !findMapPlace(parts[0]!)
  const places = (isHeaded ? parts.slice(1) : parts).filter(findMapPlace).slice(0, MAP_MOST)
  return places.length > 0 ? { kind: 'map', title: isHeaded ? parts[0]! : '', places } : null
}

/** Rows of a chart: a label with a number behind it. */
export function readChartRows(lines: readonly string[]): { label: string; value: number }[] {
  return lines
    .map((line) => /^(.{1,80}?)[\s:|]+(-?\d{1,12}(?:[.,]\d{1,4})?)\s*%?$/u.exec(line.trim()))
    .flatMap((found) => (found ? [{ label: found[1]!.trim(), value: Number(found[2]!.replace(',', '.')) }] : []))
    .slice(0, CHART_MOST)
}

/** A picture drawn from words; the same words give the same picture. */
export const drawnFrom = (words: string): ScenePicture => ({
  kind: 'drawn',
  prompt: words.slice(0, 400).toWellFormed(),
  style: null,
  seed: seedOf(words),
})

function seedOf(words: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 16_777_619)
  return (hash >>> 0) % SEEDS
}

const toScene = (draft: Draft, n: number): Scene => ({
  id: `s${n + 1}`,
  picture: draft.picture,
  words: draft.words,
  speaker: draft.words ? (draft.speaker ?? null) : null,
  seconds: null,
  movement: draft.picture.kind === 'drawn' ? (TURNS[n % TURNS.length] ?? 'in') : 'still',
  opening: n === 0 || draft.picture.kind === 'title' ? 'fade' : 'dissolve',
  chapter: draft.chapter ?? null,
  description: '',
  filmer: null,
})
