import { to } from '#app/catalogue/to.ts'
import { renderMarkdown } from '#app/kits/foundation/untrusted/untrusted.server.ts'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { findLicence } from '#app/kits/members/market/licences.ts'
import { SERVICE } from '#app/kits/members/market/market-goods.server.ts'
import { REFUND_DAYS } from '#app/kits/members/market/market.limits.ts'
import { findBought } from '#app/kits/members/market/purchases.store.server.ts'
import * as talk from '#app/kits/members/market/talk.store.server.ts'
import { toTaxWords } from '#app/kits/members/till/orders.server.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { readTrial } from '../trial/read-trial.server.ts'
import { toKindLabel, toPlain, toPriceWords } from '../browse/listing-card.server.ts'
import { readLook } from './listing-look.server.ts'
import { requireListing } from './require-listing.server.ts'

const MOST_SAID = 100
/** One listing, with what this viewer can do about it. */
export async function readListing(request: Request, id: string) {
  const viewer = await findSignedIn(request)
  const viewerId = viewer?.row.id ?? null
  const { listing, seller } = await requireListing(id, viewerId)
  const [aboutHtml, sampleHtml, look, reviews, questions, bought, ownReview] = await Promise.all([
    renderMarkdown(listing.about),
    listing.sample ? renderMarkdown(listing.sample) : '',
    readLook(listing),
    talk.listReviews(id, MOST_SAID),
    talk.listQuestions(id, MOST_SAID),
    viewerId ? findBought(id, viewerId) : null,
    viewerId ? talk.findReview(id, viewerId) : null,
  ])
  const { title, price, currency, version, sold, state, section, kind } = listing
  const isOwn = viewerId === seller.id
  return {
    id,
    ...{ title, section, version, sold, state, aboutHtml, sampleHtml, look },
    isHidden: listing.hiddenAt !== null,
    description: toPlain(listing.about),
    label: toKindLabel(kind),
    isService: kind === SERVICE,
    isFree: price === 0,
    price: toPriceWords(price, currency),
    tax: price > 0 ? toTaxWords() : null,
    isTest: price > 0 && !hasStripe(),
    licence: findLicence(listing.licence),
    refundDays: REFUND_DAYS,
    since: listing.listedAt ? toLongDay(listing.listedAt) : null,
    changed: toLongDay(listing.updatedAt),
    seller: { name: seller.name, handle: seller.handle, picture: seller.profilePicture },
    average: listing.reviews > 0 ? Math.round((listing.stars / listing.reviews) * 10) / 10 : null,
    reviews: reviews.map(({ review, by }) => ({
      ...{ id: review.id, stars: review.stars, text: review.text, answer: review.answer, by },
      day: toLongDay(review.createdAt),
    })),
    questions: questions.map(({ question, by }) => ({
      ...{ id: question.id, text: question.text, answer: question.answer, by },
      day: toLongDay(question.createdAt),
    })),
    isOwn,
    trial: isOwn || bought ? null : await readTrial(request, listing),
    isMember: viewer !== null,
    bought: bought && { to: bought.copyTo, state: bought.state },
    ownReview: ownReview && { stars: ownReview.stars, text: ownReview.text },
    canonicalPath: to('market-listing', { listingId: id }),
    isIndexed: state === 'listed' && listing.hiddenAt === null,
  }
}
export type ListingView = Awaited<ReturnType<typeof readListing>>
