/** What one part of a form says of itself. */
export type PartHead = { name: string; fileName: string | null; type: string }
export type Part = { head: PartHead; body: AsyncIterable<Uint8Array> }

const HEAD_MAX_BYTES = 16_384
const HEAD_END = Buffer.from('\r\n\r\n')

/** A body that is no form, or not whole. */
export class BrokenFormError extends Error {}

/** The boundary that a Content-Type names; null for anything that is no form with parts. */
export function readBoundary(contentType: string | null): string | null {
  const found = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(
    contentType ?? '',
  )
  return found?.[1] ?? found?.[2] ?? null
}

/**
 * The parts of a form one after the other as their bytes come (RFC 7578). A body is read before the next part is asked
 * for; what was not read of it is passed over. Memory holds a piece at a time. Throws BrokenFormError.
 */
export async function* readParts(source: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const line = createLine(source)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  await pass(line.until(delimiter))
  for (;;) {
    const next = (await line.take(2)).toString('latin1')
    if (next === '--') return
    if (next !== '\r\n') throw new BrokenFormError('A part does not begin')
    const head = readHead(await line.head())
    const body = line.until(delimiter)
    yield { head, body: unended(body) }
    await pass(body)
  }
}

/** Lets a reader stop early without ending what is read. */
async function* unended(body: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let next = await body.next(); !next.done; next = await body.next()) yield next.value
}

async function pass(body: AsyncIterator<Uint8Array>): Promise<void> {
  while (!(await body.next()).done);
}

function createLine(source: AsyncIterable<Uint8Array>) {
  const pieces = source[Symbol.asyncIterator]()
  // The first delimiter has no line in front of it; with one it is found like the others.
  let held = Buffer.from('\r\n')
  const fill = async () => {
    const { value, done } = await pieces.next()
    if (done) throw new BrokenFormError('The form ends too soon')
    held = Buffer.concat([held, value])
  }
  const cut = (length: number) => {
    const piece = held.subarray(0, length)
    held = held.subarray(length)
    return piece
  }
  return {
    async take(length: number): Promise<Buffer> {
      while (held.byteLength < length) await fill()
      return cut(length)
    },
    async head(): Promise<string> {
      for (;;) {
        const end = held.indexOf(HEAD_END)
        if (end > HEAD_MAX_BYTES || (end < 0 && held.byteLength > HEAD_MAX_BYTES))
          throw new BrokenFormError('The head of a part is too long')
        if (end >= 0) return cut(end + HEAD_END.byteLength).toString('utf8')
        await fill()
      }
    },
    async *until(mark: Buffer): AsyncGenerator<Uint8Array> {
      for (;;) {
        const end = held.indexOf(mark)
        if (end > 0) yield cut(end)
        if (end >= 0) return void cut(mark.byteLength)
        // The mark may have begun at the end of what is here.
        const sure = held.byteLength - mark.byteLength + 1
        if (sure > 0) yield cut(sure)
        await fill()
      }
    },
  }
}

function readHead(head: string): PartHead {
  const disposition = /^content-disposition:\s*form-data\s*(;.*)$/im.exec(head)?.[1]
  if (!disposition) throw new BrokenFormError('A part does not say what it is')
  const names = new Map<string, string>()
  for (const [, key = '', quoted, bare] of disposition.matchAll(/;\s*([\w*-]+)=(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g))
    names.set(key.toLowerCase(), quoted === undefined ? (bare ?? '') : unquote(quoted))
  const name = names.get('name')
  if (name === undefined) throw new BrokenFormError('A part has no name')
  const type = /^content-type:\s*(\S[^\r\n]*)$/im.exec(head)?.[1]?.trim() ?? ''
  return { name, fileName: toFileName(names.get('filename*')) ?? names.get('filename') ?? null, type }
}

/** Browsers write three characters by their numbers; programs put a backslash in front of a quotation mark. */
const unquote = (text: string) =>
  text.replace(/\\"/g, '"').replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n')

/** `UTF-8''na%C3%AFve.txt` (RFC 8187). */
function toFileName(extended: string | undefined): string | null {
  const encoded = /^utf-8'[^']*'(.*)$/i.exec(extended ?? '')?.[1]
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded)
  } catch {
    return null
  }
}
