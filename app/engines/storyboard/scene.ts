/** What is seen in a scene. */
export type ScenePicture =
  /** Drawn by an engine from words. */
  | { kind: 'drawn'; prompt: string; style: string | null; seed: number }
  /** A file somebody sent for this film. */
  | { kind: 'own'; fileId: string; alt: string }
  /** A picture of the image studio: one’s own, or one of the gallery with its maker and licence. */
  | { kind: 'kept'; pictureId: string; alt: string; credit: string | null }
  /** Nothing but the ground of the film’s look: its words are heard, and read in the captions. */
  | { kind: 'blank' }
  | { kind: 'title'; title: string; line: string }
  | { kind: 'quote'; text: string; by: string }
  | { kind: 'list'; title: string; lines: string[] }
  | { kind: 'chart'; title: string; rows: { label: string; value: number }[] }
  /** A map of countries and larger cities, by name. */
  | { kind: 'map'; title: string; places: string[] }
  /** Words as they stand on a screen, line by line. */
  | { kind: 'screen'; title: string; lines: string[] }
  /** A stretch of a video somebody sent, in seconds of it. */
  | { kind: 'clip'; fileId: string; fromS: number; toS: number; alt: string }

export const movements = ['in', 'out', 'left', 'right', 'still'] as const
export type Movement = (typeof movements)[number]

/** How a scene comes after the one before it. */
export const openings = ['cut', 'fade', 'dissolve'] as const
export type Opening = (typeof openings)[number]

/** One thought of a film: what is seen, what is said meanwhile, and how long. */
export type Scene = {
  id: string
  picture: ScenePicture
  /** What is said and stands in the captions; empty: nothing. */
  words: string
  speaker: string | null
  /** How long it is wanted; null: as long as its words need. */
  seconds: number | null
  movement: Movement
  opening: Opening
  /** The name of the chapter that begins here. */
  chapter: string | null
  /** What somebody who does not see it is told; empty: drawn from the picture. */
  description: string
  /** The model that films it from its picture and words; null: it is composited by rules. */
  filmer: string | null
}

/** What a scene shows, in a sentence for those who do not see it. */
export function describeScene({ picture, description }: Pick<Scene, 'picture' | 'description'>): string {
  if (description.trim() !== '') return description.trim()
  switch (picture.kind) {
    case 'drawn':
      return `A drawn picture: ${picture.prompt}`
    case 'own':
    case 'kept':
    case 'clip':
      return picture.alt || 'A picture without a description.'
    case 'blank':
      return 'No picture: a plain ground.'
    case 'title':
      return `A title card: ${[picture.title, picture.line].filter(Boolean).join('. ')}`
    case 'quote':
      return `A quotation card: “${picture.text}”${picture.by ? `, ${picture.by}` : ''}`
    case 'list':
      return `A list${picture.title ? ` headed “${picture.title}”` : ''}: ${picture.lines.join('; ')}`
    case 'map':
      return `A map${picture.title ? `, ${picture.title}` : ''}: ${picture.places.join('; ')}`
    case 'screen':
      return `Words on a screen${picture.title ? `, ${picture.title}` : ''}: ${picture.lines.join(' ')}`
    case 'chart':
      return `A bar chart${picture.title ? `, ${picture.title}` : ''}: ${picture.rows.map(({ label, value }) => `${label} ${value}`).join(', ')}`
  }
}

/** The name of a scene in lists: its chapter, its first words, or what is seen. */
export function nameOfScene(scene: Scene): string {
  const said = scene.chapter ?? (scene.words || describeScene(scene))
  const line = said.replace(/\s+/g, ' ').trim()
  return line.length <= 60 ? line : `${line.slice(0, 59).toWellFormed().trimEnd()}…`
}
