import { findDiskRoom } from '#app/platform/disk-room.server.ts'
import { failed, passed, skipped, type Check } from '#app/kits/operations/health-checks/check.ts'
import { hasFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { makeClip } from '#app/providers/film/clip.server.ts'
import { drawCard } from '#app/providers/film/cards.server.ts'
import { withScratchFolder } from '#app/providers/scratch-folder.server.ts'

const SIDE = { width: 160, height: 160 }
const FRAMES = 25
const ROOM_BYTES = 500_000_000

/** What the video studio stands on: a scene that can be made, and room to keep it. */
export const videoChecks: Check[] = [
  {
    id: 'video:scene',
    group: 'Engines',
    title: 'A scene becomes a piece of film',
    async run({ signal }) {
      if (!hasFfmpeg())
        return skipped(
          'ffmpeg is not on this machine: films are taken away as pages, slides and pictures. See npm run engines.',
        )
      const bytes = await drawCard({ kind: 'title', title: 'Check', line: '' }, SIDE, 'bamboo')
      const scene = { picture: { bytes, type: 'image/png' }, narration: null, caption: 'Check', seconds: 1 }
      const clip = await withScratchFolder('check', (folder) =>
        makeClip(scene, { folder, size: SIDE, signal, onShare: () => undefined }),
      )
      return clip.seconds * FRAMES === FRAMES && clip.bytes.length > 0
        ? passed('A second of film was made.')
        : failed('The scene came out wrong.', 'Look at the version of ffmpeg: 4 or newer is needed.')
    },
  },
  {
    id: 'video:room',
    group: 'Engines',
    title: 'There is room for films',
    async run() {
      const { freeBytes } = await findDiskRoom()
      return freeBytes > ROOM_BYTES
        ? passed('There is room on the disk.')
        : failed('Less than 500 MB are free.', 'Make room on the disk that holds the data folder.')
    },
  },
]
