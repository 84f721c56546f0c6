import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { withoutQuotes } from '../filing/bundles.ts'
import { findBody, findMessage } from '../filing/messages.store.server.ts'
import { listContacts } from '../reading/reading.store.server.ts'
import { beginDraft } from './begin-draft.server.ts'
import { findDraft, listDrafts, listOwnFiles, type DraftRow } from './drafts.store.server.ts'
import { listIdentities } from './identities.server.ts'
import { faultsOf } from './letter-faults.ts'
import { toRecipient } from './recipients.ts'
import { readDictation } from '../dictation/say-letter.server.ts'

const SUGGESTED_MOST = 200
const DRAFTS_MOST = 100
const SNIPPET_CHARS = 120

const kindsThatAnswer: readonly DraftRow['kind'][] = ['reply', 'all']

type Given = {
  to: string | null
  subject: string | null
  text: string | null
  check: string | null
  heard: string | null
}

const toBeginning = ({ to, subject, text }: Given) => ({
  kind: 'new' as const,
  about: null,
  ...(to === null ? {} : { to }),
  ...(subject === null ? {} : { subject }),
  ...(text === null ? {} : { text }),
})

/** A letter that is being written, as its page shows it: `new` begins one that is kept when it is saved. */
export async function readCompose(member: CurrentUser, id: string, given: Given) {
  const draft = id === 'new' ? await beginDraft(member, toBeginning(given)) : await findDraft(id, member.id)
  if (!draft || draft.state === 'sent') return null
  const [contacts, files, about, identities, dictation] = await Promise.all([
    listContacts(member.id, SUGGESTED_MOST),
    listOwnFiles(member.id, draft.files),
    draft.aboutId ? findMessage(draft.aboutId, member.id) : null,
    listIdentities(member),
    readDictation(member, draft, id === 'new' ? null : given.heard),
  ])
  const answered = about && kindsThatAnswer.includes(draft.kind) ? await findBody(about.id) : null
  const { kind, state, to, cc, bcc, subject, text, version, sendAt, trouble, threadId } = draft
  return {
    ...{ kind, state, to, cc, bcc, subject, text, version, sendAt, trouble, threadId },
    id: id === 'new' ? 'new' : draft.id,
    from: draft.accountId ?? '',
    identities,
    dictation,
    files: files.map((file) => ({ id: file.id, name: file.name, bytes: file.bytes })),
    /** What it answers, for those that look whether it does. */
    incoming: answered ? withoutQuotes(answered.text) : '',
    /** What goes along when a message is passed on. */
    passedOn: kind === 'forward' && about ? about.details.attachments.map(({ name, bytes }) => ({ name, bytes })) : [],
    suggested: contacts.map(toRecipient),
    faults: given.check ? faultsOf(draft, { isVerified: await isVerified(member.id), isSure: false }) : {},
  }
}
const isVerified = async (id: string): Promise<boolean> => (await findUserById(id))?.emailVerifiedAt != null

export type ComposeView = NonNullable<Awaited<ReturnType<typeof readCompose>>>

export const listDraftRows = async (userId: string) => (await listDrafts(userId, DRAFTS_MOST)).map(toDraftRow)

const toDraftRow = ({ id, to, subject, text, state, sendAt, trouble, updatedAt, threadId }: DraftRow) => ({
  ...{ id, state, sendAt, trouble, threadId },
  at: updatedAt,
  to: to || 'Nobody yet',
  subject: subject || '(no subject)',
  snippet: text.split('\n-- \n')[0]!.replace(/\s+/g, ' ').trim().slice(0, SNIPPET_CHARS),
})
export type DraftView = ReturnType<typeof toDraftRow>
