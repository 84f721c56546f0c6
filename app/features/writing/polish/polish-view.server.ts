import { data, redirect } from '@remix-run/node'
import { findAsks } from '#app/engines/mail-triage/asks.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { findVisitor, requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import { textOf, readFields } from '#app/platform/request/fields.server.ts'
import { checkForm } from '#app/platform/request/form.server.ts'
import { beginWork, refuse, refuseFailed } from '../begin-work.server.ts'
import { actOnKept, readKeptPage } from '#app/kits/members/kept/kept-acts.server.ts'
import { isKeptAct, keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { saveResult } from '../kept/writings.store.server.ts'
import { keepingOf, keepWriting, requireWriting } from '../keeping.server.ts'
import { polishText } from './polish-text.server.ts'
import { polishInputs, type PolishInputs } from './polish.inputs.ts'
import { DRAFT_MAX_CHARS } from './polish.limits.ts'
import type { Polished } from './polished.ts'

const WORK_LIMIT_MS = 90_000

/** The screen at its address: where a draft is pasted, a polished one, or the list of them. */
export async function readPolish(request: Request) {
  const params = new URL(request.url).searchParams
  const id = params.get('w')
  if (id) {
    const { row } = await requireWriting(request, 'polish', id)
    const polished = row.result as Polished
    const letter = /^[\w-]{1,64}$/.exec(params.get('letter') ?? '')?.[0] ?? null
    const asks = findAsks(polished.incoming).length
    return { part: 'result' as const, id, title: row.title, polished, asks, letter }
  }
  if (params.get('part') === 'history') {
    const page = await readKeptPage(keepingOf('polish'), await findVisitor(request), params, () => '')
    return { part: 'history' as const, page }
  }
  const engines = await listEngines(toViewer(await findUser(request)), 'polish')
  const text = (params.get('text') ?? '').slice(0, DRAFT_MAX_CHARS)
  return { part: 'start' as const, text, engine: engines[0]?.engine.label ?? null }
}
export type PolishView = Awaited<ReturnType<typeof readPolish>>

/** A form of the screen: a draft to polish, a choice of changes, or an act on what is kept. */
export async function actOnPolish(request: Request, network: string) {
  const fields = await readFields(request)
  if (isKeptAct(textOf(fields, 'do'))) {
    const form = checkForm(fields, keptInputs)
    return form.problem ? data({ problem: form.problem }, 400) : actOnKept(request, keepingOf('polish'), form.input)
  }
  const form = checkForm(fields, polishInputs)
  if (form.problem) return data({ problem: form.problem }, 400)
  return form.input.do === 'choose' ? choose(request, form.input) : polish(request, network, form.input, form.typed)
}

type Sent<Act extends PolishInputs['do']> = Extract<PolishInputs, { do: Act }>
type Typed = Parameters<typeof refuse>[0]

async function polish(request: Request, network: string, input: Sent<'polish'>, typed: Typed) {
  const member = await findUser(request)
  const { owner, cookie } = await requireVisitor(request, member)
  const begun = await beginWork({ member, network }, 'email-polish', ['polish'])
  if (!('run' in begun)) return refuse(typed, 'draft', begun.message, begun.init)
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(WORK_LIMIT_MS)])
  try {
    const polished = await polishText(begun.run, input, signal)
    const address = await keepWriting('polish', owner, cookie === null, input.draft, polished)
    const back = input.letter ? `&letter=${input.letter}` : ''
    return redirect(address + back, { status: 303, headers: toVisitorHeaders(cookie) })
  } catch (error) {
    return refuseFailed(typed, 'draft', error)
  }
}

/** Which changes are taken is kept; ids that are none are left out. */
async function choose(request: Request, { id, take }: Sent<'choose'>) {
  const { row, owner } = await requireWriting(request, 'polish', id)
  const polished = row.result as Polished
  const taken = polished.changes.map((change) => change.id).filter((one) => take.includes(one))
  await saveResult(id, owner, { ...polished, taken }, clock.now())
  const { pathname, search } = new URL(request.url)
  return redirect(pathname + search, 303)
}
