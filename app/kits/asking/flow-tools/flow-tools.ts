import type { ToolSign, Value } from '#app/engines/flows/flow.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { once } from '#app/platform/once.ts'
import type { PortName } from '#app/providers/ports.ts'

export const flowToolGroups = [
  'Text',
  'Ask and look up',
  'Lists and conditions',
  'Make and keep',
  'People and time',
] as const
export type FlowToolGroup = (typeof flowToolGroups)[number]

/** What a step works with: the run its uses belong to, and whose it is. */
export type FlowWorking = {
  run: Run
  owner: Visitor
  signal: AbortSignal
  /** The flow and the run it is a step of, with the address where that is seen. */
  about: { title: string; runId: string; address: string }
}

/** What a step gave, with its receipt. Cost in micro-dollars; null is unknown. */
export type FlowOutcome = {
  value: Value
  by: string
  costMicros: number | null
  notes?: string[]
}

/**
 * What a step keeps or sends: done in one transaction with the note that it was done, so that a crash never does it twice.
 * It must be short and reach nothing outside the database.
 */
export type FlowEffect = { keep: () => Promise<FlowOutcome> }

export type FlowTool = ToolSign & {
  about: string
  group: FlowToolGroup
  /** The ports it asks, for its price; none: it costs nothing. */
  ports: readonly PortName[]
  /** Throws EngineFailure or FlowStepFailure with a sentence for whoever runs it. */
  work: (fields: Readonly<Record<string, string>>, working: FlowWorking) => Promise<FlowOutcome | FlowEffect>
}

/** Why a step could not be done, in a sentence for whoever runs the flow. */
export class FlowStepFailure extends Error {
  override readonly name = 'FlowStepFailure'
}

const tools = () => once('flow-tools', () => new Map<string, FlowTool>())

/** Says which tools of a room can be steps of a flow, called in the room's `*.register.server.ts`. */
export function defineFlowTools(...defined: readonly FlowTool[]): void {
  for (const tool of defined) tools().set(tool.id, tool)
}

/** Every tool a step can use, by its id. */
export const flowTools = (): ReadonlyMap<string, FlowTool> => tools()
