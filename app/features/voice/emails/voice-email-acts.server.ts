import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { createShareLink, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { holderOf } from '#app/kits/members/visitor/reader.server.ts'
import { findVisitor, requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { beginHearing } from '../hearing/begin-hearing.server.ts'
import { toTitle } from '../recordings/own-recording.server.ts'
import { findRecording, saveRecording } from '../recordings/recordings.store.server.ts'
import { removeSound } from '../recordings/sweep-recordings.server.ts'
import { EMAIL_SHARE } from '../sharing/share-kinds.ts'
import { RECORDING_MAX_BYTES } from '../voice.limits.ts'
import { createEmail, findOwnEmail, saveEmail, type EmailRow } from './emails.store.server.ts'
import { findPack } from './packs.ts'
import { refuse, type EmailAnswer } from './refuse.server.ts'
import { sendEmail } from './send-email.server.ts'
import { voiceEmailInputs, type VoiceEmailInput } from './voice-email.inputs.ts'
import { NO_EMAIL, requireEmail } from './voice-email-view.server.ts'
import { toMailText, voiceLetter, writeVoiceLetter, type VoiceLetter } from './voice-letter.ts'
import { wordLetter } from './word-letter.server.ts'

const spendWrite = createRateLimit('voice-email', { points: 30, windowS: 60 })
const uploads = { sound: { most: 1, maxBytes: RECORDING_MAX_BYTES } }
const MOST_WORDS_CHARS = 20_000

type Of<Name extends VoiceEmailInput['do']> = Extract<VoiceEmailInput, { do: Name }>

/** A form of the voice email. Nothing is ever sent but by `send`, which somebody pressed. */
export async function actInVoiceEmail(request: Request, network: string) {
  const upload = await readUpload(request, voiceEmailInputs, uploads)
  try {
    if (upload.problem) return data<EmailAnswer>({ problem: upload.problem }, upload.init)
    const { input, typed } = upload
    if (input.do === 'write' || input.do === 'hear') {
      const waitS = await spendWrite(network)
      if (waitS > 0)
        return refuse(typed, input.do === 'write' ? 'said' : 'sound', tooManyAtOnce('mails', waitS), overLimit(waitS))
      const member = await findUser(request)
      const { owner, cookie } = await requireVisitor(request, member)
      const lead = (id: string) =>
        leadToMade({ owner, cookie }, id, (key) => to('voice-email', null, { m: id, as: input.as || null, key }))
      if (input.do === 'write') {
        const id = await keepNew(owner, {
          recordingId: null,
          raw: input.said,
          input,
          letter: await write(input, input.to, { member, network, signal: request.signal }),
        })
        return lead(id)
      }
      const [sound] = upload.files['sound'] ?? []
      if (!sound) return refuse(typed, 'sound', 'Record something, or choose a recording.', 400)
      const wishes = {
        title: input.title,
        language: input.language || null,
        engineId: input.ear || null,
        keepsSound: true,
      }
      const begun = await beginHearing(sound, wishes, owner, { member, network }, 'voice-tools')
      if ('message' in begun) return refuse(typed, 'sound', begun.message, begun.init)
      const id = await keepNew(owner, {
        recordingId: begun.id,
        raw: null,
        input,
        letter: voiceLetter.parse({ tone: input.tone, to: input.to }),
      })
      return lead(id)
    }
    return await actOnEmail(request, network, input, typed)
  } finally {
    await upload.discard()
  }
}

type New = { recordingId: string | null; raw: string | null; input: { pack: string }; letter: VoiceLetter }

async function keepNew(owner: Visitor, { recordingId, raw, input, letter }: New): Promise<string> {
  const id = createSecretId()
  const now = clock.now()
  const title = toTitle(letter.subject, 'A spoken mail')
  await createEmail({
    id,
    ...owner,
    title,
    words: toWords(title, letter, raw),
    recordingId,
    raw,
    pack: findPack(input.pack).id,
    letter,
    createdAt: now,
    updatedAt: now,
  })
  return id
}

const toWords = (title: string, letter: VoiceLetter, raw: string | null) =>
  fold(`${title} ${toMailText(letter)} ${raw ?? ''}`)
    .slice(0, MOST_WORDS_CHARS)
    .toWellFormed()

/** The mail by rules, and worded by a model where that was wished. */
async function write(input: Of<'write'> | Of<'rewrite'>, to: string, asker: Parameters<typeof wordLetter>[2]) {
  const letter = writeVoiceLetter(input.said, input.tone, to)
  return input.with ? wordLetter(letter, findPack(input.pack), asker) : letter
}

type OnEmail = Exclude<VoiceEmailInput, Of<'write'> | Of<'hear'>>

async function actOnEmail(request: Request, network: string, input: OnEmail, typed: Typed) {
  if (input.do === 'bring-back') return bringBack(request, input.c)
  if (input.do === 'revoke') return revoke(request, input.share)
  const { row, owner, key } = await requireEmail(request, input.email)
  const letter = voiceLetter.parse(row.letter)
  const query = new URL(request.url).searchParams
  const page = (hash = '', more: Record<string, string> = {}) =>
    redirect(to('voice-email', null, { m: row.id, as: query.get('as'), step: query.get('step'), ...more }) + hash, 303)
  switch (input.do) {
    case 'rewrite': {
      const asker = { member: await findUser(request), network, signal: request.signal }
      const written = await write(input, input.to || letter.to, asker)
      await keep(row, written, { raw: input.said, pack: findPack(input.pack).id })
      return page('', query.get('as') === 'steps' ? { step: '2' } : {})
    }
    case 'save': {
      const { do: _do, email: _email, ...parts } = input
      await keep(row, { ...letter, ...parts, note: '' })
      return page('#facts')
    }
    case 'confirm':
      await keep(row, { ...letter, confirmed: { ...letter.confirmed, [input.fact]: input.written } })
      return page('#facts')
    case 'doubt': {
      const { [input.fact]: _gone, ...confirmed } = letter.confirmed
      await keep(row, { ...letter, confirmed })
      return page('#mail')
    }
    case 'send':
      return (await sendEmail(request, row, letter, typed)) ?? page('#sent')
    case 'remove-sound':
      await takeSound(row)
      return page()
    case 'remove-words':
      await saveEmail(row.id, {
        raw: null,
        letter: { ...letter, changes: [] },
        words: toWords(row.title, letter, null),
        updatedAt: clock.now(),
      })
      return page()
    case 'delete':
      await saveEmail(row.id, { deletedAt: clock.now() })
      return redirect(to('voice-email', null, { part: 'list', deleted: row.id, key }), 303)
    case 'share':
      return (await share(request, row, owner, input, typed)) ?? page('#share')
  }
}

async function keep(row: EmailRow, letter: VoiceLetter, more: Partial<EmailRow> = {}): Promise<void> {
  const title = toTitle(letter.subject, 'A spoken mail')
  const raw = more.raw === undefined ? row.raw : more.raw
  await saveEmail(row.id, { ...more, letter, title, words: toWords(title, letter, raw), updatedAt: clock.now() })
}

async function takeSound(row: EmailRow): Promise<void> {
  const recording = row.recordingId ? await findRecording(row.recordingId) : null
  if (!recording || recording.state === 'working') return
  await removeSound(recording.fileId)
  await saveRecording(recording.id, { fileId: null, queuedAt: null, publishedAt: null })
}

async function bringBack(request: Request, id: string) {
  const owner = (await findVisitor(request)) ?? holderOf(request, id)?.owner
  const row = owner && (await findOwnEmail(id, owner))
  if (!row) throw notFound(NO_EMAIL)
  await saveEmail(id, { deletedAt: null })
  return redirect(to('voice-email', null, { m: id }), 303)
}

async function revoke(request: Request, id: string) {
  const owner = await findVisitor(request)
  if (!owner) throw notFound(NO_EMAIL)
  await revokeShareLink(id, owner)
  return redirect(`${to('voice-email', null, { m: new URL(request.url).searchParams.get('m') })}#share`, 303)
}

async function share(
  request: Request,
  row: EmailRow,
  owner: Visitor,
  { term, sound, words }: Of<'share'>,
  typed: Typed,
) {
  const refusal = toPublishingRefusal(await readPublisher(request), 'links')
  if (refusal) return refuse(typed, 'form', refusal, 403)
  const terms = { hasSound: sound !== undefined, hasWords: words !== undefined }
  await createShareLink({ kind: EMAIL_SHARE, thingId: row.id }, owner, term, terms)
  return null
}
