import { BrokenFormError, readBoundary, readParts } from './multipart.ts'
import { badRequest, problem } from './problem.ts'
import { meetFields } from './sending.server.ts'

/** What a form carries by name; a name that came several times has a list. It has no prototype, so any name is only a name. */
export type Fields = Record<string, unknown>

/** What a form without files may hold. Reading takes time in proportion to it. */
export const FIELDS_MOST = { count: 1_000, bytes: 2_097_152, depth: 64 }
const NO_FORM = 'That did not arrive as a form. Please go back and send it again.'
const TOO_MANY = 'There are more fields in this form than it takes.'
const TOO_LONG = 'There is more text in this form than it takes. Please shorten it.'
const TOO_DEEP = 'This JSON is nested deeper than we read.'

/**
 * Reads a form (urlencoded or with parts) or a JSON object, within FIELDS_MOST: the one way to a body's fields. Throws 400
 * for what is no form and 413 for one that is too large, with a sentence.
 */
export async function readFields(request: Request): Promise<Fields> {
  const fields = await readBody(request)
  await meetFields(fields, listFiles(fields))
  return fields
}

async function readBody(request: Request): Promise<Fields> {
  const type = request.headers.get('content-type') ?? ''
  if (/\bapplication\/json\b/i.test(type)) return toFields(await readJson(request))
  const boundary = readBoundary(type)
  if (boundary) return readFormParts(request, boundary)
  if (/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return readEncoded(request)
  throw badRequest(NO_FORM)
}

const listFiles = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one instanceof File ? [`${name} ${one.name} ${one.size}`] : [])),
  )

/** The text of a field; empty where there is none, or no text. */
export function textOf(fields: Fields | null, name: string): string {
  const value = fields?.[name]
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : ''
}

/** Reads a JSON body. Undefined for what is none; throws 413 for one that is nested too deep to be walked. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text().catch(() => '')
  if (isDeeperThan(text, FIELDS_MOST.depth)) throw problem(413, TOO_DEEP)
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Whether brackets in a JSON text stand deeper in each other than `most`, without building what it says. */
export function isDeeperThan(text: string, most: number): boolean {
  let [depth, isText] = [0, false]
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (isText) {
      if (char === '\\') at += 1
      else if (char === '"') isText = false
    } else if (char === '"') isText = true
    else if (char === '[' || char === '{') depth += 1
    else if (char === ']' || char === '}') depth -= 1
    if (depth > most) return true
  }
  return false
}

function toFields(body: unknown): Fields {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) throw badRequest(NO_FORM)
  return Object.assign(Object.create(null) as Fields, body)
}

/** Adds a value under its name; `lists` keeps what came several times, so that adding costs the same however many came. */
function createFields() {
  const fields = Object.create(null) as Fields
  const lists = new Map<string, unknown[]>()
  let count = 0
  return {
    fields,
    add(name: string, value: unknown) {
      count += 1
      if (count > FIELDS_MOST.count) throw problem(413, TOO_MANY)
      const list = lists.get(name)
      if (list) list.push(value)
      else if (Object.hasOwn(fields, name)) lists.set(name, (fields[name] = [fields[name], value]) as unknown[])
      else fields[name] = value
    },
  }
}

async function readEncoded(request: Request): Promise<Fields> {
  const { fields, add } = createFields()
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of bytesOf(request)) {
    bytes += piece.byteLength
    if (bytes > FIELDS_MOST.bytes) throw problem(413, TOO_LONG)
    pieces.push(piece)
  }
  for (const [name, value] of new URLSearchParams(toFewFields(Buffer.concat(pieces).toString('utf8')))) add(name, value)
  return fields
}

/** Refused before they are taken apart. */
function toFewFields(text: string): string {
  let count = 1
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) count += 1
  if (count > FIELDS_MOST.count) throw problem(413, TOO_MANY)
  return text
}

/** Files of a form that sets none aside are read into memory, as far as the address takes bodies. */
async function readFormParts(request: Request, boundary: string): Promise<Fields> {
  const { fields, add } = createFields()
  let left = FIELDS_MOST.bytes
  try {
    for await (const { head, body } of readParts(bytesOf(request), boundary)) {
      const pieces: Uint8Array[] = []
      for await (const piece of body) {
        if (head.fileName === null) left -= piece.byteLength
        if (left < 0) throw problem(413, TOO_LONG)
        pieces.push(piece)
      }
      const bytes = Buffer.concat(pieces)
      add(
        head.name,
        head.fileName === null ? bytes.toString('utf8') : new File([bytes], head.fileName, { type: head.type }),
      )
    }
    return fields
  } catch (error) {
    if (error instanceof BrokenFormError) throw badRequest(NO_FORM)
    throw error
  }
}

/** The bytes of a body; none where there is no body, or its sender left. */
async function* bytesOf(request: Request): AsyncGenerator<Uint8Array> {
  if (!request.body) return
  const reader = request.body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true as const, value: undefined }))
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}
