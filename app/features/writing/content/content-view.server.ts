import { data, redirect } from '@remix-run/node'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { findVisitor, requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { readFields, textOf } from '#app/platform/request/fields.server.ts'
import { checkForm } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toFailure } from '#app/providers/engine.ts'
import { beginWork, refuse, refuseFailed } from '../begin-work.server.ts'
import { actOnKept, readKeptPage } from '#app/kits/members/kept/kept-acts.server.ts'
import { isKeptAct, keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { keepingOf, keepWriting, requireWriting } from '../keeping.server.ts'
import type { ContentTool } from './content-tool.ts'
import { contentTools, findTool, optionsOf } from './content-tools.server.ts'
import { contentInputs } from './content.inputs.ts'
import { TEXT_MAX_CHARS } from './content.limits.ts'
import { exampleFor } from './example-text.ts'
import type { Worked, WorkedStep } from './worked.ts'

const WORK_LIMIT_MS = 90_000

const toShown = ({ id, label, about, group, options }: ContentTool) => ({ id, label, about, group, options })
const allShown = () => contentTools.map(toShown)

/** The screen at its address: the tools, the form of one, a result, or the list of results. */
export async function readContent(request: Request) {
  const params = new URL(request.url).searchParams
  const id = params.get('w')
  if (id) {
    const { row } = await requireWriting(request, 'content', id)
    return { part: 'result' as const, id, title: row.title, worked: row.result as Worked, tools: allShown() }
  }
  if (params.get('part') === 'history') {
    const page = await readKeptPage(keepingOf('content'), await findVisitor(request), params, () => '')
    return { part: 'history' as const, page }
  }
  const name = params.get('tool')
  const text = await textToWork(request, params)
  if (name === null) return { part: 'list' as const, tools: allShown(), text: text.slice(0, TEXT_IN_ADDRESS) }
  const tool = findTool(name)
  if (!tool) throw notFound('There is no tool of this name here.')
  return { part: 'tool' as const, tool: toShown(tool), tools: allShown(), text, example: exampleFor(tool.id) }
}
export type ContentView = Awaited<ReturnType<typeof readContent>>

/** What fits into a link that carries the words along. */
const TEXT_IN_ADDRESS = 1_500

/** The text of an address: its own, or what the last tool gave. */
async function textToWork(request: Request, params: URLSearchParams): Promise<string> {
  const from = params.get('from')
  if (!from) return (params.get('text') ?? '').slice(0, TEXT_MAX_CHARS)
  const { row } = await requireWriting(request, 'content', from)
  return (row.result as Worked).steps.at(-1)?.text ?? ''
}

/** A form of the screen: a text to work on, or an act on what is kept. */
export async function actOnContent(request: Request, network: string) {
  const fields = await readFields(request)
  if (isKeptAct(textOf(fields, 'do'))) {
    const form = checkForm(fields, keptInputs)
    return form.problem ? data({ problem: form.problem }, 400) : actOnKept(request, keepingOf('content'), form.input)
  }
  const form = checkForm(fields, contentInputs)
  if (form.problem) return data({ problem: form.problem }, 400)
  const { tool, then, text } = form.input
  const chain = [tool, then].flatMap((id) => findTool(id) ?? [])
  const member = await findUser(request)
  const { owner, cookie } = await requireVisitor(request, member)
  const begun = await beginWork(
    { member, network },
    'content-tools',
    chain.flatMap(({ ports }) => ports),
  )
  if (!('run' in begun)) return refuse(form.typed, 'text', begun.message, begun.init)
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(WORK_LIMIT_MS)])
  try {
    const worked = await work(begun.run, chain, form.input, text, signal)
    const title = `${chain[0]?.label ?? ''}: ${text.replace(/^#+\s*/, '')}`
    const address = await keepWriting('content', owner, cookie === null, title, worked)
    return redirect(address, { status: 303, headers: toVisitorHeaders(cookie) })
  } catch (error) {
    return refuseFailed(form.typed, 'text', error)
  }
}

/** One tool after the other, each on what the one before gave. What a later one cannot do is told, and the rest is kept. */
async function work(
  run: Run,
  chain: readonly ContentTool[],
  told: Readonly<Record<string, unknown>>,
  text: string,
  signal: AbortSignal,
): Promise<Worked> {
  const steps: WorkedStep[] = []
  for (const tool of chain) {
    const startedAt = performance.now()
    const options = optionsOf(tool, told)
    try {
      const result = await tool.run(steps.at(-1)?.text ?? text, options, { run, signal })
      steps.push({
        ...result,
        tool: tool.id,
        label: tool.label,
        options,
        tookMs: Math.round(performance.now() - startedAt),
      })
    } catch (error) {
      if (steps.length === 0) throw error
      return { text, steps, stopped: `${tool.label}: ${toFailureWords(toFailure(error))}` }
    }
  }
  return { text, steps, stopped: null }
}
