import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { tie, untie } from '#app/kits/members/ties/ties.server.ts'
import { sendNotice, takeBackNotice } from '#app/kits/members/notices/notices.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { askToMeet } from '../meeting/meetings.server.ts'
import { profileActs, type ProfileAct } from '../people.inputs.ts'
import { createReport } from '../reports.store.server.ts'
import { refuse, refuseAll, refuseUnready, spend, type Acting } from '../visit.server.ts'
import { findSeen } from './profile-view.server.ts'

/** A form on somebody's profile. */
export async function actOnProfile(request: Request, network: string, handle: string) {
  const signedIn = await requireSignedIn(request)
  const { member } = await findSeen(request, handle)
  const form = await readForm(request, profileActs)
  if (form.problem) return refuseAll(form.problem)
  const acting: Acting = { request, network, signedIn, typed: form.typed }
  if (member.id === signedIn.row.id) return refuse(form.typed, 'form', 'This is yourself.', 409)
  return perform(acting, member, form.input)
}

const back = ({ handle }: UserRow) => redirect(to('profile', { handle }), 303)

async function perform(acting: Acting, member: UserRow, input: ProfileAct) {
  const { row } = acting.signedIn
  switch (input.do) {
    case 'follow': {
      const refused = refuseUnready(acting) ?? (await spend('follow', acting))
      if (refused) return refused
      if (await tie(row.id, 'follow', member.id))
        await sendNotice({
          kind: 'people.follow',
          to: member.id,
          from: row.id,
          about: 'follows',
          address: to('connect', null, { part: 'followers' }),
        })
      return back(member)
    }
    case 'unfollow':
      await untie(row.id, 'follow', member.id)
      await takeBackNotice({ kind: 'people.follow', to: member.id, from: row.id, about: 'follows' })
      return back(member)
    case 'mute':
      await tie(row.id, 'mute', member.id)
      return redirectWithFlash(to('profile', { handle: member.handle }), {
        title: 'Muted',
        description: 'No list shows them to you unasked. They do not learn of it.',
      })
    case 'unmute':
      await untie(row.id, 'mute', member.id)
      return back(member)
    case 'block':
      await tie(row.id, 'block', member.id)
      return redirectWithFlash(to('connect', null, { part: 'blocked' }), {
        title: `${member.name} is blocked`,
        description: 'Neither of you sees anything of the other now. You can take it back here.',
      })
    case 'meet':
      return askToMeet(acting, member, input.words)
    case 'report':
      return report(acting, member, input)
  }
}

async function report(acting: Acting, member: UserRow, { reason, words }: Extract<ProfileAct, { do: 'report' }>) {
  const refused = await spend('report', acting, 'reason')
  if (refused) return refused
  const { row } = acting.signedIn
  await createReport({
    ...{ id: createId(), userId: row.id, kind: 'profile', thingId: member.id, aboutId: member.id, reason, words },
    createdAt: clock.now(),
  })
  return redirectWithFlash(to('profile', { handle: member.handle }), {
    title: 'Thank you',
    description: 'Whoever runs this place will look at it.',
  })
}
