import * as byModel from '#app/kits/asking/by-model/by-model.ts'
import type { Engine } from '#app/providers/engine.ts'

/** Companies whose language models look at pictures, as far as they are offered today. */
const SEEING = new Set(['openai', 'anthropic', 'google'])

/** A language model serves the other ports of text as well; any other engine serves its own alone. */
export function serveTextPorts(engine: Engine, companyId: string): Engine[] {
  if (engine.port !== 'write') return [engine]
  const model = engine as unknown as Engine<'write'>
  const others = [
    byModel.asAnswer(model),
    byModel.asSummarise(model),
    byModel.asPolish(model),
    byModel.asTranslate(model),
    byModel.asModerate(model),
    ...(SEEING.has(companyId) ? [byModel.asSee(model)] : []),
  ]
  return [engine, ...(others as unknown as Engine[])]
}
