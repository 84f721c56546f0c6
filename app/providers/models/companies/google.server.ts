import { z } from 'zod'
import type { PortName } from '#app/providers/ports.ts'
import { askJson } from '../asked-json.server.ts'
import type { ModelCompany, Session } from '../engines/session.server.ts'
import { toOffered, toPort } from '../port-of-model.ts'
import { remoteLimits } from '../engines/time-limits.ts'
import { askMending, asItIs } from '../mended-answers.server.ts'

const PAGE_SIZE = 200
const MAX_PAGES = 10
const ports = ['write', 'embed'] as const

const model = z.object({
  name: z.string().min(1),
  displayName: z.string().optional(),
  supportedGenerationMethods: z.array(z.string()).optional(),
})
const page = z.object({ models: z.array(model).default([]), nextPageToken: z.string().optional() })

/** Google by the Gemini API. */
export const google: ModelCompany = {
  id: 'google',
  label: 'Google',
  about: 'The Gemini models: text, what is in pictures, and embeddings. Keys: aistudio.google.com/apikey.',
  address: 'https://generativelanguage.googleapis.com/v1beta',
  needsKey: true,
  ports,
  path: '/v1beta',
  limits: remoteLimits,
  takesTools: true,
  list: async (session) => toOffered(await listAll(session), ports),
  async write(session, name) {
    const { base, key } = session
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
    return createGoogleGenerativeAI({ baseURL: base, apiKey: key, fetch: askMending(session, asItIs) })(name)
  },
  async embed(session, name) {
    const { base, key } = session
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
    return createGoogleGenerativeAI({ baseURL: base, apiKey: key, fetch: askMending(session, asItIs) }).embedding(name)
  },
}

async function listAll(session: Session) {
  const models: z.infer<typeof model>[] = []
  let token = ''
  for (let at = 0; at < MAX_PAGES; at += 1) {
    const query = new URLSearchParams({ pageSize: String(PAGE_SIZE), ...(token && { pageToken: token }) })
    const headers = { 'x-goog-api-key': session.key }
    const found = await askJson('Google', session, `${session.base}/models?${query}`, { headers }, page)
    models.push(...found.models)
    if (!found.nextPageToken) break
    token = found.nextPageToken
  }
  return models.map(({ name, displayName, supportedGenerationMethods: methods }) => {
    const id = name.replace(/^models\//, '')
    return { model: id, ...(displayName && { label: displayName }), port: toGooglePort(id, methods) }
  })
}

/** Google says what a model can be asked; its name says what it is for. */
function toGooglePort(id: string, methods: readonly string[] | undefined): PortName | null {
  if (!methods) return toPort(id)
  if (methods.includes('embedContent')) return 'embed'
  return methods.includes('generateContent') ? toPort(id) : null
}
