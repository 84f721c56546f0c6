import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { beginWork, refuseFailed } from '../../begin-work.server.ts'
import { requireDocument, saveEdit } from '../documents.server.ts'
import { DOCUMENT_MAX_CHARS } from '../editor.limits.ts'
import type { Sent } from '../editor.inputs.ts'
import { answer } from '../editor-answer.server.ts'
import { helpPassage, portOf } from './help-passage.server.ts'
import { replaceAll } from './replace-all.ts'

const WORK_LIMIT_MS = 90_000
/** What fits into a link that carries words along. */
const CARRIED_MAX_CHARS = 1_500
const refuse = (typed: Typed, field: string, message: string, status: number) =>
  answer({ problem: { ...typed, errors: { [field]: message } } }, status)

/** Makes something of a passage and shows it; the document stays as it is. */
export async function help(request: Request, network: string, input: Sent<'help'>, typed: Typed) {
  await requireDocument(request, input.id)
  const { how, passage, to: language } = input
  const carried = passage.trim().slice(0, CARRIED_MAX_CHARS)
  if (how === 'ask') return redirect(to('chat', null, { question: `“${carried}”\n\n` }), 303)
  if (how === 'claim') return redirect(to('consensus', null, { question: `Is this true? “${carried}”` }), 303)
  const begun = await beginWork({ member: await findUser(request), network }, 'text-editor', [portOf(how)])
  if (!('run' in begun)) return answer({ problem: { ...typed, errors: { passage: begun.message } } }, begun.init)
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(WORK_LIMIT_MS)])
    return answer({ helped: await helpPassage(begun.run, { how, passage, to: language }, signal) })
  } catch (error) {
    const { data: refused, init } = refuseFailed(typed, 'passage', error)
    return answer(refused, init ?? 502)
  }
}

/** Puts what was made of a passage in its place. */
export async function put(request: Request, { id, version, passage, text }: Sent<'put'>, typed: Typed) {
  const { row } = await requireDocument(request, id)
  const at = row.text.indexOf(passage)
  if (row.version !== version || at < 0)
    return refuse(typed, 'passage', 'The passage does not stand in the document like this any more.', 409)
  return save(row, row.text.slice(0, at) + text + row.text.slice(at + passage.length), typed)
}

/** Replaces words wherever they stand. */
export async function replace(
  request: Request,
  { id, version, find, put: words, isExact }: Sent<'replace'>,
  typed: Typed,
) {
  const { row } = await requireDocument(request, id)
  if (row.version !== version)
    return refuse(typed, 'find', 'The document changed meanwhile. Load it again, then replace.', 409)
  const { text, count } = replaceAll(row.text, { find, put: words, isExact: isExact !== undefined })
  if (count === 0) return refuse(typed, 'find', 'These words do not stand in the document.', 400)
  return save(row, text, typed, count)
}

async function save(
  { id, version, title, folder, goal }: Awaited<ReturnType<typeof requireDocument>>['row'],
  text: string,
  typed: Typed,
  replaced: number | null = null,
) {
  if (text.length > DOCUMENT_MAX_CHARS)
    return refuse(typed, 'text', `A document holds up to ${DOCUMENT_MAX_CHARS.toLocaleString('en')} characters.`, 413)
  return answer({ saved: await saveEdit(id, version, { title, text, folder, goal }), replaced })
}
