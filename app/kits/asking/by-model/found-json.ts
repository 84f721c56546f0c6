/** The first object of JSON in a text, whatever was said round it; null when there is none. */
export function findJson(text: string): unknown {
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start + 1)) {
    const end = findEnd(text, start)
    if (end === null) return null
    try {
      return JSON.parse(text.slice(start, end))
    } catch {
      continue
    }
  }
  return null
}

/** Where the brace that opens at `start` is closed, strings passed over; null when it never is. */
function findEnd(text: string, start: number): number | null {
  let depth = 0
  let isString = false
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at]
    if (isString) {
      if (letter === '\\') at += 1
      else if (letter === '"') isString = false
    } else if (letter === '"') isString = true
    else if (letter === '{') depth += 1
    else if (letter === '}' && (depth -= 1) === 0) return at + 1
  }
  return null
}
