import { z } from 'zod'
import { askJson, toBearer } from '../asked-json.server.ts'
import type { Session } from '../engines/session.server.ts'

const list = z.object({ data: z.array(z.object({ id: z.string().min(1) })) })

/** The names of `/models`, as OpenAI and everybody who speaks like it answers. */
export async function listOpenAiModels(who: string, session: Session): Promise<string[]> {
  const { data } = await askJson(who, session, `${session.base}/models`, { headers: toBearer(session.key) }, list)
  return data.map(({ id }) => id)
}
