import { store } from '#app/database/store.server.ts'
import { feedback } from '#app/database/tables/assistant.ts'

export const saveFeedback = (row: typeof feedback.$inferInsert) => store().db.insert(feedback).values(row)
