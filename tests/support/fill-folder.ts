import { sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { siteSettings } from '#app/database/tables/engines.ts'
import { consensusRuns } from '#app/database/tables/consensus.ts'
import { seedArticles } from '#app/kits/search/site-search/seed-articles.server.ts'
import { sessionSecret } from '#app/platform/secrets/secret.server.ts'
import { createSomebody } from './somebody.ts'

/** Run as a process of its own: fills the data folder of DATA_DIR as a community would, odd texts included. */
const RUNS = 1_200
await store().migrate()
sessionSecret()
await seedArticles()
for (const name of ['Mira', 'Tomas', 'Zoë 🐼']) await createSomebody(name)
const ledger = { heading: 'agreed', share: 0.1 + 0.2, big: 1e21, list: [null, true, { b: 1, a: 'é \\u0000 "' }] }
const runs = Array.from({ length: RUNS }, (_, n) => ({ id: `run-${n}`, question: `Why ${n}?\n\t'%`, ledger }))
await store().tx(async () => {
  for (const run of runs) await store().db.insert(consensusRuns).values(run)
})
/** Written past the store, which refuses such texts: as another program would. */
const odd = { said: 'half a panda \uD83D and a \0' }
const value = process.env.ODD_VALUE === 'yes' ? sql`${JSON.stringify(odd)}` : 'plain'
await store().db.insert(siteSettings).values({ name: 'odd', value, updatedAt: new Date() })
await store().close()
