import { data } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { fileReport } from '#app/kits/asking/moderation/reports.server.ts'
import { findUser, requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { refuse, type BookAnswer } from '../book-answer.ts'
import type { BookInputs } from '../book.inputs.ts'
import { requireReadable } from './readable.server.ts'
import { findReview, putPlace, putReview, removeReview } from '../keeping/readers.store.server.ts'
import { MODERATED_BOOK } from '../publish.server.ts'

const READING = ['review', 'drop-review', 'keep-place', 'report'] as const
type ReadingInputs = Extract<BookInputs, { do: (typeof READING)[number] }>
export const isReadingAct = (input: BookInputs): input is ReadingInputs => READING.some((act) => act === input.do)

export const MODERATED_REVIEW = 'book-review'
const spendReview = createRateLimit('book-reviews', { points: 10, windowS: 600 })
const spendReport = createRateLimit('book-reports', { points: 20, windowS: 3_600 })

type Reading = { request: Request; network: string; id: string; typed: Typed }

/** What a reader does at a book: keep the place, review it, report it. */
export async function actOnReading(work: Reading, input: ReadingInputs) {
  const { request, id } = work
  const { book, reach } = await requireReadable(request, id)
  switch (input.do) {
    case 'keep-place': {
      const member = await requireMember(request)
      const now = clock.now()
      await putPlace({
        id: createId(now.getTime()),
        bookId: book.id,
        userId: member.id,
        chapterId: input.chapter,
        share: input.share,
        updatedAt: now,
      })
      return data<BookAnswer>({ act: 'keep-place', problem: null })
    }
    case 'review':
    case 'drop-review':
      if (reach !== 'public' && book.shownEdition === null) throw notFound('Only a published book can be reviewed.')
      return input.do === 'review' ? review(work, book, input) : dropReview(work, book.id)
    case 'report':
      return report(work, book, input)
  }
}

type Book = Awaited<ReturnType<typeof requireReadable>>['book']

async function review(
  { request, network, typed }: Reading,
  book: Book,
  { stars, text }: Extract<BookInputs, { do: 'review' }>,
) {
  const refusal = toPublishingRefusal(await readPublisher(request), 'comments')
  if (refusal) return refuse('review', typed, { text: refusal }, 403)
  const member = await requireMember(request)
  if (member.id === book.userId) return refuse('review', typed, { text: 'Your own book is for others to review.' }, 403)
  const waitS = await spendReview(member.id)
  if (waitS > 0) return refuse('review', typed, { text: tooManyAtOnce('reviews', waitS) }, overLimit(waitS))
  const now = clock.now()
  const id = createId(now.getTime())
  await putReview({ id, bookId: book.id, userId: member.id, stars, text, createdAt: now, updatedAt: now })
  const address = to('ebook', { id: book.id })
  if (text)
    await lookOver({
      text,
      author: { member, network },
      screen: 'ebook',
      thing: { kind: MODERATED_REVIEW, thingId: id, authorId: member.id, text, address },
    })
  await sendNotice({
    kind: 'library.review',
    to: book.userId,
    from: member.id,
    about: `ebook/${book.id}`,
    subject: book.title,
    address,
  })
  return redirectWithFlash(`${address}#reviews`, { title: 'Thank you, your review is below' })
}

async function dropReview({ request }: Reading, bookId: string) {
  const member = await requireMember(request)
  await removeReview(bookId, member.id)
  return redirectWithFlash(`${to('ebook', { id: bookId })}#reviews`, { title: 'Your review is gone' })
}

/** Anybody may report, guests too: the book, or a review of it. */
async function report(
  { request, network, typed }: Reading,
  book: Book,
  { target, reason, words }: Extract<BookInputs, { do: 'report' }>,
) {
  const user = await findUser(request)
  const waitS = await spendReport(user?.id ?? network)
  if (waitS > 0) return refuse('report', typed, { reason: tooManyAtOnce('reports', waitS) }, overLimit(waitS))
  const said = target === book.id ? null : await findReview(book.id, target)
  if (target !== book.id && !said) throw notFound('This is not there any more. Please load the page again.')
  const thing = said
    ? { kind: MODERATED_REVIEW, thingId: said.id, authorId: said.userId, text: said.text || `${said.stars} stars` }
    : { kind: MODERATED_BOOK, thingId: book.id, authorId: book.userId, text: `${book.title}. ${book.about}` }
  await fileReport({ ...thing, address: to('ebook', { id: book.id }) }, { userId: user?.id ?? null, reason, words })
  return redirectWithFlash(to('ebook', { id: book.id }), {
    title: 'Thank you, it is reported',
    description: 'A person looks at it. Nobody learns who reported.',
  })
}
