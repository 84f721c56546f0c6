import type { Language } from './languages.ts'

export type FieldKind = 'number' | 'name' | 'text' | 'choice'
/** A typed place of a snippet that is filled before the code is written. */
export type SnippetField = { name: string; kind: FieldKind; usual: string; label: string; choices: string[] }

/** One verified piece of code, as it stands in `app/content/snippets`. */
export type Snippet = {
  /** `javascript/slugify`. */
  id: string
  language: Language
  title: string
  /** Further words people ask for it by. */
  words: string
  about: string
  fields: SnippetField[]
  code: string
  /** What stands before the code when it is checked: tables and rows. */
  setup: string
  /** Runnable checks; empty where the language does not run here. */
  check: string
}

export type FieldValues = Readonly<Record<string, string>>

const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,59}$/
const NUMBER = /^-?\d{1,12}(\.\d{1,6})?$/
const TEXT_MAX_CHARS = 200

/** What is wrong with a value; null when it fits. */
export function toFieldError({ kind, label, choices }: SnippetField, value: string): string | null {
  if (kind === 'number') return NUMBER.test(value) ? null : `${label}: write a number.`
  if (kind === 'name') return NAME.test(value) ? null : `${label}: letters, digits and _ only, beginning with a letter.`
  if (kind === 'choice') return choices.includes(value) ? null : `${label}: choose from the list.`
  if (value.length > TEXT_MAX_CHARS) return `${label}: up to ${TEXT_MAX_CHARS} characters.`
  return /[\p{Cc}\u2028\u2029]/u.test(value) ? `${label}: one line of plain text.` : null
}

/** A text as the language writes it down, so that nothing in it is read as code. */
function toLiteral(language: Language, value: string): string {
  switch (language) {
    case 'sql':
      return `'${value.replaceAll("'", "''")}'`
    case 'bash':
      return `'${value.replaceAll("'", `'\\''`)}'`
    case 'php':
    case 'ruby':
      return `'${value.replace(/[\\']/g, '\\$&')}'`
    case 'html':
      return value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    case 'css':
      return JSON.stringify(value)
    case 'dockerfile':
      return JSON.stringify(value)
    case 'yaml':
      return `'${value.replaceAll("'", "''")}'`
    default:
      return JSON.stringify(value)
  }
}

/** The code and checks with their places filled; a value left out is the usual one. Expects values that fit. */
export function fillSnippet(snippet: Snippet, values: FieldValues): { code: string; setup: string; check: string } {
  const fill = (text: string) =>
    text.replace(/\{\{(\w{1,40})\}\}/g, (whole, name: string) => {
      const field = snippet.fields.find((one) => one.name === name)
      if (!field) return whole
      const value = values[name] ?? field.usual
      return field.kind === 'text' ? toLiteral(snippet.language, value) : value
    })
  return { code: fill(snippet.code), setup: fill(snippet.setup), check: fill(snippet.check) }
}
