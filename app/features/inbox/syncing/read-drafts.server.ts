import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { store } from '#app/database/store.server.ts'
import { removeFile } from '#app/kits/foundation/files/files.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import type { AccountRow } from '../accounts/accounts.store.server.ts'
import { letterLimits } from '../inbox.limits.ts'
import { takeApart, takePart } from '../mail/mail-room.server.ts'
import type { ReadMail } from '../mail/read-mail.ts'
import { createDraft, findDraft, listOwnFiles, removeDraft, type DraftRow } from '../writing/drafts.store.server.ts'
import { toRecipient } from '../writing/recipients.ts'
import * as rows from './copies.store.server.ts'
import { markOf, openFolder, listUids } from './read-folder.server.ts'
import { LETTER_BYTES } from './take-copy.server.ts'

/** Of a folder full of forgotten drafts the newest are brought over. */
const MOST_DRAFTS = 50
const FILES_LEFT = 'Not all of its files fit here; the draft in the other mail program has them.'

type Reading = { client: ImapFlow; account: AccountRow; signal: AbortSignal }

/**
 * Brings the drafts of other mail programs over, to be gone on with here. One that went away there goes here too, unless
 * somebody wrote in it here: then both stand, and nothing is lost. What is sent or thrown away here goes there by `pushWants`.
 */
export async function readDrafts(folder: rows.FolderRow, { client, account, signal }: Reading): Promise<void> {
  const mark = await markOf(client, folder)
  if (mark === null || mark.isQuiet) return
  const mailbox = await openFolder(client, folder)
  if (!mailbox) return
  const now = { ...folder, validity: String(mailbox.uidValidity) }
  const uids = (await listUids(client)).slice(-MOST_DRAFTS)
  const known = await rows.listCopies(folder.id, now.validity)
  const gone = known.filter(({ uid }) => !uids.includes(uid))
  for (const copy of [...gone, ...(await rows.listOldCopies(folder.id, now.validity))]) await drop(copy)
  const news = uids.filter((uid) => !known.some((copy) => copy.uid === uid))
  const found = news.length === 0 ? [] : await client.fetchAll(news.join(','), ASKED, { uid: true })
  for (const message of found) {
    signal.throwIfAborted()
    await take(message, client, account, now)
  }
  await rows.saveFolder(folder.id, { validity: now.validity, mark: mark.words, low: 1 })
}

const ASKED = { uid: true, flags: true, size: true, internalDate: true } as const

/** Nobody wrote in it here, so it goes as it went there. */
async function drop({ id, userId, messageId: draftId }: rows.CopyRow): Promise<void> {
  const draft = draftId === null ? null : await findDraft(draftId, userId)
  const isUntouched = draft?.state === 'draft' && draft.version === 1
  const files = isUntouched ? await listOwnFiles(userId, draft.files) : []
  await store().tx(async () => {
    await rows.removeCopies([id])
    if (isUntouched) await removeDraft(draft.id, userId)
  })
  for (const file of files) await removeFile(file)
}

async function take(message: FetchMessageObject, client: ImapFlow, account: AccountRow, folder: rows.FolderRow) {
  const { uid, size = 0, flags } = message
  if (flags?.has('\\Deleted') || size > LETTER_BYTES) return
  const fetched = await client.fetchOne(String(uid), { uid: true, source: true }, { uid: true })
  const raw = fetched ? fetched.source : undefined
  if (!raw) return
  const draft = await toDraft(await takeApart(raw), raw, account)
  const { userId, id: accountId } = account
  const createdAt = clock.now()
  const copy = { id: createId(createdAt.getTime()), userId, accountId, folderId: folder.id, createdAt }
  await store().tx(async () => {
    if (await rows.createCopy({ ...copy, validity: folder.validity, uid, messageId: draft.id }))
      await createDraft(draft)
  })
}

async function toDraft(mail: ReadMail, raw: Uint8Array, { id: accountId, userId }: AccountRow): Promise<DraftRow> {
  const now = clock.now()
  const [about] = mail.inReplyTo === null ? [] : await rows.listNamesakes(userId, mail.inReplyTo)
  const { files, isWhole } = await keepFiles(mail, raw, userId)
  const people = (those: ReadMail['bcc']) => those.map(toRecipient).join(', ').slice(0, letterLimits.fieldChars)
  const at = mail.date && mail.date < now ? mail.date : now
  return {
    ...{ id: createId(now.getTime()), userId, accountId, state: 'draft', version: 1, sendAt: null },
    ...{ kind: about ? 'reply' : 'new', aboutId: about?.id ?? null, threadId: about?.threadId ?? null },
    ...{ to: people(mail.details.to), cc: people(mail.details.cc), bcc: people(mail.bcc) },
    subject: mail.subject.slice(0, letterLimits.subjectChars),
    text: mail.text.slice(0, letterLimits.textChars),
    ...{ files, trouble: isWhole ? null : FILES_LEFT, createdAt: now, updatedAt: at },
  }
}

async function keepFiles({ details: { attachments } }: ReadMail, raw: Uint8Array, userId: string) {
  const files: string[] = []
  for (const { n, name, type } of attachments.slice(0, letterLimits.files)) {
    const content = await takePart(raw, n)
    if (!content) continue
    const saved = await saveFile({ owner: { id: userId }, purpose: 'attachment', name, claimedType: type, content })
    if (saved.isSaved) files.push(saved.file.id)
  }
  return { files, isWhole: files.length === attachments.length }
}
