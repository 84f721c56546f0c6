import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { keepInKey } from '#app/engines/music/help/key-help.ts'
import { readSong } from '#app/engines/music/text/read-song.ts'
import { cancelJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { actOnKept } from '#app/kits/members/kept/kept-acts.server.ts'
import type { SongRow } from '#app/kits/members/songs/songs.store.server.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { readOrigin } from '../keeping/song-origin.ts'
import { requireSong, saveText, songsKeeping, stepTo } from '../keeping/songs-keeping.server.ts'
import { findRender, findVersion } from '../keeping/songs.store.server.ts'
import { IMPORT_MAX_BYTES } from '../music.limits.ts'
import { startRender } from '../rendering/start-render.server.ts'
import { publishSong, retractSong, revokeSong, shareSong } from '../sharing/share-acts.server.ts'
import { beginByFile, beginByText, beginByWords, leadToNew } from './begin-song.server.ts'
import { changeSong, composeAgain } from './change-song.server.ts'
import {
  addPattern,
  editGrid,
  editMixer,
  editSection,
  editWhole,
  settle,
  settleText,
  type Edited,
} from './edit-song.ts'
import { studioInputs, type StudioAny, type StudioInput } from './studio.inputs.ts'

const uploads = { file: { most: 1, maxBytes: IMPORT_MAX_BYTES } }

/** A form of the music studio. */
export async function actInStudio(request: Request, network: string) {
  const form = await readUpload(request, studioInputs, uploads)
  try {
    if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, form.init)
    const { input, typed, files } = form
    switch (input.do) {
      case 'compose':
        return await beginByWords(request, network, input, typed)
      case 'paste':
        return await beginByText(request, network, input, typed)
      case 'import':
        return await beginByFile(request, network, files['file'] ?? [], typed)
      default:
        return await act(request, network, input, typed)
    }
  } finally {
    await form.discard()
  }
}

type Begun = 'compose' | 'paste' | 'import'
type Edit = 'text' | 'grid' | 'mixer' | 'whole' | 'section' | 'pattern' | 'in-key'

/** Back to the part of a song where something was done. */
const lead = (song: string, key: string | null, part: string | null, more: Record<string, string | null> = {}) =>
  redirect(to('v2-music-studio', null, { song, part, key, ...more }), 303)

const PARTS: Record<Edit, string | null> = {
  ...{ 'text': 'text', 'grid': null, 'mixer': 'mixer', 'whole': 'arrangement', 'section': 'arrangement' },
  ...{ 'pattern': null, 'in-key': 'help' },
}
const isEdit = (input: StudioAny): input is StudioInput<Edit> => Object.hasOwn(PARTS, input.do)

async function act(request: Request, network: string, input: Exclude<StudioAny, { do: Begun }>, typed: Typed) {
  if (isEdit(input)) {
    const { row, key } = await requireSong(request, input.song)
    const pattern = input.do === 'grid' ? input.pattern : input.do === 'pattern' ? input.name : null
    return keep(row, edit(row, input), typed, () => lead(row.id, key, PARTS[input.do], { pattern }))
  }
  switch (input.do) {
    case 'change': {
      const { row, key } = await requireSong(request, input.song)
      const changed = await changeSong(row, input.words, { member: await findUser(request), network })
      return keep(row, changed, typed, () => lead(row.id, key, 'help'))
    }
    case 'again': {
      const { row, key } = await requireSong(request, input.song)
      return keep(row, composeAgain(row), typed, () => lead(row.id, key, null))
    }
    case 'undo':
    case 'redo':
      return step(request, input, typed)
    case 'version': {
      const { row, key } = await requireSong(request, input.song)
      const version = await findVersion(row.id, input.version)
      if (!version) return refuse(typed, 'form', 'This version is not there any more.', 409)
      await saveText(row, version.text, `Brought back version ${input.version}`)
      return lead(row.id, key, 'versions')
    }
    case 'render':
      return render(request, network, input, typed)
    case 'stop':
      return stop(request, input)
    case 'duplicate': {
      const { row } = await requireSong(request, input.song)
      const { song } = readSong(row.text)
      return leadToNew(request, {
        text: row.text,
        song,
        why: `Copied from “${row.title}”`,
        origin: readOrigin(row.origin),
      })
    }
    case 'share':
      return shareSong(request, input, typed)
    case 'revoke':
      return revokeSong(request, input)
    case 'publish':
      return publishSong(request, network, input, typed)
    case 'retract':
      return retractSong(request, input)
    case 'rename':
      return rename(request, input, typed)
    default:
      return actOnKept(request, songsKeeping, input)
  }
}

function edit(row: SongRow, input: StudioInput<Edit>): Edited {
  const { song } = readSong(row.text)
  switch (input.do) {
    case 'text':
      return settleText(input.text, 'Text changed')
    case 'grid':
      return editGrid(song, input)
    case 'mixer':
      return editMixer(song, input)
    case 'whole':
      return editWhole(song, input)
    case 'section':
      return editSection(song, input)
    case 'pattern':
      return addPattern(song, input)
    case 'in-key':
      return settle(keepInKey(song), 'Every note in key', 'form')
  }
}

type Changed = Edited | { field: string; message: string; init?: number | ResponseInit }

async function keep(row: SongRow, edited: Changed, typed: Typed, lead: () => Response) {
  if ('field' in edited) return refuse(typed, edited.field, edited.message, 'init' in edited ? edited.init : 422)
  // A form that changes nothing makes no version.
  if (edited.text !== row.text) await saveText(row, edited.text, edited.why)
  return lead()
}

async function step(request: Request, input: StudioInput<'undo' | 'redo'>, typed: Typed) {
  const { row, key } = await requireSong(request, input.song)
  const isDone = await stepTo(row, row.version + (input.do === 'undo' ? -1 : 1))
  const words = input.do === 'undo' ? 'There is nothing to undo.' : 'There is nothing to do again.'
  return isDone ? lead(row.id, key, new URL(request.url).searchParams.get('part')) : refuse(typed, 'form', words, 409)
}

async function render(request: Request, network: string, { song }: StudioInput<'render'>, typed: Typed) {
  const { row, owner, key } = await requireSong(request, song)
  const started = await startRender(row, owner, { member: await findUser(request), network })
  return started.isStarted ? lead(song, key, 'sound') : refuse(typed, 'render', started.message, started.init)
}

async function stop(request: Request, { song }: StudioInput<'stop'>) {
  const { row, key } = await requireSong(request, song)
  const last = row.renderId ? await findRender(row.renderId) : null
  if (last?.jobId && last.state === 'working') await cancelJob(last.jobId)
  return lead(song, key, 'sound')
}

/** The name stands in the text: both change. */
async function rename(request: Request, { id, title }: StudioInput<'rename'>, typed: Typed) {
  const { row } = await requireSong(request, id)
  const { song } = readSong(row.text)
  const edited = settle(
    { ...song, title: title.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').trim() || row.title },
    'Renamed',
    'title',
  )
  return keep(row, edited, typed, () => redirect(songsKeeping.toAddress(null), 303))
}
