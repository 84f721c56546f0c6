import { screenAt } from '#app/catalogue/screen-at.ts'
import { to } from '#app/catalogue/to.ts'
import { lengthOf, textOf } from '#app/engines/transcript/transcript.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { findJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { listShownLinks } from '#app/kits/members/share-links/read-share.server.ts'
import { deleterOf } from '#app/kits/members/visitor/visit-key.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { recordingFacts } from '../recordings/recording-facts.ts'
import { findRecording } from '../recordings/recordings.store.server.ts'
import { EMAIL_SHARE } from '../sharing/share-kinds.ts'
import { listEars } from '../tools/voice-tools.server.ts'
import { findAnyEmail, findOwnEmail, listEmails, type EmailRow } from './emails.store.server.ts'
import { findPack, missingOf, packs } from './packs.ts'
import { readBack, toMailText, toSaidDiff, voiceLetter } from './voice-letter.ts'
import { SAID_MAX_CHARS } from './voice-email.inputs.ts'
import { findWordingModel } from './word-letter.server.ts'

export const NO_EMAIL =
  'There is no mail of yours under this address. It may have been deleted, or it was made in another browser.'
const PER_PAGE = 30
const FIND_MAX_CHARS = 200
const STEPS = 4
/** How a variant looks: `box`, `steps`, `packs` or `plain`; else side by side. */
const LOOKS: ReadonlyMap<string | null, string> = new Map([
  ['v3', 'box'],
  ['v4', 'steps'],
  ['v5', 'packs'],
  ['backup', 'plain'],
])

/** A mail of whoever asks; 404 for everybody else, as for none. */
export async function requireEmail(request: Request, id: string): Promise<Reader & { row: EmailRow }> {
  const row = await findAnyEmail(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NO_EMAIL)
  return { ...reader, row }
}

/** The voice email as its address asks for it. */
export async function readVoiceEmail(request: Request) {
  const url = new URL(request.url)
  const query = url.searchParams
  const id = query.get('m')
  if (id) return { part: 'mail' as const, mail: await readMail(request, id, query) }
  const member = await findUser(request)
  const owner = await toVisitor(request, member)
  if (query.get('part') === 'list') return { part: 'list' as const, list: await readList(owner, query) }
  const { variant } = screenAt(url.pathname.replace(/\.data$/, ''))
  const pack = findPack(query.get('pack') ?? 'plain')
  const recording = query.has('recording') ? await findRecording(query.get('recording') ?? '') : null
  const mayRead = recording !== null && (await findReader(request, recording.id, recording)) !== null
  const heard = mayRead ? textOf(recording.transcript) : ''
  return {
    part: 'start' as const,
    look: LOOKS.get(variant) ?? 'sides',
    pack: toShownPack(pack),
    packs: packs.map(toShownPack),
    said: (query.get('text') ?? heard).slice(0, SAID_MAX_CHARS).toWellFormed(),
    ...(await listEars(member)),
    model: await findWordingModel(member),
    recent: owner ? (await listEmails(owner, '', null, 5)).map(toListed) : [],
  }
}
export type VoiceEmailView = Awaited<ReturnType<typeof readVoiceEmail>>
export type MailView = Extract<VoiceEmailView, { part: 'mail' }>['mail']

const toShownPack = ({ id, label, about, tone, example, asks }: (typeof packs)[number]) => ({
  id,
  label,
  about,
  tone,
  example,
  asks: asks.map((one) => one.label),
})
const toListed = ({ id, title, pack, sentAt, createdAt }: Awaited<ReturnType<typeof listEmails>>[number]) => ({
  id,
  title,
  pack: findPack(pack).label,
  isSent: sentAt !== null,
  createdAt,
})

async function readList(owner: Visitor | null, query: URLSearchParams) {
  const find = (query.get('find') ?? '').slice(0, FIND_MAX_CHARS)
  const deleted = query.get('deleted')
  const deleter = owner ?? deleterOf(query, deleted)
  const gone = deleted && deleter ? await findOwnEmail(deleted, deleter) : null
  const told = gone?.deletedAt ? { id: gone.id, title: gone.title } : null
  if (!owner) return { find, rows: [], next: null, deleted: told }
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(query.get('after') ?? '') ?? []
  const before = at && id ? { at: new Date(Number(at)), id } : null
  const rows = await listEmails(owner, fold(find), before, PER_PAGE + 1)
  const last = rows.length > PER_PAGE ? rows[PER_PAGE - 1] : undefined
  return {
    find,
    rows: rows.slice(0, PER_PAGE).map(toListed),
    next: last ? `${last.createdAt.getTime()}.${last.id}` : null,
    deleted: told,
  }
}

async function readMail(request: Request, id: string, query: URLSearchParams) {
  const { row, owner } = await requireEmail(request, id)
  const [heard, publisher, member, shares] = await Promise.all([
    row.recordingId ? readHeard(row.recordingId) : null,
    readPublisher(request),
    findUser(request),
    listShownLinks(request, { kind: EMAIL_SHARE, thingId: id }, owner, {
      addressOf: (shareableId) => to('voice-email-shared', { shareableId }),
      aboutOf: ({ terms }) => toTermWords(terms),
    }),
  ])
  const letter = voiceLetter.parse(row.letter)
  const pack = findPack(row.pack)
  const isWritten = letter.body !== ''
  const said = row.raw ?? ''
  const text = toMailText(letter)
  const step = Math.min(STEPS, Math.max(1, Math.trunc(Number(query.get('step') ?? 1)) || 1))
  return {
    id,
    as: ['steps', 'plain', 'box'].find((one) => one === query.get('as')) ?? 'sides',
    step,
    title: row.title,
    at: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    hasRaw: row.raw !== null,
    said: row.raw ?? heard?.text ?? '',
    heard,
    isWritten,
    pack: toShownPack(pack),
    missing: isWritten ? missingOf(pack, `${letter.subject}\n${text}`) : [],
    letter: { ...letter, changes: letter.changes.filter(({ from, to: after }) => from !== '' || after !== '') },
    text,
    diff: row.raw === null ? [] : toSaidDiff(row.raw, letter),
    ...(isWritten ? readBack(said, letter) : { facts: [], leftOut: [], lost: [] }),
    model: await findWordingModel(member),
    publisher,
    sender: member ? { name: member.name, email: publisher.email } : null,
    shares,
    liveMark: createLiveMark(),
    isStill: query.get('refresh') === 'off',
  }
}

const toTermWords = (terms: unknown) => {
  const { hasSound, hasWords } = (terms ?? {}) as { hasSound?: boolean; hasWords?: boolean }
  return ['the mail', ...(hasSound ? ['the sound'] : []), ...(hasWords ? ['what was said'] : [])].join(', ')
}

/** The recording a mail was said in, as far as it is heard. */
async function readHeard(id: string) {
  const row = await findRecording(id)
  if (!row) return null
  const job = row.jobId && row.state === 'working' ? await findJob(row.jobId) : null
  const { failure, notes, engines } = recordingFacts.parse(row.facts)
  return {
    id,
    state: row.state,
    hasSound: row.fileId !== null,
    seconds: row.seconds || lengthOf(row.transcript),
    peaks: row.peaks,
    text: textOf(row.transcript).slice(0, SAID_MAX_CHARS),
    failure,
    notes,
    engines,
    progress: job ? { value: job.progress, note: job.progressNote ?? 'Waiting for its turn' } : null,
  }
}
