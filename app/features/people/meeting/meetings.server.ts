import { to } from '#app/catalogue/to.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { onParting } from '#app/kits/members/ties/ties.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { endBetween } from '../offering/offerings.store.server.ts'
import { findProfile } from '../profile/profiles.store.server.ts'
import { refuse, refuseUnready, spend, type Acting } from '../visit.server.ts'
import * as rows from './meetings.store.server.ts'

/** Asks a member to be in touch; once, until it is answered or taken back. */
export async function askToMeet(acting: Acting, member: UserRow, words: string) {
  const { row } = acting.signedIn
  const refused = refuseUnready(acting, 'words')
  if (refused) return refused
  if (!(await findProfile(member.id))?.isOpen)
    return refuse(acting.typed, 'words', `${member.name} takes no requests at the moment.`, 409)
  const spent = await spend('ask', acting, 'words')
  if (spent) return spent
  const now = clock.now()
  const isMade = await rows.createMeeting({
    ...{ id: createId(), userId: row.id, toId: member.id, pair: rows.toPair(row.id, member.id), words },
    ...{ state: 'asked', createdAt: now, changedAt: now },
  })
  if (!isMade) return refuse(acting.typed, 'words', 'One of you has asked already. It stands under Connect.', 409)
  await sendNotice({ kind: 'people.meeting', to: member.id, from: row.id, about: row.id, address: to('connect') })
  return redirectWithFlash(to('profile', { handle: member.handle }), {
    title: 'Asked',
    description: `${member.name} can accept or decline. You find it under Connect.`,
  })
}

/** What the other member answers to a request, or whoever asked takes back. */
export async function answerMeeting(acting: Acting, id: string, act: 'accept' | 'decline' | 'withdraw' | 'end') {
  const { row } = acting.signedIn
  const meeting = await rows.findMeeting(id)
  const mine = meeting?.userId === row.id
  const theirs = meeting?.toId === row.id
  const may = act === 'end' ? mine || theirs : act === 'withdraw' ? mine : theirs
  if (!meeting || !may) return refuse(acting.typed, 'form', GONE, 404)
  const changedAt = clock.now()
  const moved = await (act === 'accept'
    ? rows.moveMeeting(id, ['asked'], { state: 'accepted', changedAt })
    : rows.moveMeeting(id, act === 'end' ? ['accepted'] : ['asked'], {
        state: act === 'decline' ? 'declined' : 'withdrawn',
        pair: null,
        changedAt,
      }))
  if (!moved) return refuse(acting.typed, 'form', GONE, 409)
  if (act === 'accept')
    await sendNotice({ kind: 'people.met', to: meeting.userId, from: row.id, about: row.id, address: to('connect') })
  return redirectWithFlash(to('connect'), { title: SAID[act] })
}

const GONE = 'This request is gone or answered already. Please load the page again.'
const SAID = {
  accept: 'You are in touch now',
  decline: 'Declined',
  withdraw: 'Taken back',
  end: 'You are no longer in touch',
} as const

onParting(async (one, other) => {
  const now = clock.now()
  await rows.endMeetingBetween(one, other, now)
  await endBetween(one, other, now)
})
