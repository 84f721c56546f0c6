import type { AppLoadContext } from '@remix-run/node'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { findMemberByHandle } from '#app/kits/members/ties/ties.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readMark, toMark } from '../posts/marks.ts'
import { listGiven, listShownThanks, listWaiting, type NamedThanks } from './thanks.store.server.ts'

const PER_PAGE = 30
const MOST_OWN = 50

/** The thanks of the community, and those that wait for the reader's word. */
export async function readThanks(request: Request, context: AppLoadContext) {
  const { searchParams } = new URL(request.url)
  const signedIn = await findSignedIn(request)
  const viewer = signedIn?.user.id ?? null
  context.keepForGuests?.('after', 'of', 'to')
  const of = searchParams.get('of') ? await findMemberByHandle(searchParams.get('of')!, signedIn?.row ?? null) : null
  const found = await listShownThanks(viewer, {
    ...(of && { toId: of.id }),
    behind: readMark(searchParams.get('after')),
    most: PER_PAGE + 1,
  })
  const [waiting, given] = await Promise.all([
    viewer ? listWaiting(viewer, MOST_OWN) : [],
    viewer ? listGiven(viewer, MOST_OWN) : [],
  ])
  const shown = found.slice(0, PER_PAGE)
  const last = shown.at(-1)
  return {
    publisher: toPublisher(signedIn?.row ?? null),
    of: of && { name: of.name, handle: of.handle },
    to: (searchParams.get('to') ?? '').slice(0, 30),
    about: (searchParams.get('about') ?? '').slice(0, 300),
    shown: shown.map((row) => toLine(row, viewer)),
    waiting: waiting.map((row) => toLine(row, viewer)),
    given: given.map((row) => toLine(row, viewer)),
    next: found.length > PER_PAGE && last ? toMark(last.thanks.acceptedAt!, last.thanks.id) : null,
  }
}
export type ThanksView = Awaited<ReturnType<typeof readThanks>>
export type ThanksLine = ThanksView['shown'][number]

const toLine = ({ thanks, to, from }: NamedThanks, viewer: string | null) => ({
  id: thanks.id,
  text: thanks.text,
  about: thanks.about,
  to,
  from,
  ago: toAgoWords(thanks.acceptedAt ?? thanks.createdAt, clock.now()),
  at: (thanks.acceptedAt ?? thanks.createdAt).toISOString(),
  isEarned: viewer !== null && thanks.toId === viewer,
  isGiven: viewer !== null && thanks.fromId === viewer,
  // Whoever gave them is not told that they were declined.
  isShown: thanks.acceptedAt !== null && thanks.hiddenAt === null,
})
