import { count, gte, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { uses } from '#app/database/tables/runs.ts'

/** As no index has them: SQLite would read every use in the order of the groups instead of those since the moment. */
const asText = (column: typeof uses.screen | typeof uses.engineId | typeof uses.port | typeof uses.state) =>
  sql<string>`${column} || ''`
const [screen, port, engineId, state] = [
  asText(uses.screen),
  asText(uses.port),
  asText(uses.engineId),
  asText(uses.state),
]

/** How often which screen asked which engine for what since a moment, by how it ended. Of nobody in particular. */
export const countWays = (since: Date) =>
  store()
    .db.select({ screen, port, engineId, state, uses: count() })
    .from(uses)
    .where(gte(uses.startedAt, since))
    .groupBy(screen, port, engineId, state)
