import type { z } from 'zod'
import { badRequest } from './problem.ts'
import { isStorable } from './storable.ts'
import { toTable } from './table.ts'

/** What was typed into a form, to fill it again. */
export type Typed = {
  values: Record<string, string>
  /** Fields that came several times. */
  lists: Record<string, string[]>
}

/** What a form gets back when its input is not accepted: a sentence per field, and everything that was typed. */
export type FormProblem = Typed & { errors: Record<string, string> }

/** What people typed is never handed back when it is secret. */
const SECRET_FIELDS = /password|token|secret|code/i

/**
 * Reads a form or JSON body and checks it with a schema. Fields that come several times become arrays.
 * Returns the parsed input and what was typed, or the errors by field with it. Throws 400 when the body is no form.
 */
export async function readForm<T>(
  request: Request,
  schema: z.ZodType<T>,
): Promise<{ input: T; typed: Typed; problem: null } | { input: null; problem: FormProblem }> {
  return checkForm(await readBody(request), schema)
}

/** Checks fields that were read already, with the outcome of `readForm`. Throws 400 for text that cannot be stored. */
export function checkForm<T>(
  raw: Record<string, unknown>,
  schema: z.ZodType<T>,
): { input: T; typed: Typed; problem: null } | { input: null; problem: FormProblem } {
  refuseUnstorable(raw)
  const read = schema.safeParse(raw)
  const typed = typedInto(raw)
  if (read.success) return { input: read.data, typed, problem: null }
  return { input: null, problem: { errors: errorsByField(read.error), ...typed } }
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const isJson = request.headers.get('content-type')?.includes('application/json')
  const body = isJson ? await request.json().catch(() => null) : toRecord(await request.formData().catch(() => null))
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw badRequest('That did not arrive as a form. Please go back and send it again.')
  }
  return body as Record<string, unknown>
}

function refuseUnstorable(body: Record<string, unknown>): void {
  if (isStorable(body)) return
  throw badRequest('The text holds characters that cannot be stored. Please remove them and send it again.')
}

function toRecord(form: FormData | null): Record<string, unknown> | null {
  if (!form) return null
  const record: Record<string, unknown> = toTable()
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name)
    record[name] = values.length > 1 ? values : values[0]
  }
  return record
}

/** One sentence per field: the first that zod found. */
export function errorsByField(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = toTable()
  for (const issue of error.issues) errors[String(issue.path[0] ?? 'form')] ??= issue.message
  return errors
}

function typedInto(raw: Record<string, unknown>): Typed {
  const values: Record<string, string> = toTable()
  const lists: Record<string, string[]> = toTable()
  for (const [name, value] of Object.entries(raw)) {
    if (SECRET_FIELDS.test(name)) continue
    if (typeof value === 'string') values[name] = value
    if (Array.isArray(value)) lists[name] = value.filter((one) => typeof one === 'string')
  }
  return { values, lists }
}
