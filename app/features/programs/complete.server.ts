import { findEngine } from '#app/kits/engines/registry.server.ts'
import { toAnswerText } from '#app/kits/panel/answer-text.ts'
import { askSeat, ledgerOf, listSeats } from '#app/kits/panel/panel.server.ts'
import type { Run } from '#app/kits/runs/run.ts'
import { useEngine } from '#app/kits/runs/use-engine.server.ts'
import { EngineFailure, type RunOptions } from '#app/providers/engine.ts'
import type { Message } from '#app/providers/ports.ts'
import type { CompletionInputs } from './chat-completions.inputs.ts'
import type { Completion } from './completion.ts'
import { CONSENSUS } from './offered-models.server.ts'

export type Asked = { system: string; messages: Message[]; settings: CompletionInputs }

/** Whether a model of this id can be used: asked before a run is begun. */
export const isOffered = async ({ viewer }: Pick<Run, 'viewer'>, model: string): Promise<boolean> =>
  model === CONSENSUS ||
  (await findEngine(viewer, 'write', model)) !== null ||
  (await findEngine(viewer, 'answer', model)) !== null

/** Has a model answer: a language model, a built-in seat, or all of them. Throws EngineFailure. */
export async function complete(run: Run, model: string, asked: Asked, options: RunOptions): Promise<Completion> {
  if (model === CONSENSUS) return askAll(run, lastOf(asked.messages))
  const writing = await findEngine(run.viewer, 'write', model)
  if (writing) {
    const { result, usage, costMicros } = await useEngine(run, writing, toWriteInput(asked), options)
    return { text: result.text, finish: toFinish(result.finish), usage, costMicros, evidence: { engine: model } }
  }
  const seat = await findEngine(run.viewer, 'answer', model)
  if (!seat) throw new EngineFailure('unable', `There is no model ${model} for you here.`)
  const { result, costMicros } = await useEngine(run, seat, { question: lastOf(asked.messages) }, options)
  const said =
    result.state === 'answered' ? { text: result.text, sources: result.sources } : { text: result.why, sources: [] }
  const usage = { input: null, output: null }
  const evidence = { engine: model, abstained: result.state === 'abstained', sources: said.sources }
  return { text: said.text, finish: 'stop', usage, costMicros, evidence }
}

/** Seats know no conversation: they are asked the last question. */
const lastOf = (messages: readonly Message[]): string => messages.at(-1)?.text ?? ''

const toFinish = (finish: 'stop' | 'length' | 'filter' | 'other') =>
  finish === 'length' ? 'length' : finish === 'filter' ? 'content_filter' : 'stop'

function toWriteInput({ system, messages, settings }: Asked) {
  const { max_completion_tokens, max_tokens, temperature, stop } = settings
  return {
    ...(system && { system }),
    messages,
    maxOutput: max_completion_tokens ?? max_tokens ?? null,
    temperature: temperature ?? null,
    ...(stop && { stop: [stop].flat() }),
  }
}

/** The whole panel, compared; what it rests on goes along. */
async function askAll(run: Run, question: string): Promise<Completion> {
  const seats = await Promise.all((await listSeats(run.viewer)).map((seat) => askSeat(run, seat, { question })))
  const ledger = await ledgerOf(question, seats)
  const costs = seats.map(({ costMicros }) => costMicros)
  return {
    text: toAnswerText(ledger, seats),
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
      disputes: ledger.disputes.map(({ slot, positions }) => ({
        slot,
        positions: positions.map(({ value, seats: by }) => ({ value, seats: by })),
      })),
      seats: seats.map(({ seat, state, text, sources, tookMs, costMicros }) => ({
        seat,
        state,
        text,
        sources,
        tookMs,
        costMicros,
      })),
    },
  }
}
