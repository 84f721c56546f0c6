import type { z } from 'zod'
import { readFields } from './fields.server.ts'
import { FORM_KEY } from './form-key.server.ts'
import { badRequest } from './problem.ts'
import { isStorable } from '../values/storable.ts'
import { toTable } from '../table.ts'

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

/** Whether what stands in a field is never shown again. */
export const isSecretField = (name: string): boolean => SECRET_FIELDS.test(name)

/**
 * Reads a form or JSON body and checks it with a schema. Fields that come several times become arrays.
 * Returns the parsed input and what was typed, or the errors by field with it. Throws 400 when the body is no form, and
 * 413 when it is too large.
 */
export async function readForm<T>(
  request: Request,
  schema: z.ZodType<T>,
): Promise<{ input: T; typed: Typed; problem: null } | { input: null; problem: FormProblem }> {
  return checkForm(await readFields(request), schema)
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

function refuseUnstorable(body: Record<string, unknown>): void {
  if (isStorable(body)) return
  throw badRequest('The text holds characters that cannot be stored. Please remove them and send it again.')
}

/** One sentence per field: the first that zod found. */
export function errorsByField(error: z.ZodError): Record<string, string> {
  const errors = toTable<string>()
  for (const issue of error.issues) errors[String(issue.path[0] ?? 'form')] ??= issue.message
  return errors
}

function typedInto(raw: Record<string, unknown>): Typed {
  const values = toTable<string>()
  const lists = toTable<string[]>()
  for (const [name, value] of Object.entries(raw)) {
    if (isSecretField(name) || name === FORM_KEY) continue
    if (typeof value === 'string') values[name] = value
    if (Array.isArray(value)) lists[name] = value.filter((one) => typeof one === 'string')
  }
  return { values, lists }
}
