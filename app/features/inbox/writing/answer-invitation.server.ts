import type { SignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { isPlainAddress } from '#app/providers/mail/plain-address.ts'
import { findMessage } from '../filing/messages.store.server.ts'
import { HOLD_S } from '../inbox.limits.ts'
import { takeInvitation } from '../mail/mail-room.server.ts'
import { createDraft } from './drafts.store.server.ts'
import { accountOfMessage } from './identities.server.ts'
import { sendDraftJob } from './send-draft.server.ts'

const NO_INVITATION = 'There is no invitation here that can be answered.'
const MS = 1_000
const words = { accept: 'Accepted', tentative: 'Maybe', decline: 'Declined' } as const
const says = { accept: 'will be there', tentative: 'may be there', decline: 'will not be there' } as const

/** The invitation that goes along with a message; null where there is none. */
export async function readInvitationOf(rawKey: string) {
  const raw = await chosenFiles().read(rawKey)
  return raw ? takeInvitation(raw) : null
}

/** Answers an invitation: a letter with the answer as calendars read it, which can be taken back like any other. */
export async function answerInvitation<T>(
  { message: id, answer }: { message: string; answer: keyof typeof words },
  { user, row }: SignedIn,
  done: (said: string) => T,
): Promise<T> {
  const message = await findMessage(id, user.id)
  const invitation = message?.details.hasInvitation ? await readInvitationOf(message.rawKey) : null
  if (!message || !invitation || !isPlainAddress(invitation.organizer)) throw notFound(NO_INVITATION)
  if (row.emailVerifiedAt === null) return done('unverified')
  const now = clock.now()
  const draftId = createId(now.getTime())
  const sendAt = new Date(now.getTime() + HOLD_S * MS)
  const accountId = await accountOfMessage(id, user.id)
  const subject = `${words[answer]}: ${invitation.title || message.subject}`
  await store().tx(async () => {
    await createDraft({
      ...{
        id: draftId,
        userId: user.id,
        kind: answer,
        state: 'held',
        threadId: message.threadId,
        aboutId: id,
        accountId,
      },
      ...{ to: invitation.organizer, subject, text: `${user.name} ${says[answer]}.`, sendAt, version: 1 },
      ...{ createdAt: now, updatedAt: now },
    })
    const options = { userId: user.id, title: `Send “${subject}”`, dueAt: sendAt, dedupeKey: `${draftId}.1` }
    await startJob(sendDraftJob, { draft: draftId, version: 1 }, options)
  })
  return done(`held.${draftId}`)
}
