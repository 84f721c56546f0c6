import { NO_FLOW, type Flow, type ToolSign } from '#app/engines/flows/flow.ts'
import { flowTools } from '#app/kits/asking/flow-tools/flow-tools.ts'
import { findVersion } from '../keeping/flows.store.server.ts'
import { readKeptFlow } from '../editing/flow.inputs.ts'

/** The tools of this server as the pure part knows them. */
export const signsHere = (): ReadonlyMap<string, ToolSign> => flowTools()

/** A flow as it was in a version; empty where that is not kept any more. */
export async function flowOfVersion(flowId: string, number: number): Promise<Flow> {
  const version = await findVersion(flowId, number)
  return version ? readKeptFlow(version.flow) : NO_FLOW
}
