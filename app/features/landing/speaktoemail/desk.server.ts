import { data } from '@remix-run/node'
import type { Redaction } from '#app/engines/redaction/redact.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { languagePool } from '#app/providers/language/index.server.ts'
import { readAlso } from './desk-checks.ts'
import { deskInputs } from './desk.inputs.ts'

const spendUse = createRateLimit('speaktoemail-desk', { points: 60, windowS: 60 })

export type AdminFormResult =
  { text: string; also: string; redaction: Redaction; problem: null } | { problem: FormProblem; redaction: null }

/** Masks a note for a browser without JavaScript. The note lives as long as the answer: nothing is stored or logged. */
export async function maskNote(request: Request, network: string) {
  const form = await readForm(request, deskInputs)
  if (form.problem) return data<AdminFormResult>({ problem: form.problem, redaction: null }, 400)
  const waitS = await spendUse(network)
  if (waitS > 0) {
    const message = tooManyAtOnce('notes', waitS)
    const refused: AdminFormResult = { problem: { errors: { text: message }, ...form.typed }, redaction: null }
    return data(refused, overLimit(waitS))
  }
  const { text, keep, also } = form.input
  const choices = { lifted: keep, added: readAlso(also) }
  const redaction = await languagePool().run('redact', { text, choices, hasWordList: true })
  return data<AdminFormResult>({ text, also, redaction, problem: null })
}
