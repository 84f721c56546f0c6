import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { findWholeText } from '#app/kits/members/kept/whole-texts.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { requireVisitor, toVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { hasFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { beginHearing } from '../hearing/begin-hearing.server.ts'
import { refuse, type Answer } from '../recordings/act.server.ts'
import { actOnRecording } from '../recordings/recording-acts.server.ts'
import { readRecordingView } from '../recordings/recording-view.server.ts'
import { isRecordingAct } from '../recordings/recording.inputs.ts'
import { readRecordingsList } from '../recordings/recordings-list.server.ts'
import { beginSpeaking } from '../speaking/begin-speaking.server.ts'
import { listFormats } from '../speaking/encode-samples.server.ts'
import { toVolumes } from '../speaking/volumes.ts'
import { addSpokenWord, listSpokenWords, removeSpokenWord } from '../speaking/spoken-words.store.server.ts'
import { listVoiceChoices } from '#app/kits/asking/engines/voice-choices.server.ts'
import { MOST_SPOKEN_WORDS, RECORDING_MAX_BYTES, SPOKEN_MAX_CHARS, TITLE_MAX_CHARS } from '../voice.limits.ts'
import { voiceToolsInputs } from './voice-tools.inputs.ts'

const spendVoice = createRateLimit('voice', { points: 20, windowS: 60 })
const uploads = { sound: { most: 1, maxBytes: RECORDING_MAX_BYTES } }
const RECENT = 6

/** Engines that write down speech for somebody, and what is missing where none can. */
export async function listEars(member: CurrentUser | null) {
  const engines = await listEngines(toViewer(member), 'transcribe')
  return {
    ears: engines.map(({ engine: { id, label, about } }) => ({ id, label, about })),
    canRead: hasFfmpeg(),
  }
}

/** The voice tools as their address asks for them. */
export async function readVoiceTools(request: Request) {
  const query = new URL(request.url).searchParams
  const member = await findUser(request)
  const owner = await toVisitor(request, member)
  const id = query.get('r')
  if (id) return { part: 'recording' as const, recording: await readRecordingView(request, id) }
  if (query.get('part') === 'list') return { part: 'list' as const, list: await readRecordingsList(owner, query) }
  const whole = await readWhole(request, query)
  const [voices, hearing, words, recent] = await Promise.all([
    listVoiceChoices(member),
    listEars(member),
    owner ? listSpokenWords(owner) : [],
    readRecordingsList(owner, new URLSearchParams(), RECENT),
  ])
  return {
    part: query.get('part') === 'hear' ? ('hear' as const) : ('speak' as const),
    text: whole?.text ?? (query.get('text') ?? '').slice(0, SPOKEN_MAX_CHARS),
    whole: whole && { title: whole.title, volumes: whole.volumes },
    name: whole ? whole.name : '',
    voices,
    formats: listFormats(),
    ...hearing,
    words,
    recent: recent.rows,
  }
}
export type VoiceToolsView = Awaited<ReturnType<typeof readVoiceTools>>

/** A book or another whole text that the address names, in volumes of what can be read aloud at once. */
async function readWhole(request: Request, query: URLSearchParams) {
  const from = query.get('from')
  if (from === null) return null
  const found = await findWholeText(request, from)
  if (!found) throw notFound('There is no such text to read aloud.')
  const volumes = toVolumes(found.text, SPOKEN_MAX_CHARS)
  const asked = Number(query.get('volume') ?? 1)
  const at = Number.isInteger(asked) && asked >= 1 && asked <= volumes.length ? asked : 1
  const part = volumes.length > 1 ? `, volume ${at}` : ''
  return {
    title: found.title,
    name: found.title.slice(0, TITLE_MAX_CHARS - part.length).toWellFormed() + part,
    text: volumes[at - 1] ?? '',
    volumes: volumes.map((_, n) => {
      const along = new URLSearchParams(query)
      along.set('volume', String(n + 1))
      return { n: n + 1, isChosen: n + 1 === at, href: `${to('voice-tools')}?${along.toString()}` }
    }),
  }
}

/** A form of the voice tools. */
export async function actInVoiceTools(request: Request, network: string) {
  const upload = await readUpload(request, voiceToolsInputs, uploads)
  try {
    if (upload.problem) return data<Answer>({ problem: upload.problem }, upload.init)
    const { input, typed } = upload
    if (isRecordingAct(input)) return await actOnRecording(request, network, 'voice-tools', input, typed)
    const member = await findUser(request)
    const { owner, cookie } = await requireVisitor(request, member)
    const headers = toVisitorHeaders(cookie)
    if (input.do === 'remove-word') {
      await removeSpokenWord(input.id, owner)
      return redirect(`${to('voice-tools')}#words`, { status: 303, headers })
    }
    if (input.do === 'add-word') {
      const known = await listSpokenWords(owner)
      if (known.length >= MOST_SPOKEN_WORDS)
        return refuse(typed, 'word', `Your list holds ${MOST_SPOKEN_WORDS} words at most.`, 409)
      await addSpokenWord({ id: createId(), ...owner, word: input.word, said: input.said, createdAt: clock.now() })
      return redirect(`${to('voice-tools')}#words`, { status: 303, headers })
    }
    const field = input.do === 'speak' ? 'text' : 'sound'
    const waitS = await spendVoice(network)
    if (waitS > 0) return refuse(typed, field, tooManyAtOnce('recordings', waitS), overLimit(waitS))
    const runner = { member, network }
    if (input.do === 'speak') {
      const { do: _, ...spoken } = input
      const voices = await listVoiceChoices(member)
      if (!voices.some(({ value }) => value === spoken.voice))
        return refuse(typed, 'voice', 'Choose a voice from the list.', 400)
      if (!listFormats().includes(spoken.format))
        return refuse(typed, 'format', 'This server cannot write that format. WAV works.', 400)
      return lead(await beginSpeaking(spoken, owner, runner))
    }
    const [sound] = upload.files['sound'] ?? []
    if (!sound) return refuse(typed, 'sound', 'Record something, or choose a recording.', 400)
    const wishes = {
      title: input.title,
      language: input.language || null,
      engineId: input.ear || null,
      keepsSound: input.keep !== undefined,
    }
    return lead(await beginHearing(sound, wishes, owner, runner, 'voice-tools'))

    function lead(begun: Awaited<ReturnType<typeof beginSpeaking>>) {
      if ('message' in begun) return refuse(typed, field, begun.message, begun.init)
      const { id } = begun
      return leadToMade({ owner, cookie }, id, (key) => to('voice-tools', null, { r: id, key }))
    }
  } finally {
    await upload.discard()
  }
}
