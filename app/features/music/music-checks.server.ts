import { compose } from '#app/engines/music/compose/compose.ts'
import { NO_WISH } from '#app/engines/music/compose/wish.ts'
import { writeSong } from '#app/engines/music/text/write-song.ts'
import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'
import { withScratchFolder } from '#app/providers/scratch-folder.server.ts'
import { musicRoom } from './room/music-room.server.ts'

const SECONDS = 4

/** What the music studio stands on: a song that can be played into a file. */
export const musicChecks: Check[] = [
  {
    id: 'music:play',
    group: 'Engines',
    title: 'A song is played into a file',
    async run({ signal }) {
      const text = writeSong(compose({ ...NO_WISH, genre: 'pop', seconds: SECONDS }, 1, 'Check'))
      const played = await withScratchFolder('check', (folder) =>
        musicRoom().run('render', { text, path: `${folder}/check.mp3` }, { signal }),
      )
      return played.peakDb < 0 && played.bytes > 0
        ? passed(`${Math.round(played.seconds)} seconds were played in ${played.ms} ms.`)
        : failed('The song came out wrong.', 'Build the server anew: npm run build.')
    },
  },
]
