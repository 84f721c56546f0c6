import { MAP_MOST, readChartRows, SCREEN_MOST } from '#app/engines/storyboard/read-script.ts'
import type { Scene, ScenePicture } from '#app/engines/storyboard/scene.ts'
import { findMapPlace } from '#app/engines/world-map/map-places.server.ts'
import { CARD_MAX_CHARS, PROMPT_MAX_CHARS } from '../video.limits.ts'

type Wish = { kind: ScenePicture['kind']; heading: string; text: string; by: string; description: string }
/** What was chosen besides words: a picture that was sent now, or one of the studio. */
type Chosen = {
  sent: { fileId: string; alt: string } | null
  kept: { id: string; alt: string; credit: string | null } | null
}
type Read = { picture: ScenePicture; problem: null } | { picture: null; problem: { field: string; message: string } }

const LIST_MOST = 8
const refuse = (field: string, message: string): Read => ({ picture: null, problem: { field, message } })
const give = (picture: ScenePicture): Read => ({ picture, problem: null })

/** What a form says a scene shows. A picture that was sent is taken, whatever kind was chosen. */
export function toPicture(wish: Wish, { sent, kept }: Chosen, before: Scene): Read {
  const { kind, heading, text, by } = wish
  if (sent) return give({ kind: 'own', ...sent })
  switch (kind) {
    case 'drawn': {
      const prompt = (text || before.words).slice(0, PROMPT_MAX_CHARS).toWellFormed().trim()
      if (prompt === '') return refuse('text', 'Write what is to be drawn.')
      const was = before.picture
      const seed = was.kind === 'drawn' && was.prompt === prompt ? was.seed : 1
      return give({ kind, prompt, style: was.kind === 'drawn' ? was.style : null, seed })
    }
    case 'own':
      return before.picture.kind === 'own' ? give(before.picture) : refuse('picture', 'Choose a picture file to show.')
    case 'clip':
      return before.picture.kind === 'clip'
        ? give(before.picture)
        : refuse('kind', 'Only scenes of an imported video show a stretch of it.')
    case 'kept': {
      if (kept) return give({ kind, pictureId: kept.id, alt: kept.alt, credit: kept.credit })
      return before.picture.kind === 'kept' ? give(before.picture) : refuse('kept', 'Choose a picture from the list.')
    }
    case 'blank':
      return give({ kind })
    case 'title':
      return heading || text
        ? give({ kind, title: heading || text, line: heading ? text.slice(0, CARD_MAX_CHARS) : '' })
        : refuse('heading', 'Write what the card says.')
    case 'quote':
      return text ? give({ kind, text, by }) : refuse('text', 'Write the quotation.')
    case 'list': {
      const lines = linesOf(text)
      return lines.length > 0
        ? give({ kind, title: heading, lines: lines.slice(0, LIST_MOST) })
        : refuse('text', 'Write one line for each point.')
    }
    case 'map': {
      const places = linesOf(text).slice(0, MAP_MOST)
      const unknown = places.filter((place) => !findMapPlace(place))
      if (places.length === 0) return refuse('text', 'Write one place on each line, such as: Japan, or Kyoto, Japan')
      return unknown.length > 0
        ? refuse('text', `Not found among countries and their larger cities: ${unknown.join('; ')}.`)
        : give({ kind, title: heading, places })
    }
    case 'screen': {
      const lines = text.split('\n', SCREEN_MOST).map((line) => line.trimEnd())
      return text ? give({ kind, title: heading, lines }) : refuse('text', 'Write what stands on the screen.')
    }
    case 'chart': {
      const rows = readChartRows(linesOf(text))
      return rows.length > 0
        ? give({ kind, title: heading, rows })
        : refuse('text', 'Write a label and a number on each line, such as: Knead 10')
    }
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What stands in the form for a scene. */
export function toFormTexts({ picture }: Pick<Scene, 'picture'>): { heading: string; text: string; by: string } {
  switch (picture.kind) {
    case 'drawn':
      return { heading: '', text: picture.prompt, by: '' }
    case 'title':
      return { heading: picture.title, text: picture.line, by: '' }
    case 'quote':
      return { heading: '', text: picture.text, by: picture.by }
    case 'list':
      return { heading: picture.title, text: picture.lines.join('\n'), by: '' }
    case 'chart':
      return {
        heading: picture.title,
        text: picture.rows.map(({ label, value }) => `${label} ${value}`).join('\n'),
        by: '',
      }
    case 'map':
      return { heading: picture.title, text: picture.places.join('\n'), by: '' }
    case 'screen':
      return { heading: picture.title, text: picture.lines.join('\n'), by: '' }
    default:
      return { heading: '', text: '', by: '' }
  }
}
