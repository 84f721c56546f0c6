import { to } from '#app/catalogue/to.ts'
import { defineSitemapSource } from '#app/kits/search/site-search/sitemap-source.server.ts'
import { listPublicHandles } from './listing.store.server.ts'

/** A sitemap may hold 50,000 addresses in all. */
const MOST = 40_000

defineSitemapSource('people', async () =>
  (await listPublicHandles(MOST)).map(({ handle }) => to('profile', { handle })),
)
