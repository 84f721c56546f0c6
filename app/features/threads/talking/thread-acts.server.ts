import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import * as claims from '../claims/claim-acts.server.ts'
import * as inviting from '../inviting/invites.server.ts'
import * as rows from '../keeping/threads.store.server.ts'
import * as paper from '../paper/paper-acts.server.ts'
import { threadInputs, type ThreadInput } from '../threads.inputs.ts'
import * as acts from './message-acts.server.ts'
import { NO_THREAD, requireOwner, requireOwnerAlone, requirePlace, tellThread, type Place } from './place.server.ts'
import { reportMessage } from './report.server.ts'
import { say } from './say.server.ts'
import { threadUploads } from './begin-thread.server.ts'

/** Does what a form of a thread asks for. */
export async function actOnThread(request: Request, network: string, id: string) {
  const upload = await readUpload(request, threadInputs, threadUploads)
  try {
    if (upload.problem) {
      // A stranger learns nothing from what is wrong with a form.
      await requirePlace(request, id)
      return data<{ problem: FormProblem }>({ problem: upload.problem }, upload.init)
    }
    const { input, typed } = upload
    if (input.do === 'bring-back') return await bringBack(request, id)
    const place = await requirePlace(request, id)
    if (input.do === 'say') return await say(place, { input, typed, files: upload.files.files ?? [], network })
    return await act({ request, network, place, typed }, input)
  } finally {
    await upload.discard()
  }
}

type Visit = { request: Request; network: string; place: Place; typed: Typed }
type Acts = { [Act in ThreadInput<string>['do']]: (visit: Visit, input: ThreadInput<Act>) => Promise<unknown> }

const table = {
  'edit': ({ place, typed }, input) => acts.edit(place, input, typed),
  'unsay': ({ place }, input) => acts.unsay(place, input),
  'say-again': ({ place }, input) => acts.sayAgain(place, input),
  'mark': ({ place, typed }, input) => acts.mark(place, input, typed),
  'vote': ({ place, typed }, input) => acts.vote(place, input, typed),
  'close-poll': ({ place }, input) => acts.closePoll(place, input),
  'stop': ({ place }, input) => acts.stop(place, input),
  'report': ({ place, typed }, input) => reportMessage(place, input, typed),
  'rename': ({ place }, input) => rename(place, input),
  'mute': ({ place }) => setMuted(place, true),
  'unmute': ({ place }) => setMuted(place, false),
  'leave': ({ place, typed }) => inviting.leave(place, typed),
  'delete': ({ place }) => remove(place),
  'link': ({ request, place, typed }, input) => inviting.makeLink(request, place, input, typed),
  'invite': ({ request, place, typed }, input) => inviting.inviteByHandle(request, place, input, typed),
  'revoke': ({ place }, input) => inviting.revokeInvite(place, input),
  'role': ({ place }, input) => inviting.setRole(place, input),
  'remove': ({ place }, input) => inviting.removeFromThread(place, input),
  'hand-over': ({ place }, input) => inviting.handOver(place, input),
  'read-claims': ({ place }) => claims.readAnew(place),
  'stance': ({ place }, input) => claims.takeStance(place, input),
  'decide': ({ place }, input) => claims.decide(place, input),
  'redecide': ({ place }, input) => claims.changeDecision(place, input),
  'undecide': ({ place }, input) => claims.removeDecision(place, input),
  'write': ({ place, typed }, input) => paper.write(place, input, typed),
  'restore': ({ place }, input) => paper.restore(place, input),
} as const satisfies Omit<Acts, 'say' | 'bring-back'>

type Answer = Response | ReturnType<typeof data<{ problem: FormProblem }>>
type Listed = Exclude<ThreadInput<string>, { do: 'say' | 'bring-back' }>

const act = (visit: Visit, input: Listed): Promise<Answer> =>
  (table[input.do] as (visit: Visit, input: Listed) => Promise<Answer>)(visit, input)

async function rename(place: Place, { title }: ThreadInput<'rename'>) {
  requireOwner(place)
  await rows.saveThread(place.thread.id, { title, words: fold(title) })
  await tellThread(place.thread.id)
  return redirect(inviting.peopleOf(place.thread.id), 303)
}

async function setMuted({ thread, user }: Place, isMuted: boolean) {
  await rows.saveMember(thread.id, user.id, { mutedAt: isMuted ? clock.now() : null })
  return redirect(inviting.peopleOf(thread.id), 303)
}

/** Deletes a thread for all who are in it; its owner can bring it back for a while. */
async function remove(place: Place) {
  requireOwnerAlone(place)
  await rows.saveThread(place.thread.id, { deletedAt: clock.now() })
  await tellThread(place.thread.id)
  return redirect(to('threads', null, { deleted: place.thread.id }), 303)
}

async function bringBack(request: Request, id: string) {
  const user = await requireMember(request)
  const found = await rows.findMembership(id, user.id)
  if (found?.member.role !== 'owner' || found.thread.deletedAt === null) throw notFound(NO_THREAD)
  await rows.saveThread(id, { deletedAt: null })
  await tellThread(id)
  return redirectWithFlash(to('threads', null, { t: id }), { title: 'The thread is back' })
}
