import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { peakOf } from '#app/engines/music/sound/buffers.ts'
import { renderSong } from '#app/engines/music/sound/render-song.ts'
import { toWav } from '#app/engines/music/sound/wav.ts'
import { readSong } from '#app/engines/music/text/read-song.ts'
import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import type { MusicJobs } from './music-jobs.ts'
import { readSent } from './read-sent.ts'
import { writeStems } from './write-stems.ts'

const decibels = (level: number) => (level > 0 ? Math.round(20 * Math.log10(level) * 10) / 10 : -99)

serveJobs<MusicJobs>({
  async render({ text, path }, { note }) {
    const startedAt = performance.now()
    const { song } = readSong(text)
    const pcm = renderSong(song, { onShare: (share) => note(0.8 * share) })
    const sha256 = createHash('sha256').update(toWav(pcm)).digest('hex')
    const { toMp3 } = await import('./to-mp3.ts')
    const mp3 = await toMp3(pcm)
    await writeFile(path, mp3)
    let sum = 0
    for (let n = 0; n < pcm.left.length; n += 1) sum += pcm.left[n]! ** 2 + pcm.right[n]! ** 2
    return {
      seconds: pcm.left.length / pcm.rate,
      sha256,
      peakDb: decibels(peakOf(pcm.left, pcm.right)),
      loudnessDb: decibels(Math.sqrt(sum / Math.max(1, 2 * pcm.left.length))),
      bytes: mp3.length,
      ms: Math.round(performance.now() - startedAt),
    }
  },
  async wav({ text, path }) {
    const bytes = toWav(renderSong(readSong(text).song))
    await writeFile(path, bytes)
    return { bytes: bytes.length }
  },
  stems: ({ text, path }) => writeStems(readSong(text).song, path),
  score: async ({ text }) => ({ svg: await (await import('./draw-score.ts')).drawScore(readSong(text).song) }),
  read: ({ bytes, name }) => readSent(bytes, name),
})
