import { to } from '#app/catalogue/to.ts'
import { defineModerated } from '#app/kits/asking/moderation/moderated.ts'
import { hideListing, listNewest } from '#app/kits/members/market/listings.store.server.ts'
import { hideQuestion, hideReview } from '#app/kits/members/market/talk.store.server.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { defineSitemapSource } from '#app/kits/search/site-search/sitemap-source.server.ts'
import { clock } from '#app/platform/clock.ts'
import { marketChecks } from './market-checks.server.ts'
import './listings-source.server.ts'
import './selling/sales-figure.server.ts'

const MOST_ADDRESSES = 5_000

defineChecks('marketplace', marketChecks)
defineSitemapSource('listings', async () =>
  (await listNewest(clock.now(), MOST_ADDRESSES)).map(({ id }) => to('market-listing', { listingId: id })),
)
defineModerated({
  'listing': { label: 'Listing', hide: hideListing },
  'listing-review': { label: 'Review of a listing', hide: hideReview },
  'listing-question': { label: 'Question about a listing', hide: hideQuestion },
})
