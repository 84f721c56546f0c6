/** Marks between private signs: sources, names of things, links. */
const SIGNED = /[ \t]?\uE200([^\uE200\uE201]*)\uE201/g
const PART = '\uE202'
/** The same with their private signs lost, and the older marks of files and pages. */
const UNSIGNED =
  /[ \t]?(?:(?:file)?cite(?:turn\d+[a-z]+\d+)+|【\d+(?::\d+)?†[^】\n]*】|\[oaicite:\d+\](?:\{[^}\n]*\})?)/g
const PRIVATE = /[\uE200-\uE206]/g

/** An answer of ChatGPT without the marks that its page draws as sources; what such a mark names stays. */
export const withoutMarks = (text: string): string =>
  text
    .replace(SIGNED, (whole, inner: string) => {
      const name = nameOf(inner.split(PART))
      return name === '' ? '' : `${/^\s/.test(whole) ? ' ' : ''}${name}`
    })
    .replace(UNSIGNED, '')
    .replace(PRIVATE, '')

function nameOf([kind, first = '']: string[]): string {
  if (kind === 'url' || kind === 'link_title') return first
  if (kind !== 'entity') return ''
  try {
    const parts: unknown = JSON.parse(first)
    return Array.isArray(parts) && typeof parts[1] === 'string' ? parts[1] : ''
  } catch {
    return ''
  }
}
