import type { PartKind } from './book.ts'

/** A part of a book before it is kept. */
export type PartDraft = { kind: PartKind; title: string; markdown: string }
export type Split = { title: string | null; author: string | null; language: string | null; parts: PartDraft[] }

const TITLE_MAX_CHARS = 200
const FRONT = /^(?:preface|foreword|dedication|acknowledge?ments?|opening|vorwort|préface|prólogo|copyright)\b/i
const BACK =
  /^(?:appendix|afterword|bibliography|notes|about the author|colophon|references|anhang|nachwort|glossary)\b/i

/**
 * A Markdown text as the parts of a book: one for each heading of the first level, or of the second where the first is the
 * title of the whole. Footnotes go with the parts that refer to them. Nothing of the text is lost.
 */
export function splitBook(markdown: string): Split {
  const { fields, rest } = readFields(markdown)
  const { body, notes } = takeNotes(rest)
  const heads = listHeads(body)
  const first = heads.filter(({ level }) => level === 1)
  const second = heads.filter(({ level }) => level === 2)
  const [one] = first
  const isTitled = first.length === 1 && second.length > 0 && body.slice(0, one!.at).trim() === ''
  const cuts = isTitled ? second : first
  const title = fields['title'] ?? (isTitled ? one!.title : null)
  const start = isTitled ? one!.end : 0
  const pieces = [
    { title: '', text: body.slice(start, cuts[0]?.at ?? body.length) },
    ...cuts.map((cut, n) => ({ title: cut.title, text: body.slice(cut.end, cuts[n + 1]?.at ?? body.length) })),
  ]
  const drafts = pieces
    .filter(({ title: name, text }) => name !== '' || text.trim() !== '')
    .map(({ title: name, text }): PartDraft => ({
      kind: 'chapter',
      title: name || (cuts.length > 0 ? 'Opening' : (title ?? '')),
      markdown: withNotes(text.trim(), notes),
    }))
  keepLoose(drafts, notes, title)
  return {
    title,
    author: fields['author'] ?? null,
    language: fields['lang'] ?? fields['language'] ?? null,
    parts: withKinds(drafts),
  }
}

/** Which parts stand before the chapters and which behind, by what they are called. */
export function withKinds<P extends PartDraft>(parts: readonly P[]): P[] {
  const from = parts.findIndex(({ title }) => !FRONT.test(title))
  const until = parts.findLastIndex(({ title }) => !BACK.test(title))
  return parts.map((part, n) => ({
    ...part,
    kind: from > 0 && n < from ? 'front' : until >= 0 && n > until ? 'back' : part.kind,
  }))
}

type Head = { level: number; title: string; at: number; end: number }

function listHeads(text: string): Head[] {
  const heads: Head[] = []
  for (const { line, at } of plainLines(text)) {
    const found = /^(#{1,2})[ \t]+(.{1,400})$/.exec(line)
    if (!found) continue
    const title = found[2]!
      .replace(/[ \t]#+[ \t]*$/, '')
      .replace(/[*_`\\]/g, '')
      .trim()
      .slice(0, TITLE_MAX_CHARS)
    if (title !== '') heads.push({ level: found[1]!.length, title, at, end: at + line.length })
  }
  return heads
}

/** The lines that stand in no block of code. */
function* plainLines(text: string): Generator<{ line: string; at: number }> {
  let at = 0
  let fence: string | null = null
  for (const line of text.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence === null && mark) fence = mark
    else if (fence !== null && mark?.startsWith(fence)) fence = null
    else if (fence === null) yield { line, at }
    at += line.length + 1
  }
}

/** Takes the footnotes out of a text, by their labels. */
function takeNotes(text: string): { body: string; notes: Map<string, string> } {
  const notes = new Map<string, string>()
  const gone: [number, number][] = []
  let open: { label: string; from: number; text: string[] } | null = null
  const close = (until: number) => {
    if (!open) return
    const note = open.text.join('\n').trimEnd()
    // A label that comes again keeps both: they belong to different places.
    if (!notes.has(open.label)) {
      notes.set(open.label, note)
      gone.push([open.from, until])
    }
    open = null
  }
  let next = 0
  for (const { line, at } of plainLines(text)) {
    // What stands between is a block of code.
    if (at !== next) close(next)
    next = at + line.length + 1
    const label = /^ {0,3}\[\^([^\]\s]{1,60})\]:/.exec(line)?.[1]
    if (label) {
      close(at)
      open = { label, from: at, text: [line] }
    } else if (open && (line.trim() === '' || /^(?: {2,}|\t)/.test(line))) open.text.push(line)
    else close(at)
  }
  close(Math.min(next, text.length))
  let body = ''
  let from = 0
  for (const [start, end] of gone) {
    body += text.slice(from, start)
    from = end
  }
  return { body: body + text.slice(from), notes }
}

/** Footnotes that nothing refers to stay with the last part. */
function keepLoose(drafts: PartDraft[], notes: ReadonlyMap<string, string>, title: string | null): void {
  const loose = [...notes.values()].filter((note) => !drafts.some(({ markdown }) => markdown.includes(note)))
  if (loose.length === 0) return
  if (drafts.length === 0) drafts.push({ kind: 'chapter', title: title ?? 'Notes', markdown: '' })
  const last = drafts.at(-1)!
  last.markdown = `${last.markdown}\n\n${loose.join('\n')}`.trim()
}

const withNotes = (text: string, notes: ReadonlyMap<string, string>): string => {
  const own = [...notes].filter(([label]) => text.includes(`[^${label}]`)).map(([, note]) => note)
  return own.length > 0 ? `${text}\n\n${own.join('\n')}` : text
}

/** The lines above a text that say what it is (`title: …`), between two lines of dashes. */
function readFields(markdown: string): { fields: Record<string, string>; rest: string } {
  const block = /^---\n([\s\S]{0,4000}?)\n---\n/.exec(markdown)
  const fields: Record<string, string> = Object.create(null)
  if (!block) return { fields, rest: markdown }
  for (const line of block[1]!.split('\n')) {
    const found = /^(title|author|lang|language): *(.{1,200})$/i.exec(line)
    if (found) fields[found[1]!.toLowerCase()] = found[2]!.replace(/^["']|["']$/g, '').trim()
  }
  return Object.keys(fields).length > 0 ? { fields, rest: markdown.slice(block[0].length) } : { fields, rest: markdown }
}
