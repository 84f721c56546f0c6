const LF = 10
const MOST_LINES = 200_000
const MOST_BODY = 1_048_576

/**
 * What a message holds whose parts cannot be told apart, because it says they are divided by a line that is nowhere in it: its
 * body as it came. Null where every division is kept to.
 */
export function bodyOfUndivided(raw: Uint8Array): string | null {
  const lines = linesOf(raw)
  const lengthOfHead = lines.findIndex(({ text }) => text === '')
  if (lengthOfHead < 0) return null
  const fields = lines.flatMap(({ text }, n) =>
    /^content-type:[ \t]*multipart\//i.test(text) ? [unfold(lines, n)] : [],
  )
  const all = new Set(lines.map(({ text }) => text))
  const isDivided = fields.every((field) => {
    const boundary = /;\s*boundary=(?:"([^"]{1,300})"|([^\s;"]{1,300}))/i.exec(field)
    const line = `--${(boundary?.[1] ?? boundary?.[2] ?? '').trimEnd()}`
    return boundary !== null && all.has(line)
  })
  if (isDivided) return null
  const start = lines[lengthOfHead]!.end
  const body = new TextDecoder('utf8').decode(raw.subarray(start, start + MOST_BODY)).trim()
  return body === '' ? null : body
}

type Line = { text: string; end: number }

function linesOf(raw: Uint8Array): Line[] {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const lines: Line[] = []
  for (let at = 0; at < bytes.length && lines.length < MOST_LINES;) {
    const found = bytes.indexOf(LF, at)
    const end = found < 0 ? bytes.length : found + 1
    lines.push({ text: bytes.toString('latin1', at, Math.min(end, at + 1_000)).trimEnd(), end })
    at = end
  }
  return lines
}

/** A field with the lines it goes on in. */
function unfold(lines: readonly Line[], from: number): string {
  let field = lines[from]!.text
  for (let n = from + 1; n < lines.length && n < from + 20 && /^[ \t]/.test(lines[n]!.text); n += 1)
    field += lines[n]!.text
  return field
}
