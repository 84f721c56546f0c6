import { shapes, type CaptionWay, type Shape } from '../storyboard/project.ts'
import { toFilmAddress } from './film-links.ts'

type Props = {
  id: string
  title: string
  shape: Shape
  captions: CaptionWay
  query: Readonly<Record<string, string | null>>
}

/** The film with its captions, chapters and descriptions, in the player of the browser. */
export function FilmPlayer({ id, title, shape, captions, query }: Props) {
  const { across, down } = shapes[shape]
  const file = (as?: string) => toFilmAddress('file', id, { ...(as && { as }), ...query })
  const isBurned = captions === 'burned' || captions === 'both'
  return (
    <video
      controls
      playsInline
      preload="metadata"
      src={file()}
      poster={file('jpg')}
      aria-label={title}
      className="max-h-[75vh] w-full max-w-[60rem] rounded-card bg-black"
      style={{ aspectRatio: `${across} / ${down}` }}
    >
      <track kind="captions" src={file('vtt')} srcLang="en" label="Captions" default={!isBurned} />
      <track kind="chapters" src={file('chapters')} srcLang="en" label="Chapters" />
      <track kind="descriptions" src={file('descriptions')} srcLang="en" label="Descriptions" />
    </video>
  )
}
