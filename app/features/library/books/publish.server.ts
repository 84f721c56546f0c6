import { store } from '#app/database/store.server.ts'
import { to } from '#app/catalogue/to.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { refuse } from './book-answer.ts'
import { toDesk, type BookWork } from './book-acts.server.ts'
import { toFindings } from './book-findings.ts'
import { isBoundBook, toBoundWords } from './market/bound-book.ts'
import { createEdition, listEditions, saveBook } from './keeping/books.store.server.ts'
import { readDraftBook, toEditionContent } from './whole-book.server.ts'

const LOOKED_OVER_CHARS = 20_000
export const MODERATED_BOOK = 'ebook'

/** Makes an edition of the book as it stands and shows it to everybody, where nothing keeps it from being read. */
export async function publishBook({ request, network, book, member, typed }: BookWork, note: string) {
  const refusal = toPublishingRefusal(await readPublisher(request), 'texts')
  if (refusal) return refuse('publish', typed, { note: refusal }, 403)
  if (isBoundBook(book)) return refuse('publish', typed, { note: toBoundWords(book) }, 403)
  const whole = await readDraftBook(book)
  const stops = toFindings(whole).filter(({ isStop }) => isStop)
  if (stops.length > 0)
    return refuse(
      'publish',
      typed,
      { note: `Before it can be published: ${stops.map(({ words }) => words).join(' ')}` },
      409,
    )
  const text = [
    book.title,
    book.subtitle,
    book.about,
    ...whole.parts.map(({ title, markdown }) => `${title}\n${markdown}`),
  ]
    .join('\n')
    .slice(0, LOOKED_OVER_CHARS)
  const now = clock.now()
  const [last] = await listEditions(book.id)
  const number = (last?.number ?? 0) + 1
  await store().tx(async () => {
    await createEdition({
      id: createId(now.getTime()),
      bookId: book.id,
      number,
      note,
      content: await toEditionContent(book),
      createdAt: now,
    })
    await saveBook(book.id, { shownEdition: number, publishedAt: now })
    await recordAuditEvent(null, {
      actorId: member.id,
      act: 'ebook.published',
      target: book.id,
      detail: { edition: number },
    })
    await bumpContent()
  })
  const address = to('ebook', { id: book.id })
  await lookOver({
    text,
    author: { member, network },
    screen: 'ebook',
    thing: { kind: MODERATED_BOOK, thingId: book.id, authorId: member.id, text, address },
  })
  return redirectWithFlash(address, {
    title: `Edition ${number} is published`,
    description: 'Everybody can read and download it.',
  })
}

/** Takes a book back from everybody; its editions stay with its writer. */
export async function withdrawBook({ book, member }: BookWork) {
  await store().tx(async () => {
    await saveBook(book.id, { shownEdition: null })
    await recordAuditEvent(null, { actorId: member.id, act: 'ebook.withdrawn', target: book.id })
    await bumpContent()
  })
  return toDesk(book.id)
}
