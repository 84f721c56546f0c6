import { z } from 'zod'
import { askJson } from '../asked-json.server.ts'
import type { ModelCompany, Session } from '../engines/session.server.ts'
import { toOffered } from '../port-of-model.ts'
import { remoteLimits } from '../engines/time-limits.ts'
import { askMending } from '../mended-answers.server.ts'
import { anthropicMending } from './anthropic-mending.ts'

const VERSION = '2023-06-01'
const PAGE_SIZE = 100
const MAX_PAGES = 10
const ports = ['write'] as const

const page = z.object({
  data: z.array(z.object({ id: z.string().min(1), display_name: z.string().optional() })),
  has_more: z.boolean().nullish(),
  last_id: z.string().nullish(),
})

/** Anthropic by its messages. */
export const anthropic: ModelCompany = {
  id: 'anthropic',
  label: 'Anthropic',
  about: 'The Claude models: text, and what is in pictures. Keys: console.anthropic.com/settings/keys.',
  address: 'https://api.anthropic.com/v1',
  needsKey: true,
  ports,
  path: '/v1',
  limits: remoteLimits,
  takesTools: true,
  needsSchema: true,
  list: async (session) => toOffered(await listAll(session), ports),
  async write(session, model) {
    const { base, key } = session
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL: base, apiKey: key, fetch: askMending(session, anthropicMending) })(model)
  },
}

async function listAll(session: Session) {
  const models: { model: string; label?: string }[] = []
  let after = ''
  for (let at = 0; at < MAX_PAGES; at += 1) {
    const query = new URLSearchParams({ limit: String(PAGE_SIZE), ...(after && { after_id: after }) })
    const headers = { 'x-api-key': session.key, 'anthropic-version': VERSION }
    const { data, ...rest } = await askJson('Anthropic', session, `${session.base}/models?${query}`, { headers }, page)
    models.push(...data.map(({ id, display_name: label }) => ({ model: id, ...(label && { label }) })))
    if (!rest.has_more || !rest.last_id) break
    after = rest.last_id
  }
  return models
}
