import { z } from 'zod'
import { EngineFailure } from '#app/providers/engine.ts'
import { askJson, toBearer } from '../asked-json.server.ts'
import { compatible } from './compatible-models.server.ts'
import type { ModelCompany, Session } from '../engines/session.server.ts'
import { toOffered } from '../port-of-model.ts'
import { remoteLimits } from '../engines/time-limits.ts'

const ports = ['write'] as const

const list = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1),
      name: z.string().optional(),
      architecture: z.object({ output_modalities: z.array(z.string()).nullish() }).nullish(),
    }),
  ),
})

/** OpenRouter: many companies' models behind one key. */
export const openrouter: ModelCompany = {
  id: 'openrouter',
  label: 'OpenRouter',
  about:
    'Text from the models of many companies behind one key; those ending in “:free” cost nothing. Keys: openrouter.ai/keys.',
  address: 'https://openrouter.ai/api/v1',
  needsKey: true,
  ports,
  path: '/api/v1',
  limits: remoteLimits,
  async list(session) {
    await checkKey(session)
    const { data } = await askJson(
      'OpenRouter',
      session,
      `${session.base}/models`,
      { headers: toBearer(session.key) },
      list,
    )
    const writing = data.filter(({ architecture }) => architecture?.output_modalities?.includes('text') ?? true)
    return toOffered(
      writing.map(({ id, name }) => ({ model: id, ...(name && { label: name }) })),
      ports,
    )
  },
  takesTools: compatible.takesTools,
  write: compatible.write,
}

/** Its list is open to everybody, so only this call tells whether the key is good. */
async function checkKey(session: Session) {
  try {
    await session.ask(`${session.base}/key`, { headers: toBearer(session.key) })
  } catch (error) {
    if (!(error instanceof EngineFailure) || error.kind !== 'unable') throw error
  }
}
