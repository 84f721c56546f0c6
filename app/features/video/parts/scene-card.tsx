import { toShortClock } from '#app/engines/transcript/times.ts'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { ButtonLink, IconButton } from '#app/ui/controls/button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { shapes } from '../storyboard/project.ts'
import type { FilmView } from '../work/studio-view.server.ts'
import { toFilmPart } from './film-links.ts'

type Shown = FilmView['scenes'][number]
type Props = { view: FilmView; scene: Shown; n: number; action: string }

const KINDS: Readonly<Record<Shown['kind'], string>> = {
  drawn: 'Drawn picture',
  own: 'Your picture',
  kept: 'Picture of the image studio',
  blank: 'No picture',
  title: 'Title card',
  quote: 'Quotation card',
  list: 'List',
  chart: 'Chart',
  map: 'Map',
  screen: 'Words on a screen',
  clip: 'Stretch of a video',
}

/** One scene: how it looks, what is said, how long, and what can be done with it. */
export function SceneCard({ view, scene, n, action }: Props) {
  const { across, down } = shapes[view.shape]
  const { id, key } = view
  return (
    <article
      aria-label={`Scene ${n + 1}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 p-3.5 sm:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-2">
        <img
          src={scene.still}
          alt={scene.description}
          loading="lazy"
          width={across * 40}
          height={down * 40}
          draggable={false}
          className="max-h-72 w-full rounded-[10px] bg-sunken object-contain"
          style={{ aspectRatio: `${across} / ${down}` }}
        />
        {scene.sound ? (
          // eslint-disable-next-line jsx-a11y/media-has-caption -- the words stand beside it as text
          <audio controls preload="none" src={scene.sound} aria-label={`Scene ${n + 1}`} className="h-9 w-full" />
        ) : null}
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <p className="flex flex-wrap items-baseline gap-x-3 text-[0.8125rem] text-fg-muted">
          <span className="font-strong text-fg tabular-nums">{n + 1}</span>
          <span>{scene.isFilmed ? 'Filmed by a model' : KINDS[scene.kind]}</span>
          <span className="tabular-nums">{`${toShortClock(scene.startS)}, ${scene.isExact ? '' : 'about '}${scene.lengthS.toFixed(1)} s`}</span>
          <span>{scene.price}</span>
        </p>
        {scene.chapter ? <p className="text-[0.8125rem] text-fg-muted">{`Chapter: ${scene.chapter}`}</p> : null}
        <p dir="auto" className="wrap-anywhere">
          {scene.speaker ? <b>{`${scene.speaker}: `}</b> : null}
          {scene.words || <span className="text-fg-muted">Nothing is said.</span>}
        </p>
        <p className="text-[0.8125rem] text-fg-muted wrap-anywhere" dir="auto">
          {scene.description}
        </p>
        {scene.credit ? <p className="text-xs text-fg-subtle">{scene.credit}</p> : null}
        {scene.ignored.length > 0 ? (
          <p className="text-xs text-fg-subtle wrap-anywhere">
            {`Drawn: ${scene.understood.join(', ') || 'a scene without particular things'}. Not drawn: ${scene.ignored.slice(0, 12).join(', ')}.`}
          </p>
        ) : null}
        <div className="mt-1 flex flex-wrap items-center gap-1">
          <ButtonLink to={toFilmPart(id, key)('storyboard', { edit: scene.id })} size="sm" variant="plain">
            <Icon name="pen-line" size={16} /> Edit<span className="sr-only"> scene {n + 1}</span>
          </ButtonLink>
          <SceneActs {...{ view, scene, n, action }} />
        </div>
      </div>
    </article>
  )
}

function SceneActs({ view, scene, n, action }: Props) {
  const acts: readonly { act: string; icon: IconName; label: string; isOff?: boolean }[] = [
    { act: 'up', icon: 'arrow-up', label: 'Move up', isOff: n === 0 },
    { act: 'down', icon: 'arrow-down', label: 'Move down', isOff: n === view.count - 1 },
    { act: 'split', icon: 'menu', label: 'Split in two', isOff: scene.words.trim().split(/\s+/).length < 2 },
    { act: 'merge', icon: 'link', label: 'Merge with the next', isOff: n === view.count - 1 },
    { act: 'copy', icon: 'copy', label: 'Copy' },
    { act: 'redraw', icon: 'refresh', label: 'Draw it another way', isOff: scene.kind !== 'drawn' },
    { act: 'remove', icon: 'trash', label: 'Remove' },
  ]
  return (
    <>
      {acts
        .filter(({ isOff }) => !isOff)
        .map(({ act, icon, label }) => (
          <KeyedForm
            key={act}
            name="scene-act"
            of={`${act}-${scene.id}`}
            action={action}
            preventScrollReset
            className="inline-grid"
          >
            <input type="hidden" name="do" value={act} />
            <input type="hidden" name="film" value={view.id} />
            <input type="hidden" name="scene" value={scene.id} />
            <IconButton type="submit" label={`${label}: scene ${n + 1}`}>
              <Icon name={icon} size={17} />
            </IconButton>
          </KeyedForm>
        ))}
    </>
  )
}
