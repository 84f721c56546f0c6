import { data, redirect } from '@remix-run/node'
import { findSituation, situations } from '#app/engines/email-writer/situations/situations.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { findVisitor, requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import { readFields, textOf } from '#app/platform/request/fields.server.ts'
import { checkForm } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { beginWork, refuse } from '../begin-work.server.ts'
import { actOnKept, readKeptPage } from '#app/kits/members/kept/kept-acts.server.ts'
import { isKeptAct, keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { keepingOf, keepWriting, requireWriting } from '../keeping.server.ts'
import { letterInputs } from './letter.inputs.ts'
import { POINTS_MAX_CHARS } from './letter.limits.ts'
import { writeLetter } from './write-letter.server.ts'
import type { TypedOrder, Written } from './written.ts'

const WORK_LIMIT_MS = 90_000

/** The screen at its address: the list of occasions, the form of one, a written letter, or the letters before. */
export async function readLetters(request: Request) {
  const params = new URL(request.url).searchParams
  const id = params.get('w')
  if (id) {
    const { row } = await requireWriting(request, 'letter', id)
    const isChanging = params.get('part') === 'change'
    const written = row.result as Written
    if (isChanging) return { ...(await toForm(request, written.order.situation, written.order)), from: id }
    return {
      part: 'letter' as const,
      id,
      title: row.title,
      written,
      label: findSituation(written.order.situation)?.label ?? '',
    }
  }
  if (params.get('part') === 'history') {
    const page = await readKeptPage(keepingOf('letter'), await findVisitor(request), params, () => '')
    return { part: 'history' as const, page }
  }
  const purpose = params.get('purpose')
  const text = (params.get('text') ?? '').slice(0, POINTS_MAX_CHARS)
  if (purpose) return { ...(await toForm(request, purpose, null, text)), from: null }
  return { part: 'list' as const, groups: toGroups(), text }
}
export type LetterView = Awaited<ReturnType<typeof readLetters>>

function toGroups() {
  const names = [...new Set(situations.map(({ group }) => group))]
  return names.map((name) => ({
    name,
    situations: situations.filter(({ group }) => group === name).map(({ id, label }) => ({ id, label })),
  }))
}

async function toForm(request: Request, purpose: string, order: TypedOrder | null, text = '') {
  const situation = findSituation(purpose)
  if (!situation) throw notFound('There is no letter of this kind here.')
  const member = await findUser(request)
  const [writer] = await listEngines(toViewer(member), 'write')
  const { id, label, fields } = situation
  const sender = member?.name ?? ''
  return {
    part: 'form' as const,
    situation: { id, label, fields },
    order,
    text,
    sender,
    model: writer?.engine.label ?? null,
  }
}

/** A form of the screen: a letter to write, or an act on what is kept. */
export async function actOnLetters(request: Request, network: string) {
  const fields = await readFields(request)
  if (isKeptAct(textOf(fields, 'do'))) {
    const form = checkForm(fields, keptInputs)
    return form.problem ? data({ problem: form.problem }, 400) : actOnKept(request, keepingOf('letter'), form.input)
  }
  const form = checkForm(fields, letterInputs)
  if (form.problem) return data({ problem: form.problem }, 400)
  const { order, byModel } = form.input
  const member = await findUser(request)
  const { owner, cookie } = await requireVisitor(request, member)
  const ports = [...(order.language === 'en' ? [] : ['translate' as const]), ...(byModel ? ['write' as const] : [])]
  const begun = await beginWork({ member, network }, 'email-writer', ports)
  if (!('run' in begun)) return refuse(form.typed, 'situation', begun.message, begun.init)
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(WORK_LIMIT_MS)])
  const written = await writeLetter(begun.run, order, byModel, signal)
  const address = await keepWriting('letter', owner, cookie === null, written.subjects[0] ?? '', written)
  return redirect(address, { status: 303, headers: toVisitorHeaders(cookie) })
}
