import { cutSentences } from '#app/engines/english/sentences.ts'
import { drawnFrom } from './read-script.ts'
import type { Scene } from './scene.ts'

/** A name no scene of a film has yet. */
export const toNewId = (scenes: readonly Scene[]): string =>
  `s${1 + scenes.reduce((most, { id }) => Math.max(most, Number(id.slice(1)) || 0), 0)}`

const at = (scenes: readonly Scene[], id: string) => scenes.findIndex((scene) => scene.id === id)

/** Puts a scene at a place, counted from 0; other places are the first or the last. */
export function moveScene(scenes: readonly Scene[], id: string, place: number): Scene[] {
  const from = at(scenes, id)
  if (from < 0) return [...scenes]
  const rest = scenes.filter((scene) => scene.id !== id)
  const target = Math.max(0, Math.min(rest.length, place))
  return [...rest.slice(0, target), scenes[from]!, ...rest.slice(target)]
}

/** Puts scenes in the order of their ids; what is not named stays behind them in its order. */
export function orderScenes(scenes: readonly Scene[], ids: readonly string[]): Scene[] {
  const named = [...new Set(ids)].flatMap((id) => scenes.filter((scene) => scene.id === id))
  return [...named, ...scenes.filter((scene) => !named.includes(scene))]
}

export const removeScene = (scenes: readonly Scene[], id: string): Scene[] => scenes.filter((scene) => scene.id !== id)

export function duplicateScene(scenes: readonly Scene[], id: string): Scene[] {
  const from = at(scenes, id)
  if (from < 0) return [...scenes]
  const copy = { ...scenes[from]!, id: toNewId(scenes), chapter: null }
  return [...scenes.slice(0, from + 1), copy, ...scenes.slice(from + 1)]
}

/** Cuts a scene in two: behind a sentence near the middle of its words, or between words; null when it has one word. */
export function splitScene(scenes: readonly Scene[], id: string): Scene[] | null {
  const from = at(scenes, id)
  const scene = scenes[from]
  const halves = scene ? cutInTwo(scene) : null
  return (
    halves && [
      ...scenes.slice(0, from),
      { ...halves[0] },
      { ...halves[1], id: toNewId(scenes) },
      ...scenes.slice(from + 1),
    ]
  )
}

function cutInTwo(scene: Scene): [Scene, Scene] | null {
  const sentences = cutSentences(scene.words)
  const parts = sentences.length > 1 ? sentences : scene.words.split(/\s+/).filter(Boolean)
  if (parts.length < 2) return null
  const half = Math.ceil(parts.length / 2)
  const [first, second] = [parts.slice(0, half).join(' '), parts.slice(half).join(' ')]
  const seconds = scene.seconds === null ? null : Math.max(1, scene.seconds / 2)
  const { picture } = scene
  if (picture.kind === 'clip') {
    const middle = picture.fromS + ((picture.toS - picture.fromS) * first.length) / (first.length + second.length)
    return [
      { ...scene, words: first, seconds, picture: { ...picture, toS: middle } },
      { ...scene, words: second, seconds, chapter: null, opening: 'cut', picture: { ...picture, fromS: middle } },
    ]
  }
  const isOfWords = picture.kind === 'drawn' && picture.prompt === scene.words.slice(0, 400).toWellFormed()
  return [
    { ...scene, words: first, seconds, picture: isOfWords ? drawnFrom(first) : picture },
    { ...scene, words: second, seconds, chapter: null, picture: isOfWords ? drawnFrom(second) : picture },
  ]
}

/** Joins a scene with the one behind it: its picture stays, the words follow one another; null when it is the last. */
export function mergeScene(scenes: readonly Scene[], id: string): Scene[] | null {
  const from = at(scenes, id)
  const [scene, next] = [scenes[from], scenes[from + 1]]
  if (!scene || !next) return null
  const words = [scene.words, next.words].filter(Boolean).join(' ')
  const seconds = scene.seconds === null || next.seconds === null ? null : scene.seconds + next.seconds
  const { picture } = scene
  const isOfWords = picture.kind === 'drawn' && picture.prompt === scene.words.slice(0, 400).toWellFormed()
  const follows =
    picture.kind === 'clip' && next.picture.kind === 'clip' && next.picture.fileId === picture.fileId
      ? { ...picture, toS: Math.max(picture.toS, next.picture.toS) }
      : isOfWords
        ? drawnFrom(words)
        : picture
  const merged = { ...scene, words, seconds, picture: follows, speaker: scene.speaker ?? next.speaker }
  return [...scenes.slice(0, from), merged, ...scenes.slice(from + 2)]
}
