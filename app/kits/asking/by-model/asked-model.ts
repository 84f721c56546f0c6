import { EngineFailure, type Engine, type EngineResult, type RunOptions, type Usage } from '#app/providers/engine.ts'
import type { Media, PortName, Ports } from '#app/providers/ports.ts'

type Model = Engine<'write'>

/** The same engine on another port: what it is called and limited to stays, what it does is `run`. */
export function toServing<Port extends PortName>(
  model: Model,
  port: Port,
  about: string,
  run: Engine<Port>['run'],
): Engine<Port> {
  return { ...model, port, about, run }
}

export type Asking = {
  /** From us alone: nothing that others wrote may stand here. */
  system: string
  text: string
  pictures?: Media[]
  temperature?: number
}

/** The model's reply as a person would read it, and what it took. Throws EngineFailure, also for a reply that is cut or noise. */
export async function askModel(
  model: Model,
  { system, text, pictures = [], temperature = 0 }: Asking,
  options: RunOptions,
): Promise<{ reply: string; usage: Usage }> {
  const message = { role: 'user' as const, text, ...(pictures.length > 0 && { pictures }) }
  const { result, usage } = await model.run({ system, messages: [message], temperature }, options)
  return { reply: readReply(model, result), usage }
}

/** What a model said as a person would read it. Throws EngineFailure for a reply that is cut, declined, empty or noise. */
export function readReply(model: Pick<Engine, 'id'>, { text, finish }: Ports['write']['result']): string {
  if (finish === 'length') throw new EngineFailure('unable', `${model.id} reached its length limit before it was done.`)
  if (finish === 'filter') throw new EngineFailure('refused', `${model.id} declines this content.`)
  const reply = toPlainReply(text)
  if (reply === '') throw toNonsense(model, 'an empty reply')
  if (isNoise(reply)) throw toNonsense(model, 'noise')
  return reply
}

export const toNonsense = ({ id }: Pick<Engine, 'id'>, what: string) =>
  new EngineFailure('broken', `${id} gave ${what}.`)

/** Listens to nothing on the way: for replies that are read as a whole. */
export const quietly = ({ signal }: RunOptions): RunOptions => ({ signal })

export const toResult = <Port extends PortName>(result: Ports[Port]['result'], usage: Usage): EngineResult<Port> => ({
  result,
  usage,
})

const THOUGHT = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i
const CODE_FENCE = /^```[\w-]*\n([\s\S]*?)\n?```$/
const OUR_FENCE = /^<<<[\da-f]{24}[^\n]*\n([\s\S]*?)\n[\da-f]{24}>>>$/

/** The reply without what models wrap it in: their thoughts, a code fence, our own fence given back. */
export function toPlainReply(text: string): string {
  const said = text.replace(THOUGHT, '').trim()
  const inner = CODE_FENCE.exec(said)?.[1] ?? OUR_FENCE.exec(said)?.[1] ?? said
  return inner.trim()
}

const MAX_NOISE = 0.02

/** Bytes that were no text show up as controls and replacement marks. */
function isNoise(text: string): boolean {
  const strange = text.match(/(?![\t\n\r])[\p{Cc}\ufffd]/gu)?.length ?? 0
  return strange / text.length > MAX_NOISE
}
