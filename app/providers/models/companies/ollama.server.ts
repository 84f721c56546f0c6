import { z } from 'zod'
import { EngineFailure } from '#app/providers/engine.ts'
import { askJson, toBearer } from '../asked-json.server.ts'
import { compatible } from './compatible-models.server.ts'
import type { ModelCompany, Session } from '../engines/session.server.ts'
import { listOpenAiModels } from './openai-models.server.ts'
import { toOffered, toPort } from '../port-of-model.ts'
import { homeLimits } from '../engines/time-limits.ts'

const ports = ['write', 'embed'] as const

const tags = z.object({
  models: z
    .array(
      z.object({
        name: z.string().min(1),
        details: z.object({ family: z.string().nullish(), families: z.array(z.string()).nullish() }).nullish(),
      }),
    )
    .nullish(),
})

/** Ollama: models on a machine of one's own, by the calls it has in common with OpenAI. */
export const ollama: ModelCompany = {
  id: 'ollama',
  label: 'Ollama',
  about: 'Models on a machine of your own: text and embeddings. No key; name its address when it runs elsewhere.',
  address: 'http://127.0.0.1:11434',
  needsKey: false,
  ports,
  path: '/v1',
  limits: homeLimits,
  toAddress: (address) =>
    `${address
      .trim()
      .replace(/\/+$/, '')
      .replace(/\/(v1|api)$/, '')}/v1`,
  async list(session) {
    try {
      return toOffered(await listTags(session), ports)
    } catch (error) {
      if (!(error instanceof EngineFailure) || error.kind !== 'unable') throw error
      return toOffered(
        (await listOpenAiModels('Ollama', session)).map((model) => ({ model })),
        ports,
      )
    }
  },
  ...compatible,
}

async function listTags(session: Session) {
  const url = `${session.base.replace(/\/v1$/, '')}/api/tags`
  const { models } = await askJson('Ollama', session, url, { headers: toBearer(session.key) }, tags)
  return (models ?? []).map(({ name, details }) => {
    const isEmbedding = [details?.family, ...(details?.families ?? [])].some((family) => /bert/i.test(family ?? ''))
    return { model: name, port: isEmbedding ? ('embed' as const) : toPort(name) }
  })
}
