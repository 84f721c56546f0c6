import type { z } from 'zod'
import { checkForm, readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { badRequest } from '#app/platform/request/problem.ts'
import { meetFields } from '#app/platform/request/sending.server.ts'
import { TooLongError } from '#app/providers/files/files.ts'
import { toSizeWords } from '../size-words.ts'
import { isStorageFull, STORAGE_FULL } from '../full-storage.ts'
import { BrokenFormError, readBoundary, readParts, type Part } from '#app/platform/request/multipart.ts'
import { spool, type Spooled } from './spool.server.ts'

const PARTS_MAX = 1_000
const FIELDS_MAX_BYTES = 1_048_576
const WITHOUT_A_FORM = 'That did not arrive as a form. Please go back and send it again.'

/** A file of a form, set aside; `saveFile` takes it as it is. */
export type SentFile = { name: string; claimedType: string; content: Spooled }
/** The fields that carry files: how many, and how large each. */
export type UploadRules = Readonly<Record<string, { most: number; maxBytes: number }>>

type Upload<T> = {
  files: Record<string, SentFile[]>
  /** Removes every file that was set aside; to be called when all is done, whatever became of it. */
  discard(): Promise<void>
} & (
  | { input: T; typed: Typed; problem: null }
  | { input: null; problem: FormProblem; init: { status: 400 | 413 | 507; headers: Record<string, string> } }
)

/**
 * Reads a form with files as it comes: each file is set aside, and reading ends with the first byte that is too many.
 * Gives input and files, or what is wrong by field with everything typed so far and how to answer (`init`, which closes
 * the connection on a body that was not read to its end). A form without files is read like any other. The address
 * needs its size in `catalogue/uploads.ts`. Throws 400 for what is no form.
 */
export async function readUpload<T>(request: Request, schema: z.ZodType<T>, rules: UploadRules): Promise<Upload<T>> {
  const boundary = readBoundary(request.headers.get('content-type'))
  const none = { files: noFiles(rules), discard: () => Promise.resolve() }
  if (!boundary || !request.body) {
    const form = await readForm(request, schema)
    return form.problem ? { ...none, ...form, init: { status: 400, headers: {} } } : { ...none, ...form }
  }
  const read = await readAll(bytesOf(request.body), boundary, rules)
  const { files, discard } = read
  try {
    if (!read.stop) await meetFields(read.fields, listFiles(read.files))
    const form = checkForm(read.fields, schema)
    if (!read.stop)
      return form.problem
        ? { files, discard, ...form, init: { status: 400, headers: {} } }
        : { files, discard, ...form }
    await discard()
    const { field, message, status } = read.stop
    const typed = form.problem ?? form.typed
    const problem = { values: typed.values, lists: typed.lists, errors: { [field]: message } }
    return { files: noFiles(rules), discard, input: null, problem, init: { status, headers: { Connection: 'close' } } }
  } catch (error) {
    await discard()
    throw error
  }
}

const listFiles = (files: Read['files']): string[] =>
  Object.entries(files).flatMap(([field, sent]) => sent.map(({ name, content }) => `${field} ${name} ${content.bytes}`))

type Stop = { field: string; message: string; status: 413 | 507 }
type Read = {
  fields: Record<string, string | string[]>
  files: Record<string, SentFile[]>
  stop: Stop | null
  discard(): Promise<void>
}

async function readAll(body: AsyncIterable<Uint8Array>, boundary: string, rules: UploadRules): Promise<Read> {
  const [fields, files]: [Read['fields'], Read['files']] = [Object.create(null), noFiles(rules)]
  const discard = async () =>
    void (await Promise.all(
      Object.values(files)
        .flat()
        .map(({ content }) => content.discard()),
    ))
  const left = { parts: PARTS_MAX, bytes: FIELDS_MAX_BYTES }
  try {
    for await (const part of readParts(body, boundary)) {
      if (--left.parts < 0) throw badRequest(WITHOUT_A_FORM)
      const { name, fileName } = part.head
      if (fileName === null) await readField(part, fields, left)
      else {
        const stop = await readFile(part, (files[name] ??= []), Object.hasOwn(rules, name) ? rules[name] : undefined)
        if (stop) return { fields, files, stop: { field: name, ...stop }, discard }
      }
    }
    return { fields, files, stop: null, discard }
  } catch (error) {
    await discard()
    if (error instanceof BrokenFormError) throw badRequest(WITHOUT_A_FORM)
    throw error
  }
}

/** Every field of the rules has its list, also an empty one. */
const noFiles = (rules: UploadRules): Record<string, SentFile[]> =>
  Object.assign(Object.create(null), Object.fromEntries(Object.keys(rules).map((name) => [name, []])))

async function readField({ head, body }: Part, fields: Read['fields'], left: { bytes: number }) {
  const pieces: Uint8Array[] = []
  for await (const piece of body) {
    left.bytes -= piece.byteLength
    if (left.bytes < 0) throw badRequest('There is more text in this form than it takes. Please shorten it.')
    pieces.push(piece)
  }
  const value = Buffer.concat(pieces).toString('utf8')
  const before = fields[head.name]
  fields[head.name] = before === undefined ? value : [before, value].flat()
}

async function readFile({ head, body }: Part, kept: SentFile[], rule: UploadRules[string] | undefined) {
  const { fileName, type } = head
  const most = rule && kept.length < rule.most ? rule.maxBytes : 0
  try {
    const content = await spool(body, most)
    // A field where nothing was chosen arrives as a file without a name.
    if (content.bytes === 0 && !fileName) await content.discard()
    else if (most === 0) throw new TooLongError(0)
    else kept.push({ name: fileName ?? '', claimedType: type, content })
    return null
  } catch (error) {
    if (isStorageFull(error)) return { status: 507 as const, message: STORAGE_FULL }
    if (!(error instanceof TooLongError)) throw error
    return { status: 413 as const, message: toLimitWords(rule, kept.length) }
  }
}

function toLimitWords(rule: UploadRules[string] | undefined, count: number): string {
  if (!rule) return 'No file belongs here.'
  if (count < rule.most) return `This is too large. Up to ${toSizeWords(rule.maxBytes)} is fine.`
  return rule.most === 1 ? 'One file is all that fits here.' : `Up to ${rule.most} files fit here.`
}

/** Whoever stops reading leaves the rest where it is: to cancel it would cut the line before the answer. */
async function* bytesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}
