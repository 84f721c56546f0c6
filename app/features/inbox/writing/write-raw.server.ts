import { createTransport, type SendMailOptions } from 'nodemailer'
import { readFile } from '#app/kits/foundation/files/files.server.ts'
import { toHeaderLine } from '#app/providers/mail/plain-address.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { findMessage, type MessageRow } from '../filing/messages.store.server.ts'
import { takeInvitation, takePart } from '../mail/mail-room.server.ts'
import { toAnswerCalendar } from './answer-calendar.ts'
import { listOwnFiles, type DraftRow } from './drafts.store.server.ts'
import type { Identity } from './identities.server.ts'
import { placePictures, type Placed } from './inline-pictures.ts'
import { readRecipients } from './recipients.ts'

const composer = () => createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
type Attachments = NonNullable<SendMailOptions['attachments']>

/** The name of the message that a draft becomes: always the same, so that a second try is seen to be the same letter. */
export const toMessageName = (draft: Pick<DraftRow, 'id'>, own: string): string => `${draft.id}@${own.split('@')[1]}`

/** A draft as the whole message that leaves. Those it goes to without being named are not in it. */
export async function writeRaw(draft: DraftRow, { address: own, name }: Identity, at: Date): Promise<Buffer> {
  const about = draft.aboutId ? await findMessage(draft.aboutId, draft.userId) : null
  const text = draft.text.replace(/\r\n?/g, '\n')
  const names = about && draft.kind !== 'forward' ? [...about.details.references, about.messageId].filter(isName) : []
  const files = await ownFiles(draft)
  const page = placePictures(text, files, toMessageName(draft, own))
  const { message } = await composer().sendMail({
    messageId: `<${toMessageName(draft, own)}>`,
    date: at,
    from: { name: toHeaderLine(name), address: own },
    to: toAddresses(draft.to),
    cc: toAddresses(draft.cc),
    subject: toHeaderLine(draft.subject),
    text,
    ...(page && { html: page.html }),
    ...(names.length > 0 && { inReplyTo: `<${names.at(-1)}>`, references: names.map((name) => `<${name}>`).join(' ') }),
    attachments: [
      ...files.map(inPlace(page?.placed ?? [])),
      ...(about && draft.kind === 'forward' ? await partsOf(about) : []),
    ],
    ...(await toCalendar(draft, about, own)),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return message as Buffer
}

const isName = (name: string): boolean => /^[^\s<>]{1,500}@[^\s<>]+$/.test(name)

/** A picture that stands in the letter goes along as a part of its page. */
const inPlace = (placed: readonly Placed[]) => (file: Attachments[number], n: number) => {
  const cid = placed.find((one) => one.file === n)?.cid
  return cid ? { ...file, cid, contentDisposition: 'inline' as const } : file
}

const toAddresses = (typed: string) =>
  readRecipients(typed).people.map(({ name, address }) => ({ name: toHeaderLine(name), address }))

async function ownFiles({ userId, files }: DraftRow) {
  const rows = await listOwnFiles(userId, files)
  return Promise.all(
    rows.map(async (row) => ({
      filename: row.name,
      contentType: row.type,
      content: Buffer.from(await readFile(row)),
      contentDisposition: 'attachment' as const,
    })),
  )
}

/** What goes along with a message that is passed on. */
async function partsOf({ rawKey, details }: MessageRow): Promise<Attachments> {
  const raw = await chosenFiles().read(rawKey)
  if (!raw) return []
  const parts: Attachments = []
  for (const { n, name, type } of details.attachments) {
    const bytes = await takePart(raw, n)
    if (bytes) parts.push({ filename: name, contentType: type, content: Buffer.from(bytes) })
  }
  return parts
}

const answers = { accept: 'ACCEPTED', tentative: 'TENTATIVE', decline: 'DECLINED' } as const

/** The later of two answers counts by its time, which a second try must not change. */
async function toCalendar(
  { kind, createdAt }: DraftRow,
  about: MessageRow | null,
  own: string,
): Promise<Partial<SendMailOptions>> {
  if (!about || (kind !== 'accept' && kind !== 'tentative' && kind !== 'decline')) return {}
  const raw = await chosenFiles().read(about.rawKey)
  const invitation = raw && (await takeInvitation(raw))
  if (!invitation) return {}
  return { icalEvent: { method: 'REPLY', content: toAnswerCalendar(invitation, own, answers[kind], createdAt) } }
}
