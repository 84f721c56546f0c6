import type { DraftKind, Person } from '#app/database/tables/mail/inbox.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { findBody, findMessage, type MessageRow } from '../filing/messages.store.server.ts'
import { toForwardSubject, toReplySubject } from '../mail/subject-key.ts'
import { findSettings } from '../reading/reading.store.server.ts'
import { createDraft, type DraftRow } from './drafts.store.server.ts'
import { accountOfMessage, listIdentities } from './identities.server.ts'
import { beginText, quoteForward, quoteReply } from './quote.ts'
import { toRecipient } from './recipients.ts'

type Writer = Pick<CurrentUser, 'id' | 'handle'>
export type Beginning = { kind: DraftKind; about: string | null; to?: string; subject?: string; text?: string }

/** A letter about to be written: new, or about a message of the member. Null when there is no such message. */
export async function beginDraft(member: Writer, begun: Beginning): Promise<DraftRow | null> {
  const { kind } = begun
  const now = clock.now()
  const about = begun.about ? await findMessage(begun.about, member.id) : null
  if (begun.about && !about) return null
  const body = about ? await findBody(about.id) : null
  const signature = (await findSettings(member.id))?.signature ?? ''
  const own = (await listIdentities(member)).map(({ address }) => address.toLowerCase())
  const people = about ? toPeople(kind, about, own) : { to: [], cc: [] }
  const quoted = about && body ? (kind === 'forward' ? quoteForward : quoteReply)(about, body.text) : ''
  return {
    id: createId(now.getTime()),
    userId: member.id,
    kind,
    state: 'draft',
    threadId: kind === 'forward' ? null : (about?.threadId ?? null),
    aboutId: about?.id ?? null,
    accountId: about ? (about.sentBy ?? (await accountOfMessage(about.id, member.id))) : null,
    to: begun.to ?? people.to.map(toRecipient).join(', '),
    cc: people.cc.map(toRecipient).join(', '),
    bcc: '',
    subject: begun.subject ?? (about ? (kind === 'forward' ? toForwardSubject : toReplySubject)(about.subject) : ''),
    text: (begun.text ?? '') + beginText(signature, quoted),
    files: [],
    version: 1,
    sendAt: null,
    trouble: null,
    createdAt: now,
    updatedAt: now,
  }
}

/** The same, kept. */
export async function keepNewDraft(member: Writer, begun: Beginning): Promise<DraftRow | null> {
  const draft = await beginDraft(member, begun)
  if (draft) await createDraft(draft)
  return draft
}

/** Whom an answer goes to. One to one’s own letter goes to whom that went to. */
function toPeople(kind: DraftKind, about: MessageRow, own: readonly string[]): { to: Person[]; cc: Person[] } {
  const { details, isSent } = about
  if (kind === 'new' || kind === 'forward') return { to: [], cc: [] }
  const sender = details.replyTo ?? { name: about.fromName, address: about.fromAddress }
  const others = (people: readonly Person[], without: readonly Person[]) =>
    people.filter(
      ({ address }) =>
        !own.includes(address.toLowerCase()) &&
        !without.some((one) => one.address.toLowerCase() === address.toLowerCase()),
    )
  const to = isSent ? details.to : [sender]
  if (kind !== 'all') return { to, cc: [] }
  const all = isSent ? to : [sender, ...others(details.to, [sender])]
  return { to: all, cc: others(details.cc, all) }
}
