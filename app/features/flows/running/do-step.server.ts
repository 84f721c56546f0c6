import { setTimeout as pause } from 'node:timers/promises'
import { MOST_VALUE_CHARS, isThing, type FlowStep, type Value } from '#app/engines/flows/flow.ts'
import { store } from '#app/database/store.server.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import {
  FlowStepFailure,
  type FlowOutcome,
  type FlowTool,
  type FlowWorking,
} from '#app/kits/asking/flow-tools/flow-tools.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { toStorableText } from '#app/platform/values/storable.ts'
import { EngineFailure, toFailure } from '#app/providers/engine.ts'
import { createStep, findFlowRun, saveStep, type FlowRunRow, type StepRow } from '../keeping/runs.store.server.ts'
import { holdStep } from './hold-step.server.ts'

const MOST_TRIES = 3
const FIRST_PAUSE_MS = 1_000
const PASSING = new Set<EngineFailure['kind']>(['unreachable', 'slow', 'limited'])
const CUT =
  'The server was stopped while an engine that costs money was asked, so it was not asked a second time. Try the step again if you like.'

export type Doing = {
  step: FlowStep
  tool: FlowTool
  item: number
  fields: Record<string, string>
  run: FlowRunRow
  working: FlowWorking
  /** What was kept of it before a crash. */
  before: StepRow | null
}

/**
 * Does a step once, or for one item, and keeps what came of it. What it keeps elsewhere stands in the same transaction as
 * the note that it is done: after a crash it is there once, or is done again from the beginning. Gives the row's state.
 */
export async function doStep(doing: Doing): Promise<StepRow['state']> {
  const { tool, run, before, working } = doing
  const row = await begin(doing)
  if (before?.state === 'begun' && (await mayHaveCost(doing))) return fail(row, CUT)
  const startedAt = performance.now()
  const took = () => Math.round(performance.now() - startedAt)
  try {
    if (tool.holds) return await holdStep({ ...doing, row })
    if (run.kind === 'test' && tool.effect) {
      const outcome = { value: `[left out in a test: ${tool.effect}]`, by: 'Test', costMicros: 0 }
      return await keep(doing, row, took, () => Promise.resolve(outcome))
    }
    const outcome = await workPatiently(doing)
    working.signal.throwIfAborted()
    return await keep(doing, row, took, 'keep' in outcome ? outcome.keep : () => Promise.resolve(outcome))
  } catch (error) {
    working.signal.throwIfAborted()
    return fail(row, toWords(error), took())
  }
}

async function begin({ step, item, fields, run, before }: Doing): Promise<StepRow> {
  const now = clock.now()
  if (before) {
    const again = { state: 'begun', fields, tries: before.tries + 1, startedAt: now, endedAt: null } as const
    await saveStep(before.id, again)
    return { ...before, ...again }
  }
  const row: StepRow = {
    ...{ id: createSecretId(), runId: run.id, step: step.id, item, state: 'begun', fields, value: null },
    ...{ by: '', notes: [], costMicros: null, tookMs: null, tries: 1, dueAt: null, startedAt: now, endedAt: null },
  }
  await createStep(row)
  return row
}

/** Engines that cannot be reached for a moment are asked again, a few times. */
async function workPatiently({ tool, fields, working }: Doing) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tool.work(fields, working)
    } catch (error) {
      const isPassing = error instanceof EngineFailure && PASSING.has(error.kind)
      if (!isPassing || tries >= MOST_TRIES) throw error
      await pause(FIRST_PAUSE_MS * 3 ** (tries - 1), null, { signal: working.signal })
    }
  }
}

const keep = (
  { run }: Doing,
  row: StepRow,
  took: () => number,
  give: () => Promise<FlowOutcome>,
): Promise<StepRow['state']> =>
  store().tx(async () => {
    const now = await findFlowRun(run.id)
    if (now?.state !== 'working' || now.jobId !== run.jobId) return 'begun'
    const { value, by, costMicros, notes = [] } = await give()
    const bounded = bound(value)
    await saveStep(row.id, {
      ...{ state: 'done', value: bounded.value, by, costMicros, tookMs: took(), endedAt: clock.now() },
      notes: [
        ...notes.map(toStorableText),
        ...(bounded.isCut ? ['What it gave was longer than is handed on, and was cut.'] : []),
      ],
    })
    return 'done'
  })

export async function fail(row: StepRow, note: string, tookMs: number | null = null): Promise<StepRow['state']> {
  await saveStep(row.id, { state: 'failed', notes: [note], tookMs, endedAt: clock.now() })
  return 'failed'
}

function bound(value: Value): { value: Value; isCut: boolean } {
  const cut = (text: string) => toStorableText(text).slice(0, MOST_VALUE_CHARS).toWellFormed()
  if (typeof value === 'string') return { value: cut(value), isCut: value.length > MOST_VALUE_CHARS }
  if (isThing(value)) return { value: { title: cut(value.title), href: value.href }, isCut: false }
  let left = MOST_VALUE_CHARS
  const kept = value.filter((item) => (left -= item.length + 1) >= 0).map(toStorableText)
  return { value: kept, isCut: kept.length < value.length }
}

/** Whether a step that was cut off had asked an engine of a company. */
async function mayHaveCost({ tool, working }: Doing): Promise<boolean> {
  const [port] = tool.ports
  if (!port) return false
  const [first] = await listEngines(working.run.viewer, port)
  return first !== undefined && first.engine.providerId !== null
}

function toWords(error: unknown): string {
  if (error instanceof FlowStepFailure) return error.message
  const failure = toFailure(error)
  if (!(error instanceof EngineFailure)) log.warn({ err: error }, 'a step of a flow broke')
  return toFailureWords(failure)
}
