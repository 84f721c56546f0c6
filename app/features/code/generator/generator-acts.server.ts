import { readFields } from '#app/platform/request/fields.server.ts'
import { actOnTool } from '../tools/tools-acts.server.ts'
import { isToolAct } from '../tools/tools.inputs.ts'
import { actOnCode } from './code-acts.server.ts'

/** Any form of the screen: of the generator, or of one of the tools beside it. */
export async function actOnGenerator(request: Request, network: string) {
  const raw = await readFields(request)
  return isToolAct(raw['do']) ? actOnTool(raw, network, request.signal) : actOnCode(request, raw, network)
}
