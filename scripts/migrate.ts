import { store } from '#app/database/store.server.ts'

await store().migrate()
await store().close()
