import type { Ports, PortName, ToolCall } from './ports.ts'

/** What an engine counts in: its price, its limits and the ledger speak in this. */
export type Unit = 'token' | 'character' | 'second' | 'picture' | 'page' | 'query' | 'request'

/** What one use took; null is unknown, never nothing. */
export type Usage = { input: number | null; output: number | null }

/** A piece of the input of a tool's call: which call of the answer it belongs to, and in the first piece what is called. */
export type CallPart = { index: number; begins?: Omit<ToolCall, 'input'>; text: string }

export type RunOptions = {
  /** Ends the work; the engine then throws the failure `cancelled`. */
  signal: AbortSignal
  /** Called with each further piece of text, as it comes. */
  onPart?: (text: string) => void
  /** Called with each further piece of a call of a tool; the first of each names it. Only beside `onPart`. */
  onCall?: (part: CallPart) => void
  /** Called with the share that is done, from 0 to 1, by engines that can tell. */
  onProgress?: (share: number) => void
}

/**
 * One thing that serves one port. `run` throws nothing but EngineFailure; whoever calls it goes through the ledger
 * (`kits/runs`), never here directly.
 */
export type Engine<Port extends PortName = PortName> = {
  /** `embedded:<name>`, or `<provider>/<model>`. */
  id: string
  port: Port
  label: string
  /** One sentence: what it does, and what it can't. */
  about: string
  /** The id of the provider it was configured with; null for one that is built in. */
  providerId: string | null
  /** Who makes it, for a person to read. */
  maker: string
  /** Engines of one family share their evidence or their training: together they are one independent voice. */
  family: string
  version: string | null
  unit: Unit
  /** How many units fit in; null is unknown. */
  contextUnits: number | null
  /** A use that takes longer has failed. */
  limitMs: number
  /** Of the draw port: it also goes on from a picture, changing all of it or a part. */
  takesStart?: boolean
  /** Of the write port: it can be given tools and asked for JSON. Whether its model has them, its company says. */
  takesTools?: boolean
  run(input: Ports[Port]['input'], options: RunOptions): Promise<EngineResult<Port>>
}

export type EngineResult<Port extends PortName> = { result: Ports[Port]['result']; usage: Usage }

/**
 * Why an engine gave no result. `unreachable`: no connection; `slow`: over its time; `limited`: too many requests, see
 * `retryAfterS`; `unauthorised`: the key is wrong or may not; `refused`: the engine declines this content; `unable`: it can't
 * do this, such as a language it does not know; `broken`: it answered what makes no sense; `cancelled`: nobody waits any more;
 * `unaffordable`: a budget of today is used up, so it was not asked.
 */
export type FailureKind =
  'unreachable' | 'slow' | 'limited' | 'unauthorised' | 'refused' | 'unable' | 'broken' | 'cancelled' | 'unaffordable'

/** The message is for the log and the operator; `toFailureWords` says it to a visitor. */
export class EngineFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly retryAfterS: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'EngineFailure'
  }
}

/** Anything thrown, as a failure. */
export function toFailure(error: unknown): EngineFailure {
  if (error instanceof EngineFailure) return error
  const message = error instanceof Error ? error.message : String(error)
  return new EngineFailure(isAbort(error) ? 'cancelled' : 'broken', message, null, { cause: error })
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'
