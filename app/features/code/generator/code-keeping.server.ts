import { to } from '#app/catalogue/to.ts'
import { NOT_THERE, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { findAnswer, type AnswerRow } from '../keeping/code.store.server.ts'
import { answers } from '../keeping/kept-tables.store.server.ts'

export const SHARE_KIND = 'code'

export const codeKeeping: Keeping = {
  ...answers,
  toAddress: (id, query = {}) => to('code-generator', null, { ...(id !== null && { answer: id }), ...query }),
}

/** A piece of code and whom it opens for. Throws the same 404 for one of somebody else as for none. */
export async function requireAnswer(request: Request, id: string): Promise<Reader & { row: AnswerRow }> {
  const row = await findAnswer(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { ...reader, row }
}
