import { findEngine } from '#app/kits/asking/engines/registry.server.ts'
import { withStrength } from '#app/engines/claim-ledger/ledger.ts'
import { toAnswerText } from '#app/kits/asking/panel/answer-text.ts'
import { askPanel } from '#app/kits/asking/panel/ask-panel.server.ts'
import { toDefaultSeats } from '#app/kits/asking/panel/default-panel.ts'
import { ledgerOf, listSeats } from '#app/kits/asking/panel/panel.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { EngineFailure, type RunOptions } from '#app/providers/engine.ts'
import type { Message } from '#app/providers/ports.ts'
import type { Completion } from './completion.ts'
import { needFit } from './fit-schema.server.ts'
import { CONSENSUS } from './offered-models.server.ts'
import type { Wish } from './wish.ts'

/** `question` is the last message of the user: seats know no conversation. */
export type Asked = { system: string; messages: Message[]; question: string; wish: Wish }

/** What can be used under a name: a language model that is given tools, or something that answers in words alone; null: nothing. */
export async function findOffered(viewer: Run['viewer'], model: string): Promise<{ takesTools: boolean } | null> {
  if (model === CONSENSUS) return { takesTools: false }
  const writing = await findEngine(viewer, 'write', model)
  if (writing) return { takesTools: writing.engine.takesTools === true }
  return (await findEngine(viewer, 'answer', model)) ? { takesTools: false } : null
}

/** Has a model answer: a language model, a built-in seat, or all of them. Throws EngineFailure. */
export async function complete(run: Run, model: string, asked: Asked, options: RunOptions): Promise<Completion> {
  if (model === CONSENSUS) {
    needWords(asked)
    return askAll(run, asked.question, options)
  }
  const writing = await findEngine(run.viewer, 'write', model)
  if (writing) {
    const { result, usage, costMicros } = await useEngine(run, writing, toWriteInput(asked), options)
    const { text, calls = [] } = result
    const { json } = asked.wish
    if (json?.schema && result.finish === 'stop') needFit(text, json.schema)
    return { text, calls, finish: toFinish(result.finish), usage, costMicros, evidence: { engine: model } }
  }
  needWords(asked)
  const seat = await findEngine(run.viewer, 'answer', model)
  if (!seat) throw new EngineFailure('unable', `There is no model ${model} for you here.`)
  const { result, costMicros } = await useEngine(run, seat, { question: asked.question }, options)
  const said =
    result.state === 'answered' ? { text: result.text, sources: result.sources } : { text: result.why, sources: [] }
  const usage = { input: null, output: null }
  const evidence = { engine: model, abstained: result.state === 'abstained', sources: said.sources }
  return { text: said.text, calls: [], finish: 'stop', usage, costMicros, evidence }
}

function needWords({ question }: Asked): void {
  if (question.trim() === '')
    throw new EngineFailure('unable', 'Seats are asked in words, and the last message has none.')
}

const FINISHES = {
  stop: 'stop',
  length: 'length',
  filter: 'content_filter',
  calls: 'tool_calls',
  other: 'stop',
} as const
const toFinish = (finish: keyof typeof FINISHES): Completion['finish'] => FINISHES[finish]

function toWriteInput({ system, messages, wish: { tools, json, ...wish } }: Asked) {
  return { ...(system && { system }), messages, ...wish, ...(tools.length > 0 && { tools }), ...(json && { json }) }
}

/** The panel that the screen would ask, compared with the same patience; what it rests on goes along. */
async function askAll(run: Run, question: string, { signal }: RunOptions): Promise<Completion> {
  const panel = toDefaultSeats(await listSeats(run.viewer), run.viewer.plan, question)
  const seats = await askPanel(run, panel, { question }, { signal })
  const ledger = await ledgerOf(question, seats)
  const costs = seats.map(({ costMicros }) => costMicros)
  return {
    text: toAnswerText(ledger, seats),
    calls: [],
    finish: 'stop',
    usage: { input: null, output: null },
    costMicros: costs.includes(null) ? null : costs.reduce<number>((sum, micros) => sum + (micros ?? 0), 0),
    evidence: {
      engine: CONSENSUS,
      heading: ledger.heading,
      ...(ledger.cuts ? { cuts: ledger.cuts } : {}),
      claims: ledger.claims.map(({ text, label, support, oppose, silent }) => ({
        text,
        label,
        support,
        oppose,
        silent,
      })),
      disputes: withStrength(ledger).map(({ slot, positions, strength, share }) => ({
        slot,
        strength,
        share,
        positions: positions.map(({ value, seats: by }) => ({ value, seats: by })),
      })),
      seats: seats.map(({ seat, state, isLate, text, sources, tookMs, costMicros }) => ({
        seat,
        state: isLate ? 'late' : state,
        text,
        sources,
        tookMs,
        costMicros,
      })),
    },
  }
}
