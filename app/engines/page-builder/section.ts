import { escapeHtml } from '#app/platform/values/escape-html.ts'

export type SectionField = {
  name: string
  label: string
  /** `lines`: one thing on each line, its parts with | between them. */
  kind: 'line' | 'text' | 'lines' | 'number'
  usual: string
}
export type Values = Readonly<Record<string, string>>
export type Written = { html: string; css?: string; script?: string }

/** A sort of section: what it is called, the words that ask for it, its typed places, and how it is written. */
export type SectionKind = {
  label: string
  cues: RegExp
  /** Whether it does something, so that the page needs a script. */
  isApp?: true
  fields: readonly SectionField[]
  write: (values: Values, id: string) => Written
}

export const MOST_LINES = 60
export const esc = (text: string | undefined) => escapeHtml(text ?? '')
/** The lines of a field, each in its parts. */
export const linesOf = (text: string | undefined): string[][] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .filter((parts) => parts.some((part) => part !== ''))
    .slice(0, MOST_LINES)

export const line = (name: string, label: string, usual: string): SectionField => ({ name, label, kind: 'line', usual })
export const text = (name: string, label: string, usual: string): SectionField => ({ name, label, kind: 'text', usual })
export const lines = (name: string, label: string, usual: string): SectionField => ({
  name,
  label,
  kind: 'lines',
  usual,
})
export const number = (name: string, label: string, usual: string): SectionField => ({
  name,
  label,
  kind: 'number',
  usual,
})

/** A value as JavaScript inside a script of a page. */
export const js = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')
export const numberOf = (value: string | undefined, usual: number): number => {
  const read = Number(value)
  return Number.isFinite(read) && value?.trim() !== '' ? read : usual
}
/** A heading with its section around what is given. */
export const wrap = (id: string, heading: string, body: string, className = ''): string =>
  `<section id="${id}"${className ? ` class="${className}"` : ''} aria-labelledby="${id}-title">\n  <h2 id="${id}-title">${esc(heading)}</h2>\n${body}\n</section>`
