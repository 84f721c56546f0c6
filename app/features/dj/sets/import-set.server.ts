import { fold } from '#app/kits/asking/conversation/fold.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { listHashes, listTracks } from '../crate/tracks.store.server.ts'
import { MOST_TRACKS } from '../dj.limits.ts'
import { readSet } from '../exports/set-document.ts'
import { keepSet } from './edit-set.server.ts'

type Imported = { id: string; message: string } | { id: null; message: string }

/** Makes a set of one that was exported: its tracks are found in the crate by the hash of their sound, else by their name. */
export async function importSet(text: string, owner: Visitor): Promise<Imported> {
  const document = readSet(text)
  if (!document) return { id: null, message: 'This is no set. Paste the JSON, the M3U8 list or the cue sheet of one.' }
  const rows = await listTracks(owner, MOST_TRACKS)
  const hashes = await listHashes(
    owner,
    rows.map(({ id }) => id),
  )
  const found = document.tracks.map(({ sha256, title }) => {
    const bySound = sha256 === null ? undefined : rows.find(({ id }) => hashes.get(id) === sha256)
    return (bySound ?? rows.find((row) => fold(row.title) === fold(title)))?.id ?? null
  })
  const tracks = found.filter((id) => id !== null)
  if (tracks.length === 0)
    return { id: null, message: `None of its ${document.tracks.length} tracks is in your crate. Add them first.` }
  const missing = found.length - tracks.length
  const title = missing === 0 ? document.title : `${document.title} (without ${missing} of ${found.length} tracks)`
  const { overlapBeats, curve, playS } = document
  return { id: await keepSet(title, { tracks, overlapBeats, curve, playS }, owner), message: '' }
}
