import type { Scene } from '#app/engines/storyboard/scene.ts'

/** How the pictures of a film came to be, in the words of the page and of the file. */
export function toFilmLabel(scenes: readonly Scene[], drawer: string | null): string {
  const parts = new Set<string>()
  for (const { picture, filmer } of scenes) {
    if (filmer) parts.add('scenes filmed by a model')
    else if (picture.kind === 'clip') parts.add('recorded scenes')
    else parts.add('scenes composited by rules from still pictures')
    if (picture.kind === 'drawn' && drawer) parts.add('stills drawn by a model')
  }
  const said = [...parts]
  if (said.length === 0) return 'Empty'
  return `${said.join(', ')}.`.replace(/^./, (letter) => letter.toUpperCase())
}

/** The kind of origin as IPTC names it. */
export function toSourceType(scenes: readonly Scene[], drawer: string | null): string {
  const isByModel = scenes.some(
    ({ filmer, picture }) => filmer !== null || (picture.kind === 'drawn' && drawer !== null),
  )
  const isRecorded = scenes.length > 0 && scenes.every(({ picture, filmer }) => picture.kind === 'clip' && !filmer)
  const kind = isByModel ? 'compositeWithTrainedAlgorithmicMedia' : isRecorded ? 'humanEdits' : 'algorithmicMedia'
  return `http://cv.iptc.org/newscodes/digitalsourcetype/${kind}`
}
