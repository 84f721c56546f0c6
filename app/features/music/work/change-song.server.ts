import { changeByWords } from '#app/engines/music/help/change-song.ts'
import { readSong } from '#app/engines/music/text/read-song.ts'
import { toRefusal } from '#app/kits/asking/engines/failure-init.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import type { SongRow } from '#app/kits/members/songs/songs.store.server.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { readOrigin } from '../keeping/song-origin.ts'
import { settle, settleText } from './edit-song.ts'
import { composeFrom } from './begin-song.server.ts'

type Changed = { text: string; why: string } | { field: string; message: string; init?: number | ResponseInit }
type Asking = { member: CurrentUser | null; network: string }

const MODEL_TOKENS = 6_000
const SYSTEM = `You change songs written in a small text language. You are given a song and a wish. Answer with the whole changed song
in exactly the same language and nothing else: no explanation, no code fence. Keep every line that the wish does not touch.
Steps are x (plain), X (loud), o (soft), - (held), . (silent); a bar has a fixed number of steps; spaces and | are free.`

/** Changes a song by a few words: by rules where they understand, else by a language model where one is connected. */
export async function changeSong(row: SongRow, words: string, asking: Asking): Promise<Changed> {
  if (words === '') return { field: 'words', message: 'Say what is to change.' }
  const { song } = readSong(row.text)
  const { song: changed, said } = changeByWords(song, words)
  if (said.length > 0) return settle(changed, `By rules: ${said.join(', ')}`.slice(0, 200), 'words')
  const writers = await listEngines(toViewer(asking.member), 'write')
  if (writers.length === 0)
    return {
      field: 'words',
      message:
        'Nothing of this was understood. Try: faster, 120 bpm, up 2, more swing, no drums, louder bass, more reverb, in key, loop.',
      init: 422,
    }
  return byModel(row.text, words, asking)
}

/** What a model writes counts when it is a song; else nothing is changed, and it is said. */
async function byModel(text: string, words: string, asking: Asking): Promise<Changed> {
  const begun = await beginRun(asking, { screen: 'v2-music-studio' })
  if (!begun.isDone)
    return {
      field: 'words',
      message: toCapWords(begun.quota, asking.member === null),
      init: overLimit(toResetS(begun.quota)),
    }
  try {
    const { result, listed } = await useBest(begun.value, 'write', {
      system: SYSTEM,
      messages: [{ role: 'user' as const, text: `The wish: ${words}\n\nThe song:\n${text}` }],
      maxOutput: MODEL_TOKENS,
      temperature: 0.4,
    })
    const written = result.text.replace(/^```\w*\n|\n```\s*$/g, '')
    const settled = settleText(written, `By ${listed.engine.label}: ${words}`.slice(0, 200))
    if ('field' in settled)
      return {
        field: 'words',
        message: `${listed.engine.label} wrote something that is no song, so nothing was changed. ${settled.message.split('\n')[0]}`,
        init: 422,
      }
    return settled
  } catch (error) {
    return { field: 'words', ...toRefusal(error) }
  }
}

/** Another song for the same words. */
export function composeAgain(row: SongRow): Changed {
  const origin = readOrigin(row.origin)
  if (origin.kind !== 'words')
    return { field: 'form', message: 'This song was not composed by rules, so there is no other take of it.' }
  const wish = {
    prompt: origin.prompt,
    genre: (origin.genre ?? '') as '',
    mood: '' as const,
    tempo: null,
    seconds: row.facts.seconds || null,
  }
  const { song } = composeFrom(wish, (origin.seed + row.version * 7_919) % 1_000_000)
  return settle({ ...song, title: row.title, ending: readSong(row.text).song.ending }, 'Another take', 'form')
}
