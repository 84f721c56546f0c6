import type { MessageRow } from '../filing/messages.store.server.ts'
import { listAnswers } from '../writing/drafts.store.server.ts'

/** What became of an invitation in its conversation. */
export type InvitationState = {
  /** What its reader answered last. */
  answer: 'accept' | 'tentative' | 'decline' | null
  /** The later letter of the same sender about the same event. */
  replacedBy: string | null
}

/** The invitations of a conversation, each with what became of it, by the message they came with. */
export async function readInvitations(userId: string, messages: readonly MessageRow[]) {
  const own = messages.filter(({ isSent, details }) => !isSent && details.hasInvitation)
  const ids = own.map(({ id }) => id)
  const answers = new Map((await listAnswers(userId, ids)).map(({ aboutId, kind }) => [aboutId, kind]))
  return new Map(own.map((one, n) => [one.id, toState(one, own.slice(n + 1), answers.get(one.id) ?? null)]))
}

function toState(
  { fromAddress, details: { event } }: MessageRow,
  later: readonly MessageRow[],
  answer: InvitationState['answer'],
): InvitationState {
  const isSame = ({ fromAddress: from, details: { event: other } }: MessageRow) =>
    from === fromAddress && other?.uid === event?.uid && (other?.only === event?.only || other?.only === null)
  return { answer, replacedBy: (event && later.findLast(isSame)?.id) ?? null }
}
