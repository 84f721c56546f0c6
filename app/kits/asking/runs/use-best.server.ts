import { listEngines, type ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import { EngineFailure, toFailure } from '#app/providers/engine.ts'
import type { RunOptions } from '#app/providers/engine.ts'
import type { Ports, PortName } from '#app/providers/ports.ts'
import type { Run } from './run.ts'
import { useEngine, type Used } from './use-engine.server.ts'

/** Failures after which another engine is asked: those that are the engine's own. */
const NEXT_AFTER = new Set<EngineFailure['kind']>([
  'unreachable',
  'slow',
  'limited',
  'unauthorised',
  'unable',
  'broken',
  'unaffordable',
])

export type BestUse<Port extends PortName> = Used<Port> & {
  listed: ListedEngine<Port>
  /** Engines that were asked before and failed, in their order. */
  failed: { listed: ListedEngine<Port>; failure: EngineFailure }[]
}

/** An engine that has others behind it is not waited for any longer, so that one that hangs keeps nobody from them. */
const BEFORE_NEXT_MS: Readonly<Record<PortName, number>> = {
  ...{ answer: 20_000, write: 45_000, summarise: 45_000, polish: 45_000, translate: 45_000 },
  ...{ detect: 10_000, embed: 10_000, moderate: 10_000, search: 10_000 },
  ...{ see: 60_000, read: 60_000, speak: 60_000, draw: 90_000 },
  ...{ transcribe: 10 * 60_000, film: 20 * 60_000 },
}

/**
 * Uses the first engine of a port that does the work, in the operator's order, or `engineId` first when somebody chose it. Text that
 * streamed from an engine which then failed is not taken back, so callers that stream name one engine. Throws the last failure.
 */
export async function useBest<Port extends PortName>(
  run: Run,
  port: Port,
  input: Ports[Port]['input'],
  { engineId = null, ...options }: Partial<RunOptions> & { engineId?: string | null } = {},
): Promise<BestUse<Port>> {
  const all = await listEngines(run.viewer, port)
  const engines = [
    ...all.filter(({ engine }) => engine.id === engineId),
    ...all.filter(({ engine }) => engine.id !== engineId),
  ]
  const failed: BestUse<Port>['failed'] = []
  for (const [n, listed] of engines.entries()) {
    const limitMs = n < engines.length - 1 ? BEFORE_NEXT_MS[port] : Infinity
    try {
      return { ...(await useEngine(run, listed, input, { ...options, limitMs })), listed, failed }
    } catch (error) {
      const failure = toFailure(error)
      failed.push({ listed, failure })
      if (!NEXT_AFTER.has(failure.kind)) throw failure
    }
  }
  throw failed.at(-1)?.failure ?? new EngineFailure('unable', 'No engine on this server can do this yet.')
}
