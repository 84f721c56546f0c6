import { to } from '#app/catalogue/to.ts'
import { findSignedIn, requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { inboundDomain } from '#app/kits/members/inbound-mail/mailboxes.server.ts'
import { untie } from '#app/kits/members/ties/ties.server.ts'
import { countTied, listTied } from '#app/kits/members/ties/ties.store.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { findMatches } from '../finding/matches.server.ts'
import { find } from '../finding/find.server.ts'
import { findProfile } from '../profile/profiles.store.server.ts'
import { connectActs } from '../people.inputs.ts'
import { refuseAll, type Acting } from '../visit.server.ts'
import { answerMeeting } from './meetings.server.ts'
import { listMeetings } from './meetings.store.server.ts'

export const CONNECT_PARTS = ['following', 'followers', 'muted', 'blocked'] as const
export type ConnectPart = (typeof CONNECT_PARTS)[number]
const MOST = 50
const MATCHES = 6

const tiesOf = {
  following: ['follow', 'from'],
  followers: ['follow', 'to'],
  muted: ['mute', 'from'],
  blocked: ['block', 'from'],
} as const

/** The way in to the people: whom to meet and why, what waits for an answer, and who is in touch. */
export async function readConnect(request: Request) {
  const query = new URL(request.url).searchParams
  const signedIn = await findSignedIn(request)
  const [members, offerings] = await Promise.all(
    (['member', 'offering'] as const).map((of) =>
      find({ of, viewerId: signedIn?.row.id ?? null, text: '', filters: [], after: null }),
    ),
  )
  const base = { members: members!.total, offerings: offerings!.total }
  if (!signedIn) return { ...base, who: null, list: null }
  const part = CONNECT_PARTS.find((one) => one === query.get('part')) ?? null
  if (part) return { ...base, who: null, list: await readList(signedIn.row, part, query.get('after')) }
  return { ...base, who: await readMine(signedIn.row), list: null }
}
export type ConnectView = Awaited<ReturnType<typeof readConnect>>

async function readMine(row: UserRow) {
  const [profile, matches, got, sent, first, second, following, followers] = await Promise.all([
    findProfile(row.id),
    findMatches(row, MATCHES),
    listMeetings(row.id, 'got', 'asked', MOST),
    listMeetings(row.id, 'sent', 'asked', MOST),
    listMeetings(row.id, 'got', 'accepted', MOST),
    listMeetings(row.id, 'sent', 'accepted', MOST),
    countTied(row.id, 'follow', 'from'),
    countTied(row.id, 'follow', 'to'),
  ])
  return {
    publisher: toPublisher(row),
    hasInterests: row.interests.length > 0,
    isFindable: row.isFindable,
    isOpen: profile?.isOpen ?? false,
    matches,
    got: got.map(toPerson),
    sent: sent.map(toPerson),
    met: [...first, ...second].sort((a, b) => (a.name < b.name ? -1 : 1)).map(toPerson),
    following,
    followers,
  }
}

type Met = Awaited<ReturnType<typeof listMeetings>>[number]
const toPerson = ({ id, words, at, name, handle, picture }: Met) => ({
  ...{ id, words, name, handle, picture },
  at: at.toISOString(),
  writeTo: to('inbox', null, { compose: 'new', to: `${handle}@${inboundDomain()}` }),
})
export type Person = ReturnType<typeof toPerson>

async function readList(row: UserRow, part: ConnectPart, after: string | null) {
  const [kind, side] = tiesOf[part]
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(after ?? '') ?? []
  const found = await listTied(row.id, kind, side, {
    after: at && id ? { at: new Date(Number(at)), id } : null,
    most: MOST + 1,
  })
  const people = found.slice(0, MOST)
  const last = people.at(-1)
  return {
    part,
    people: people.map((one) => ({ ...one, at: one.at.toISOString() })),
    next: found.length > MOST && last ? `${last.at.getTime()}.${last.id}` : null,
  }
}

/** A form of the page. */
export async function actOnConnect(request: Request, network: string) {
  const signedIn = await requireSignedIn(request)
  const form = await readForm(request, connectActs)
  if (form.problem) return refuseAll(form.problem)
  const acting: Acting = { request, network, signedIn, typed: form.typed }
  const { input } = form
  if ('meeting' in input) return answerMeeting(acting, input.meeting, input.do)
  const { kind, part, title } = UNTIES[input.do]
  await untie(signedIn.row.id, kind, input.member)
  return redirectWithFlash(to('connect', null, { part }), { title })
}

const UNTIES = {
  unfollow: { kind: 'follow', part: 'following', title: 'You no longer follow them' },
  unmute: { kind: 'mute', part: 'muted', title: 'No longer muted' },
  unblock: { kind: 'block', part: 'blocked', title: 'You see one another again' },
} as const
