import type { z } from 'zod'
import { listEngines, type ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import type { KeyOwner } from '#app/kits/members/api-keys/api-keys.server.ts'
import { toCapWords, toResetS, type Quota } from '#app/kits/members/quota/quota.server.ts'
import { readJson } from '#app/platform/request/fields.server.ts'
import type { PortName } from '#app/providers/ports.ts'
import { errorResponse } from './openai-error.server.ts'

/** Reads the JSON of a call. Throws the answer that names the first thing that does not fit. */
export async function readCallJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  return fit(schema, await readJson(request).catch(() => undefined))
}

/** Reads what stands in the address of a call. Throws the answer that names the first thing that does not fit. */
export const readCallQuery = <Schema extends z.ZodType>({ url }: Request, schema: Schema): z.output<Schema> =>
  fit(schema, Object.fromEntries(new URL(url).searchParams))

function fit<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const read = schema.safeParse(sent)
  if (read.success) return read.data
  const [first] = read.error.issues
  const issue = first && toNearest(first)
  const param = issue?.path.join('.') || null
  throw errorResponse(400, { message: `${param ?? 'The body'}: ${issue?.message ?? 'is not JSON'}`, param })
}

type Issue = z.core.$ZodIssue

/** Of a choice that has no words of its own, what is wrong with the form that was meant: the one that fits the deepest. */
function toNearest(issue: Issue): Pick<Issue, 'path' | 'message'> {
  if (issue.code !== 'invalid_union' || issue.message !== UNSAID) return issue
  const inner = issue.errors.flatMap(([one]) => (one ? [toNearest(one)] : []))
  const nearest = inner.sort((a, b) => b.path.length - a.path.length)[0]
  return nearest ? { path: [...issue.path, ...nearest.path], message: nearest.message } : issue
}
/** What zod says where a schema says nothing. */
const UNSAID = 'Invalid input'

/** Names that programs send because their API asks for one: whatever comes first here does the work. */
const USUAL_NAMES: ReadonlySet<string> = new Set([
  'tts-1',
  'tts-1-hd',
  'gpt-4o-mini-tts',
  'whisper-1',
  'gpt-4o-transcribe',
  'gpt-4o-mini-transcribe',
  'text-embedding-ada-002',
  'text-embedding-3-small',
  'text-embedding-3-large',
  'omni-moderation-latest',
  'text-moderation-latest',
])

/**
 * The engines of a port that the owner of a key can use, and which of them was named; null: whichever comes first. Throws
 * the answer for a name that is none of them.
 */
export async function findNamed<Port extends PortName>(
  owner: KeyOwner,
  port: Port,
  model: string | null | undefined,
): Promise<{ engines: ListedEngine<Port>[]; engineId: string | null }> {
  const engines = await listEngines(toViewer(owner), port)
  if (!model || (USUAL_NAMES.has(model) && !engines.some(({ engine }) => engine.id === model)))
    return { engines, engineId: null }
  if (engines.some(({ engine }) => engine.id === model)) return { engines, engineId: model }
  throw noSuchModel(model)
}

/** The answer to a name that is no model of the caller's. */
export const noSuchModel = (model: string | undefined): Response =>
  errorResponse(404, { message: `There is no model ${model} for you here.`, code: 'model_not_found', param: 'model' })

/** The answer to a name that is no file of the caller's: nobody learns of others'. */
export const noSuchFile = (id: string | undefined): Response =>
  errorResponse(404, { message: `There is no file ${id} of yours here.`, code: 'file_not_found', param: 'file_id' })

/** One run of the owner of the key. Throws the answer that the day's runs are used up. */
export async function beginCall(owner: KeyOwner, network: string): Promise<Run> {
  const begun = await beginRun({ member: owner, network }, { screen: 'programs', apiKeyId: owner.keyId })
  if (begun.isDone) return begun.value
  throw toCapAnswer(begun.quota)
}

/** The answer that the day's runs are used up. */
export function toCapAnswer(quota: Quota): Response {
  const headers = { 'Retry-After': String(toResetS(quota)), 'x-should-retry': 'false' }
  const code = 'insufficient_quota'
  const message = `${toCapWords(quota, false)} Whoever runs this server sets their number with RUNS_PER_DAY.`
  return errorResponse(429, { message, type: code, code }, headers)
}
