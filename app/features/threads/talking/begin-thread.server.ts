import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { toTitle } from '#app/kits/asking/conversation/turns/begin-turn.server.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { data } from '@remix-run/node'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { inviteMember, refuseUnready } from '../inviting/invites.server.ts'
import * as rows from '../keeping/threads.store.server.ts'
import { beginInputs } from '../threads.inputs.ts'
import { FILE_MAX_BYTES, MOST_FILES, TITLE_MAX_CHARS } from '../threads.limits.ts'
import { withoutNames } from './mentions.ts'
import type { Place } from './place.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { say } from './say.server.ts'
import { toCallOption, listCallable } from './thread-voices.server.ts'

const spendBegin = createRateLimit('thread-begin', { points: 20, windowS: 600 })
const MOST_INVITED = 10

export const threadUploads = { files: { most: MOST_FILES, maxBytes: FILE_MAX_BYTES } }

/** What the form of a new thread shows: who can be asked, and what an address brought along. */
export async function readBegin(request: Request) {
  const user = await requireMember(request)
  const params = new URL(request.url).searchParams
  return {
    text: (params.get('text') ?? '').slice(0, 2_000),
    callable: (await listCallable(user, '')).map(toCallOption),
    invitesRefused: await refuseUnready(request),
  }
}
export type BeginView = Awaited<ReturnType<typeof readBegin>>

/** Begins a thread with its first message, the engines asked by it and the members invited to it. */
export async function beginThread(request: Request, network: string) {
  const user = await requireMember(request)
  const upload = await readUpload(request, beginInputs, threadUploads)
  try {
    if (upload.problem) return data<{ problem: FormProblem }>({ problem: upload.problem }, upload.init)
    const { input, typed } = upload
    if (input.invite.length > MOST_INVITED)
      return refuse(typed, 'invite', `Up to ${MOST_INVITED} can be invited with the first message.`, 400)
    const refusal = input.invite.length > 0 ? await refuseUnready(request) : null
    if (refusal) return refuse(typed, 'invite', refusal, 403)
    const waitS = await spendBegin(user.id)
    if (waitS > 0) return refuse(typed, 'text', tooManyAtOnce('threads', waitS), overLimit(waitS))
    const place = await createPlace(user, input.title || toTitle(withoutNames(input.text)).title)
    const said = { text: input.text, ask: input.ask, reply: '', choice: [] }
    const answer = await say(place, { input: said, typed, files: upload.files.files ?? [], network })
    // What the first message is refused for leaves no empty thread behind.
    if (!(answer instanceof Response)) {
      await rows.removeThreads([place.thread.id])
      return answer
    }
    const missing: string[] = []
    for (const handle of input.invite) if (!(await inviteMember(place, handle, input.role))) missing.push(`@${handle}`)
    if (missing.length === 0) return redirect(to('threads', null, { t: place.thread.id }), 303)
    return await redirectWithFlash(to('threads', null, { t: place.thread.id, view: 'people' }), {
      title: 'The thread is there',
      description: `Not invited, for nobody of that handle can be: ${missing.join(', ')}`,
    })
  } finally {
    await upload.discard()
  }
}

/** A thread of its own with its owner in it. */
export async function createPlace(user: Place['user'], title: string): Promise<Place> {
  const now = clock.now()
  const id = createSecretId()
  const name = title.slice(0, TITLE_MAX_CHARS).toWellFormed()
  const thread = { id, title: name, words: fold(name), startedBy: user.id, createdAt: now, updatedAt: now }
  await store().tx(async () => {
    await rows.createThread(thread)
    await rows.addMember({ threadId: id, userId: user.id, role: 'owner', joinedAt: now, lastHereAt: now })
  })
  const { thread: row, member } = (await rows.findMembership(id, user.id))!
  return { user, thread: row, member, standIn: null }
}
