import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { fillPrompt, placesOf } from '#app/engines/text-tools/prompt-places.ts'
import { toRefusal } from '#app/kits/asking/engines/failure-init.ts'
import { askPrompt, type Said } from '#app/kits/asking/runs/ask-prompt.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { findVisitor, requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { readFields } from '#app/platform/request/fields.server.ts'
import { checkForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { beginWork } from '../begin-work.server.ts'
import { actOnKept, NOT_THERE, readKeptPage, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { promptInputs, valuesOf, type PromptInputs, type SentPrompt } from './prompts.inputs.ts'
import { MOST_CASES } from './prompts.limits.ts'
import { addCase, importPrompts, makePrompt, requirePrompt, savePrompt } from './prompts.server.ts'
import * as rows from './prompts.store.server.ts'
import { tryCase } from './try-prompt.server.ts'

const WORK_LIMIT_MS = 90_000
const MOST_VERSIONS = 50
const CARRIED_MAX_CHARS = 6_000

const keeping: Keeping = {
  change: rows.changePrompt,
  list: rows.listPrompts,
  count: rows.countPrompts,
  findDeleted: rows.findDeletedPrompt,
  toAddress: (id, query = {}) => to('prompts', null, { p: id, ...query }),
}

/** The screen at its address: the prompts of somebody, or one of them with its versions and cases. */
export async function readPrompts(request: Request) {
  const params = new URL(request.url).searchParams
  const id = params.get('p')
  if (!id) {
    const owner = await findVisitor(request)
    const page = await readKeptPage(keeping, owner, params, () => '')
    return { part: 'list' as const, page, text: (params.get('text') ?? '').slice(0, CARRIED_MAX_CHARS) }
  }
  const { row } = await requirePrompt(request, id)
  const { title, text, version } = row
  const [versions, cases] = await Promise.all([rows.listVersions(id, MOST_VERSIONS), rows.listCases([id])])
  return {
    part: 'prompt' as const,
    prompt: { id, title, text, version, places: placesOf(text) },
    versions: versions.map(({ version: number, text: words, createdAt }) => ({ number, text: words, createdAt })),
    cases: cases.map(({ id: one, name, values, holds, lacks, outcomes }) => ({
      id: one,
      name,
      values,
      holds,
      lacks,
      outcomes,
    })),
  }
}
export type PromptsView = Awaited<ReturnType<typeof readPrompts>>

export type PromptAnswer = { problem: FormProblem | null; said: Said | null; values: Record<string, string> }
const answer = (more: Partial<PromptAnswer>, init: number | ResponseInit = 200) =>
  data<PromptAnswer>({ problem: null, said: null, values: {}, ...more }, init)
const refuse = (typed: Typed, field: string, message: string, init: number | ResponseInit, values = {}) =>
  answer({ problem: { ...typed, errors: { [field]: message } }, values }, init)

type Visit = { request: Request; network: string; typed: Typed; values: Record<string, string> }

/** A form of the screen. */
export async function actOnPrompts(request: Request, network: string) {
  const fields = await readFields(request)
  const form = checkForm(fields, promptInputs)
  if (form.problem) return answer({ problem: form.problem, values: valuesOf(fields) }, 400)
  return act({ request, network, typed: form.typed, values: valuesOf(fields) }, form.input)
}

async function act(visit: Visit, input: PromptInputs) {
  const { request } = visit
  switch (input.do) {
    case 'delete':
    case 'bring-back':
    case 'rename':
      return actOnKept(request, keeping, input)
    case 'make': {
      const { owner, cookie } = await requireVisitor(request, await findUser(request))
      const id = await makePrompt(owner, input)
      return lead(id, owner, cookie)
    }
    case 'import':
      return take(visit, input)
    case 'save': {
      const { row, key } = await requirePrompt(request, input.id)
      await savePrompt(row, input)
      return redirect(to('prompts', null, { p: input.id, key }), 303)
    }
    case 'restore': {
      const { row, key } = await requirePrompt(request, input.id)
      const text = await rows.findVersion(row.id, input.version)
      if (text === null) throw notFound('This version is not kept any more.')
      await savePrompt(row, { title: row.title, text })
      return redirect(to('prompts', null, { p: input.id, key }), 303)
    }
    case 'use':
      return use(visit, input)
    case 'case':
    case 'case-remove':
      return changeCases(visit, input)
    case 'try':
      return tryAll(visit, input)
  }
}

const lead = (id: string, owner: Visitor, cookie: string | null) =>
  leadToMade({ owner, cookie }, id, (key) => to('prompts', null, { p: id, key }))

async function take({ request, typed }: Visit, { text }: SentPrompt<'import'>) {
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  const count = await importPrompts(owner, text)
  if (count === null)
    return refuse(
      typed,
      'import',
      'This is no list of prompts: JSON as the export here gives it, or a list of objects with a title and a text.',
      400,
    )
  return redirect(to('prompts'), { status: 303, headers: toVisitorHeaders(cookie) })
}

/** Fills a prompt in, and carries it to the chat or has it answered here. */
async function use({ request, network, typed, values }: Visit, { id, where }: SentPrompt<'use'>) {
  const { row } = await requirePrompt(request, id)
  const { text, open } = fillPrompt(row.text, values)
  if (open.length > 0) return refuse(typed, 'use', `Fill in ${open.join(', ')}.`, 400, values)
  if (where === 'chat') {
    if (text.length > CARRIED_MAX_CHARS)
      return refuse(
        typed,
        'use',
        'It is too long to be carried along. Copy it into the chat, or ask here.',
        413,
        values,
      )
    return redirect(to('chat', null, { question: text }), 303)
  }
  const begun = await beginWork({ member: await findUser(request), network }, 'prompts', ['write'])
  if (!('run' in begun)) return refuse(typed, 'use', begun.message, begun.init, values)
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(WORK_LIMIT_MS)])
    return answer({ said: await askPrompt(begun.run, text, signal), values })
  } catch (error) {
    const { message, init } = toRefusal(error)
    return refuse(typed, 'use', message, init, values)
  }
}

async function changeCases({ request, typed, values }: Visit, input: SentPrompt<'case' | 'case-remove'>) {
  const { row, key } = await requirePrompt(request, input.id)
  if (input.do === 'case-remove') await rows.removeCase(row.id, input.case)
  else {
    if ((await rows.listCases([row.id])).length >= MOST_CASES)
      return refuse(typed, 'name', `A prompt has up to ${MOST_CASES} cases.`, 409, values)
    if (input.holds.length + input.lacks.length === 0)
      return refuse(typed, 'holds', 'Say what the answer must hold, or what it must not.', 400, values)
    const { name, holds, lacks } = input
    await addCase(row.id, { name, values, holds, lacks })
  }
  return redirect(to('prompts', null, { p: row.id, key }), 303)
}

/** Tries every case one after the other, and keeps what came of each. */
async function tryAll({ request, network, typed }: Visit, { id }: SentPrompt<'try'>) {
  const { row, key } = await requirePrompt(request, id)
  const cases = await rows.listCases([id])
  if (cases.length === 0) throw notFound(NOT_THERE)
  const begun = await beginWork({ member: await findUser(request), network }, 'prompts', ['write'])
  if (!('run' in begun)) return refuse(typed, 'try', begun.message, begun.init)
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(WORK_LIMIT_MS)])
  for (const one of cases) await rows.saveOutcomes(one.id, await tryCase(begun.run, row, one, signal))
  return redirect(to('prompts', null, { p: id, key }), 303)
}
