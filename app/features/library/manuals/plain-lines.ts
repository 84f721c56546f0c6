/** A word that stands for a fact, made of its name: "Max. power" is `max-power`. */
const toKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)

const KEYED = /^[\p{L}\p{N}_-]{1,40}\s*:/u
const NAMED = /^([^:|]{1,80})[:|]\s*(.+)$/

/** A specification or a part as people write it, "Power: 2,200 W", with a key of its own. One that has a key stays. */
export function withKey(line: string, field: string): string {
  if (field === 'parts') return KEYED.test(line) ? line : `${toKey(line.split('|')[0]!)}: ${line}`
  if (KEYED.test(line) && line.includes('|')) return line
  const [, name = '', value = ''] = NAMED.exec(line) ?? []
  return name ? `${toKey(name)}: ${name.trim()} | ${value}` : line
}

const PLAIN_WARNING = /^(danger|warning|caution|notice)\s*(?:[:!|]|[-–—]\s)\s*(.+)$/iu

/** Warnings as people write them, "DANGER: Keep the base dry", with keys of their own that no other warning has. */
export function withWarningKeys(lines: readonly string[]): string[] {
  const taken = new Set(lines.map((line) => /^[^:]+/.exec(line)?.[0].trim()))
  return lines.map((line, n) => {
    const [, level = '', rest = ''] = PLAIN_WARNING.exec(line) ?? []
    // A key may be a word of severity too: what follows it says.
    if (level === '' || PLAIN_WARNING.test(rest)) return line
    let key = `${level.toLowerCase()}-${n + 1}`
    while (taken.has(key)) key += '-'
    taken.add(key)
    return `${key}: ${level.toUpperCase()} | ${rest}`
  })
}

const STEP = /^\s*(?:[-*•]|\d{1,3}[.)])\s/

/**
 * Tasks with their names marked. Where none is marked, a name is a line without a number above numbered ones; where nothing
 * is numbered, the first line, and each after an empty one.
 */
export function toTaskLines(text: string): string {
  const lines = text.split('\n')
  if (lines.some((line) => /^\s*#/.test(line))) return text
  const areNumbered = lines.some((line) => STEP.test(line))
  return lines
    .map((line, n) => {
      if (line.trim() === '') return line
      const isName = areNumbered ? !STEP.test(line) : (lines[n - 1] ?? '').trim() === ''
      return isName ? `# ${line.trim()}` : line
    })
    .join('\n')
}
