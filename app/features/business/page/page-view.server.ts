import { toClock, toDay, toMomentWords } from '#app/engines/calendar/wall-time.ts'
import { toOpenState, WEEKDAYS, writeSpans, type Week } from '#app/engines/calendar/week.ts'
import { renderMarkdown } from '#app/kits/foundation/untrusted/untrusted.server.ts'
import { toProfessionName } from '#app/kits/members/businesses/profession-names.ts'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { clock } from '#app/platform/clock.ts'
import { toServiceLine } from '../booking/book.server.ts'
import { findOwnReview, listReviews, rateBusinesses } from '../keeping/daily.store.server.ts'
import { listServices } from '../keeping/services.store.server.ts'
import { toPicture } from '../listing/my-businesses.server.ts'
import { countOpening } from './count-visit.server.ts'
import { requireShown } from './shown.server.ts'

const REVIEWS_SHOWN = 20

/** The public page of a business. */
export async function readPage(request: Request, id: string) {
  const signedIn = await findSignedIn(request)
  const shown = await requireShown(id, signedIn)
  const { business, isMember, isPreview } = shown
  await countOpening(request, shown)
  const params = new URL(request.url).searchParams
  const before = params.get('before')?.slice(0, 64) ?? null
  const [services, reviews, rated, own, aboutHtml] = await Promise.all([
    listServices(id),
    listReviews(id, { before, most: REVIEWS_SHOWN + 1 }),
    rateBusinesses([id]),
    signedIn ? findOwnReview(id, signedIn.row.id) : null,
    renderMarkdown(business.about),
  ])
  if (signedIn && own) await readNoticesAbout(signedIn.row.id, `business-review/${own.id}`)
  return {
    id,
    name: business.name,
    tagline: business.tagline,
    profession: toProfessionName(business.profession),
    verifiedAt: business.verifiedAt && business.verifiedAt.toISOString().slice(0, 10),
    place: business.place,
    links: business.links,
    picture: toPicture(business),
    aboutHtml,
    hours: toHoursView(business.hours, business.zone),
    services: services.filter(({ pausedAt }) => pausedAt === null).map(toServiceLine),
    rating: rated.get(id) ?? null,
    reviews: reviews.slice(0, REVIEWS_SHOWN).map(({ review, name, handle, picture }) => ({
      ...{ id: review.id, stars: review.stars, text: review.text, answer: review.answer, name, handle, picture },
      at: review.createdAt,
      isOwn: review.userId === signedIn?.row.id,
    })),
    more: reviews.length > REVIEWS_SHOWN ? reviews[REVIEWS_SHOWN - 1]!.review.id : null,
    own: own && { stars: own.stars, text: own.text, isHidden: own.hiddenAt !== null },
    isMember,
    isPreview,
    isHidden: business.hiddenAt !== null,
    isSent: params.has('sent'),
    isFirst: before === null,
    publisher: await readPublisher(request),
    asker: signedIn && { name: signedIn.row.name, email: signedIn.row.email },
  }
}
export type PageView = Awaited<ReturnType<typeof readPage>>

/** "Open now, until 18:00", and the hours of each day; null when it gave none. */
export function toHoursView(week: Week, zone: string) {
  if (week.every((spans) => spans.length === 0)) return null
  const now = clock.now().getTime()
  const state = toOpenState(week, zone, now)
  const toWhen = (ms: number) => (toDay(ms, zone) === toDay(now, zone) ? toClock(ms, zone) : toMomentWords(ms, zone))
  const isAlways = state.isOpen && state.until - now > 8 * 86_400_000
  return {
    isOpen: state.isOpen,
    words: state.isOpen
      ? isAlways
        ? 'Open now, day and night'
        : `Open now, until ${toWhen(state.until)}`
      : state.opensAt === null
        ? 'Closed now'
        : `Closed now, opens ${toWhen(state.opensAt)}`,
    zone,
    today: (new Date(`${toDay(now, zone)}T00:00:00Z`).getUTCDay() + 6) % 7,
    days: WEEKDAYS.map((day, n) => ({ day, hours: writeSpans(week[n] ?? []) || 'Closed' })),
  }
}
export type HoursView = NonNullable<ReturnType<typeof toHoursView>>
