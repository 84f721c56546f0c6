type Parts = readonly [RegExp, ...RegExp[]]

/** Patterns that are a choice, and so need brackets inside another. */
const choices = new WeakSet<RegExp>()

/**
 * One pattern out of several: it matches where any of them does, the earlier first. Written so, a long choice is read line
 * by line. Takes the flags of the first.
 */
export function anyOf(...parts: Parts): RegExp {
  const pattern = new RegExp(parts.map(({ source }) => source).join('|'), parts[0].flags)
  choices.add(pattern)
  return pattern
}

/** One pattern out of parts that follow each other. Takes the flags of the first. */
export function inOrder(...parts: Parts): RegExp {
  const source = parts.map((part) => (choices.has(part) ? `(?:${part.source})` : part.source)).join('')
  return new RegExp(source, parts[0].flags)
}
