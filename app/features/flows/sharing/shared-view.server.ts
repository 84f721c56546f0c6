import { checkFlow } from '#app/engines/flows/check-flow.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { findFlow } from '../keeping/flows.store.server.ts'
import { findFlowRun, findStep } from '../keeping/runs.store.server.ts'
import { layOut } from '../picture/lay-out.server.ts'
import { signsHere } from '../running/flow-of-version.server.ts'
import { readQuestionKey } from '../running/hold-step.server.ts'
import { findShared } from './share-acts.server.ts'

/** A flow as whoever has its link sees it: what it does, and nothing of its runs. */
export async function readShared(_request: Request, id: string) {
  const { row, flow, version } = await findShared(id)
  const signs = signsHere()
  const faults = checkFlow(flow, signs)
  return {
    part: 'shared' as const,
    ...{ shared: id, title: row.title, about: row.about, face: row.face, version, inputs: flow.inputs },
    picture: layOut(flow, signs, new Set(faults.flatMap(({ step }) => step ?? []))),
    steps: flow.steps.map((step) => ({
      ...{ id: step.id, title: step.title, each: step.each, after: step.after },
      label: signs.get(step.tool)?.label ?? 'A tool this server does not have',
      about: signs.get(step.tool)?.effect ?? null,
      fields: (signs.get(step.tool)?.fields ?? []).flatMap(({ name, label }) =>
        step.fields[name] ? [{ label, text: step.fields[name] }] : [],
      ),
    })),
  }
}
export type SharedFlowView = Awaited<ReturnType<typeof readShared>>

/** What a flow asks a person, by the signed address. */
export async function readQuestion(key: string) {
  const id = readQuestionKey(key)
  const step = id === null ? null : await findStep(id)
  const run = step && (await findFlowRun(step.runId))
  const flow = run && (await findFlow(run.flowId))
  if (!step || !run || !flow) throw notFound('Nothing is asked under this address.')
  return {
    part: 'question' as const,
    question: key,
    title: flow.title,
    words: step.fields['question'] ?? '',
    text: step.fields['text'] ?? '',
    isOpen: step.state === 'person' && (run.state === 'waiting' || run.state === 'working'),
    answer: step.state === 'done' ? String(step.value) : null,
    notes: step.state === 'done' ? step.notes : [],
    until: step.dueAt,
  }
}
export type QuestionView = Awaited<ReturnType<typeof readQuestion>>
