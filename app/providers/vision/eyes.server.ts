import { EngineFailure } from '#app/providers/engine.ts'
import type { Engine } from '#app/providers/engine.ts'
import { toMachineFailure } from '#app/providers/machine-failure.ts'
import { MAX_PICTURE_BYTES } from './picture.limits.ts'
import { READ_LIMIT_MS, SEE_LIMIT_MS } from './vision-pools.server.ts'
import type { ReadPool, SeePool } from './vision-pools.server.ts'

const facts = { providerId: null, unit: 'picture', contextUnits: 1 } as const
const ONE_PICTURE = { input: 1, output: null }

/** Names colours and things by two detectors, and finds faces without telling whose. */
export const detectors = (room: () => SeePool): Engine<'see'> => ({
  ...facts,
  id: 'embedded:detectors',
  port: 'see',
  label: 'Detectors',
  about:
    'Names the size, the colours, 80 kinds of things where two detectors agree, and counts faces without telling whose; it answers no question about the picture.',
  maker: 'Vladimir Mandic, Google and RangiLyu (open models)',
  family: 'detectors',
  version: '3.0',
  limitMs: SEE_LIMIT_MS,
  async run({ picture: { bytes } }, { signal }) {
    checkSize(bytes)
    try {
      return { result: await room().run('see', { bytes }, { signal }), usage: ONE_PICTURE }
    } catch (error) {
      throw toMachineFailure(error, signal)
    }
  },
})

/** Reads printed English text. */
export const tesseract = (room: () => ReadPool): Engine<'read'> => ({
  ...facts,
  id: 'embedded:tesseract',
  port: 'read',
  label: 'Tesseract',
  about:
    'Reads printed English text in pictures, with how sure it is of each line; handwriting and other scripts it cannot.',
  maker: 'The Tesseract project',
  family: 'tesseract',
  version: '5',
  limitMs: READ_LIMIT_MS,
  async run({ picture: { bytes }, languages }, { signal, onProgress }) {
    checkSize(bytes)
    if (languages.length > 0 && !languages.some((language) => /^en\b/i.test(language)))
      throw new EngineFailure('unable', 'The built-in reader knows English only')
    try {
      return { result: await room().run('read', { bytes }, { signal, onNote: onProgress }), usage: ONE_PICTURE }
    } catch (error) {
      throw toMachineFailure(error, signal)
    }
  },
})

/** Before it is copied to a worker. */
function checkSize(bytes: Uint8Array) {
  if (bytes.length > MAX_PICTURE_BYTES) throw new EngineFailure('unable', 'The picture is too large')
}
