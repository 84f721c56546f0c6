import { store } from '#app/database/store.server.ts'
import { engineSettings } from '#app/database/tables/engines.ts'

export type EngineSettings = typeof engineSettings.$inferSelect

/** What the operator decided, by engine. */
export async function listEngineSettings(): Promise<Map<string, EngineSettings>> {
  const rows = await store().db.select().from(engineSettings)
  return new Map(rows.map((row) => [row.engineId, row]))
}

export const saveEngineSettings = ({ engineId, ...rest }: EngineSettings) =>
  store()
    .db.insert(engineSettings)
    .values({ engineId, ...rest })
    .onConflictDoUpdate({ target: engineSettings.engineId, set: rest })
