import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { toKeyFor } from '#app/kits/members/visitor/visit-key.server.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { addBeds, addFiles, addRecording, addShared, addSong, type Added } from '../crate/add-track.server.ts'
import type { DjAny, DjInput } from './dj.inputs.ts'

const spendAdd = createRateLimit('dj-add', { points: 40, windowS: 60 })
const ADDING = ['add', 'add-bed', 'try', 'add-recording', 'add-song', 'add-shared'] as const
type Adding = DjInput<(typeof ADDING)[number]>
/** Four beds that show what the tempos and keys of a set do. */
const TRIED = [
  { mood: 'bright', seed: 1 },
  { mood: 'bright', seed: 2 },
  { mood: 'warm', seed: 1 },
  { mood: 'calm', seed: 4 },
] as const
const FIELDS = {
  ...{ 'add': 'sound', 'add-bed': 'seed', 'try': 'form', 'add-recording': 'recording' },
  'add-song': 'song',
  'add-shared': 'address',
} as const satisfies Record<Adding['do'], string>

export const isAdding = (input: DjAny): input is Adding => ADDING.some((one) => one === input.do)

type Sent = { input: Adding; typed: Typed; sent: readonly SentFile[] }

/** Adds tracks to the crate, and leads to it, or to the one that was added. */
export async function takeIn(request: Request, network: string, { input, typed, sent }: Sent) {
  const field = FIELDS[input.do]
  const waitS = await spendAdd(network)
  if (waitS > 0) return refuse(typed, field, tooManyAtOnce('tracks', waitS), overLimit(waitS))
  if (input.do === 'add' && sent.length === 0) return refuse(typed, field, 'Choose at least one sound.', 400)
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  const { ids, refusal } = await add(input, sent, owner)
  if (refusal && ids.length === 0) return refuse(typed, field, refusal.message, refusal.init)
  if (refusal) return refuse(typed, field, `${refusal.message} The files before it were added.`, refusal.init)
  const [only] = ids
  const query = ids.length === 1 && only ? { track: only, key: toKeyFor(only, owner, cookie === null) } : {}
  return redirect(to('v2-dj', null, query), { status: 303, headers: toVisitorHeaders(cookie) })
}

function add(input: Adding, sent: readonly SentFile[], owner: Visitor): Promise<Added> {
  switch (input.do) {
    case 'add':
      return addFiles(sent, owner)
    case 'add-bed':
      return addBeds([input], owner)
    case 'try':
      return addBeds(TRIED, owner)
    case 'add-recording':
      return addRecording(input.recording, owner)
    case 'add-song':
      return addSong(input.song, owner)
    case 'add-shared':
      return addShared(input.address, owner)
  }
}
