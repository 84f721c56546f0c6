import { toPiece } from '#app/engines/transcript/transcript.ts'
import { writeCaptions } from '#app/engines/transcript/write/write-captions.ts'
import { failed, passed, skipped, type Check } from '#app/kits/operations/health-checks/check.ts'
import { hasFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { speechEngines } from '#app/providers/speech/index.server.ts'
import { transcriptsRoom } from './exports/transcripts-room.server.ts'

const SAID = 'good day'

/** What the screens of voice stand on: the room where captions are read, and somebody who listens. */
export const voiceChecks: Check[] = [
  {
    id: 'voice:captions',
    group: 'Engines',
    title: 'Captions are read and written',
    async run({ signal }) {
      const bytes = Buffer.from(writeCaptions({ language: null, pieces: [toPiece(1, 2, SAID)] }, 'vtt'))
      const { transcript } = await transcriptsRoom().run('read', { bytes }, { signal })
      const [piece] = transcript.pieces
      return piece?.text === SAID && piece.startS === 1
        ? passed('A caption came back from its room as it went in.')
        : failed('A caption came back changed.', 'Build again: npm run build.')
    },
  },
  {
    id: 'voice:ears',
    group: 'Engines',
    title: 'Recordings can be written down here',
    run: () => {
      const hears = speechEngines().some(({ port }) => port === 'transcribe')
      if (hears) return Promise.resolve(passed('A built-in engine listens.'))
      const missing = hasFfmpeg() ? 'PocketSphinx is' : 'ffmpeg is'
      return Promise.resolve(
        skipped(`${missing} not on this machine; pasted words and captions work without. See npm run engines.`),
      )
    },
  },
]
