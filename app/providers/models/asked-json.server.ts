import type { z } from 'zod'
import { toBrokenFailure } from '#app/providers/company-failure.ts'
import type { Session } from './engines/session.server.ts'

/** Asks for JSON of a known shape; what else comes is the failure `broken`. `who` is the company's name. */
export async function askJson<T>(
  who: string,
  { ask, signal }: Pick<Session, 'ask' | 'signal'>,
  url: string,
  init: RequestInit,
  schema: z.ZodType<T>,
): Promise<T> {
  const response = await ask(url, { ...init, signal })
  const text = await response.text()
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw toBrokenFailure(who, 'answered what is no JSON')
  }
  const read = schema.safeParse(json)
  if (read.success) return read.data
  throw toBrokenFailure(who, `answered in another shape (at ${read.error.issues[0]?.path.join('.') || 'the top'})`)
}

/** The header that carries a key; none without one. */
export const toBearer = (key: string): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {})
