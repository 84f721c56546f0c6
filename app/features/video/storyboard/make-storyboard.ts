import { readScript } from '#app/engines/storyboard/read-script.ts'
import type { Scene } from '#app/engines/storyboard/scene.ts'
import { MOST_SCENES, WORDS_MAX_CHARS } from '../video.limits.ts'
import { FIRST_PROJECT, type MadeFrom, type Project } from './project.ts'

export type Picture = { fileId: string; alt: string }

/** A storyboard of a script and of pictures somebody brought: the pictures go to the scenes in their order, further ones get scenes of their own. */
export function makeStoryboard(
  script: string,
  pictures: readonly Picture[],
  wishes: Partial<Project> & { from: MadeFrom },
): { title: string | null; project: Project } {
  const read = readScript(script)
  const free = [...pictures]
  const scenes: Scene[] = read.scenes.slice(0, MOST_SCENES).map((scene) => {
    const next = scene.picture.kind === 'drawn' ? free.shift() : undefined
    const words = scene.words.slice(0, WORDS_MAX_CHARS).toWellFormed()
    return next ? { ...scene, words, picture: { kind: 'own', ...next } } : { ...scene, words }
  })
  for (const picture of free.slice(0, MOST_SCENES - scenes.length)) scenes.push(toPictureScene(picture, scenes.length))
  const notes = [...(wishes.notes ?? []), ...read.notes]
  if (read.scenes.length > MOST_SCENES)
    notes.push(`The script has ${read.scenes.length} thoughts; the first ${MOST_SCENES} are here.`)
  return { title: read.title, project: { ...FIRST_PROJECT, ...wishes, notes, scenes } }
}

const MOVES = ['in', 'right', 'out', 'left'] as const

const toPictureScene = ({ fileId, alt }: Picture, n: number): Scene => ({
  id: `s${n + 1}`,
  picture: { kind: 'own', fileId, alt },
  words: '',
  speaker: null,
  seconds: null,
  movement: MOVES[n % MOVES.length] ?? 'in',
  opening: n === 0 ? 'fade' : 'dissolve',
  chapter: null,
  description: '',
  filmer: null,
})

/** Speakers get voices of the list in turn, so that they are told apart. */
export function castVoices(
  speakers: readonly string[],
  voices: readonly string[],
  own: string | null,
): Record<string, string> {
  const others = voices.filter((voice) => voice !== own)
  return Object.fromEntries(
    speakers.flatMap((speaker, n) => {
      const voice = others[n % Math.max(1, others.length)]
      return voice ? [[speaker, voice]] : []
    }),
  )
}
