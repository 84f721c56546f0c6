import { redirect } from '@remix-run/node'
import { store } from '#app/database/store.server.ts'
import { to } from '#app/catalogue/to.ts'
import { editTranscript } from '#app/engines/transcript/edit.ts'
import { between, nameBetween, nameSpeaker, type Transcript } from '#app/engines/transcript/transcript.ts'
import { mend } from '#app/engines/transcript/mend.ts'
import { cancelJob, retryJob, startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { createShareLink, listShareLinks, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { holderOf } from '#app/kits/members/visitor/reader.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { apartJob } from '../hearing/apart-job.server.ts'
import { FEED_SHARE, RECORDING_SHARE } from '../sharing/share-kinds.ts'
import { MOST_MARKS } from '../voice.limits.ts'
import type { VoiceScreen } from '../voice-screen.ts'
import { refuse, type Act } from './act.server.ts'
import { NO_RECORDING, requireRecording, toSearchWords } from './own-recording.server.ts'
import { recordingFacts } from './recording-facts.ts'
import type { RecordingInput } from './recording.inputs.ts'
import { findOwnRecording, saveRecording, saveVersion } from './recordings.store.server.ts'
import { summariseRange } from './summarise-range.server.ts'
import { removeSound } from './sweep-recordings.server.ts'

const pageOf = ({ screen, row }: Act, part: string | null = null, more: Record<string, string | number> = {}) =>
  to(screen, null, { r: row.id, part, ...more })

const MEANWHILE =
  'These words were changed in another place meanwhile. Yours are still here: copy what you need, then load the page again.'

/** Carries out one of the forms of a recording's page. */
export async function actOnRecording(
  request: Request,
  network: string,
  screen: VoiceScreen,
  input: RecordingInput,
  typed: Typed,
) {
  if (input.do === 'bring-back') return bringBack(request, screen, input.c)
  if (input.do === 'revoke') return revoke(request, screen, input.share)
  const { row, owner, key } = await requireRecording(request, input.recording)
  const act: Act = { request, network, screen, row, owner, key, typed }
  const acts: { [Name in RecordingInput['do']]?: () => Promise<unknown> } = {
    'edit': () => edit(act, input as Of<'edit'>),
    'name-speaker': () => name(act, input as Of<'name-speaker'>),
    'name-between': () => nameStretch(act, input as Of<'name-between'>),
    'tell-apart': () => tellApart(act, input as Of<'tell-apart'>),
    'rename': () => rename(act, input as Of<'rename'>),
    'delete': () => remove(act),
    'remove-sound': () => takeSound(act),
    'mark': () => mark(act, input as Of<'mark'>),
    'unmark': () => save(act, { marks: row.marks.filter(({ id }) => id !== (input as Of<'unmark'>).mark) }, null),
    'summarise': () => summariseRange(act, input as Of<'summarise'>),
    'share': () => share(act, input as Of<'share'>),
    'queue': () => queue(act, clock.now()),
    'unqueue': () => queue(act, null),
    'publish': () => publish(act),
    'unpublish': () => save(act, { publishedAt: null }, 'share'),
    'stop': () => stop(act),
    'again': () => again(act),
  }
  return (await acts[input.do]?.()) as ReturnType<typeof refuse> | Response
}

type Of<Name extends RecordingInput['do']> = Extract<RecordingInput, { do: Name }>

async function save(act: Act, change: Parameters<typeof saveRecording>[1], part: string | null) {
  await saveRecording(act.row.id, change)
  return redirect(pageOf(act, part), 303)
}

/** Whoever queues stays where they are: in the list, or on the page of the recording. */
async function queue({ request, screen, row }: Act, queuedAt: Date | null) {
  await saveRecording(row.id, { queuedAt })
  const r = new URL(request.url).searchParams.get('r')
  return redirect(to(screen, null, { r }), 303)
}

/** One page of the transcript is edited; the pieces before and after it stay. */
async function edit(act: Act, { version, from, to: end, text }: Of<'edit'>) {
  const { row, typed } = act
  const { language, pieces } = row.transcript
  const changed = editTranscript({ language, pieces: pieces.slice(from, end) }, text)
  const { transcript } = mend([...pieces.slice(0, from), ...changed.pieces, ...pieces.slice(end)], language)
  return (await saveWords(act, version, transcript))
    ? redirect(pageOf(act, null, from > 0 ? { from } : {}), 303)
    : refuse(typed, 'text', MEANWHILE, 409)
}

async function name(act: Act, { version, speaker, name: as }: Of<'name-speaker'>) {
  const isSaved = await saveWords(act, version, nameSpeaker(act.row.transcript, speaker, as))
  return isSaved ? redirect(pageOf(act, 'edit'), 303) : refuse(act.typed, 'name', MEANWHILE, 409)
}

async function nameStretch(act: Act, { version, from, to: end, name: by }: Of<'name-between'>) {
  const named = nameBetween(act.row.transcript, from, end, by)
  const isSaved = await saveWords(act, version, named)
  const shown = new URL(act.request.url).searchParams.get('from')
  return isSaved
    ? redirect(`${pageOf(act, 'edit', shown ? { from: shown } : {})}#speakers`, 303)
    : refuse(act.typed, 'between', MEANWHILE, 409)
}

async function tellApart(act: Act, { version, voices }: Of<'tell-apart'>) {
  const { row, owner, screen, typed } = act
  if (row.version !== version) return refuse(typed, 'voices', MEANWHILE, 409)
  if (!row.fileId || row.state !== 'done') return refuse(typed, 'voices', 'There is no sound to listen to.', 409)
  const facts = {
    ...recordingFacts.parse(row.facts),
    apart: { state: 'working' as const, words: '', atMs: clock.now().getTime() },
  }
  await store().tx(async () => {
    await saveRecording(row.id, { facts })
    const title = `Tell the voices apart: ${row.title}`
    const path = to(screen, null, { r: row.id, part: 'edit' })
    await startJob(
      apartJob,
      { recording: row.id, version, voices },
      { title, path, userId: owner.userId, dedupeKey: row.id },
    )
  })
  return redirect(`${pageOf(act, 'edit')}#speakers`, 303)
}

const saveWords = ({ row }: Act, version: number, transcript: Transcript) =>
  saveVersion(row.id, version, { transcript, words: toSearchWords(row.title, transcript) })

const rename = (act: Act, { title }: Of<'rename'>) =>
  save(act, { title, words: toSearchWords(title, act.row.transcript) }, null)

async function remove(act: Act) {
  if (act.row.jobId && act.row.state === 'working') await cancelJob(act.row.jobId)
  await saveRecording(act.row.id, { deletedAt: clock.now(), queuedAt: null, publishedAt: null })
  return redirect(to(act.screen, null, { part: 'list', deleted: act.row.id, key: act.key }), 303)
}

async function bringBack(request: Request, screen: VoiceScreen, id: string) {
  const owner = (await findVisitor(request)) ?? holderOf(request, id)?.owner
  const row = owner && (await findOwnRecording(id, owner))
  if (!row) throw notFound(NO_RECORDING)
  await saveRecording(id, { deletedAt: null })
  return redirect(to(screen, null, { r: id }), 303)
}

async function takeSound(act: Act) {
  const { row, typed } = act
  if (row.state === 'working') return refuse(typed, 'form', 'The sound is still being heard. Stop that first.', 409)
  await removeSound(row.fileId)
  return save(act, { fileId: null, queuedAt: null, publishedAt: null }, null)
}

async function mark(act: Act, { at, note }: Of<'mark'>) {
  const { row, typed } = act
  if (row.marks.length >= MOST_MARKS) return refuse(typed, 'at', `A recording has up to ${MOST_MARKS} marks.`, 409)
  const [said] = between(row.transcript, at, at + 1)
  const text = note || (said?.text ?? '').slice(0, 100).toWellFormed()
  const marks = [...row.marks, { id: createSecretId(), atS: at, text }].toSorted((a, b) => a.atS - b.atS)
  return save(act, { marks }, null)
}

async function share(act: Act, { term, sound }: Of<'share'>) {
  const refusal = toPublishingRefusal(await readPublisher(act.request), 'links')
  if (refusal) return refuse(act.typed, 'form', refusal, 403)
  const thing = { kind: RECORDING_SHARE, thingId: act.row.id }
  await createShareLink(thing, act.owner, term, { hasSound: sound !== undefined })
  return redirect(pageOf(act, 'share'), 303)
}

async function revoke(request: Request, screen: VoiceScreen, id: string) {
  const owner = await findVisitor(request)
  if (!owner) throw notFound(NO_RECORDING)
  await revokeShareLink(id, owner)
  return redirect(to(screen, null, { r: new URL(request.url).searchParams.get('r'), part: 'share' }), 303)
}

/** Into the member's feed; the feed's own address is made with the first. */
async function publish(act: Act) {
  const { owner, row, typed, request } = act
  const refusal = toPublishingRefusal(await readPublisher(request), 'links')
  if (refusal || owner.userId === null) return refuse(typed, 'form', refusal ?? '', 403)
  if (!row.fileId || row.state !== 'done')
    return refuse(typed, 'form', 'Only a recording with its sound can go into a feed.', 409)
  const feed = { kind: FEED_SHARE, thingId: owner.userId }
  if ((await listShareLinks(feed, owner)).length === 0) await createShareLink(feed, owner, 'never')
  return save(act, { publishedAt: clock.now() }, 'share')
}

async function stop(act: Act) {
  if (act.row.jobId) await cancelJob(act.row.jobId)
  return redirect(pageOf(act), 303)
}

async function again(act: Act) {
  const { row } = act
  if (!row.jobId || (row.kind === 'heard' && !row.fileId))
    return refuse(act.typed, 'form', 'There is no sound left to hear.', 409)
  const job = await retryJob(row.jobId)
  if (!job) return refuse(act.typed, 'form', 'This cannot be tried again. Please send the recording anew.', 409)
  return save(act, { state: 'working', facts: { ...recordingFacts.parse(row.facts), failure: null } }, null)
}
