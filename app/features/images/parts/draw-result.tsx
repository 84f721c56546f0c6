import { to } from '#app/catalogue/to.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { Culm } from '#app/ui/brand/culm.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import type { StudioView } from '../drawing/studio-view.server.ts'
import { toPictureFile } from '../keeping/picture-address.ts'
import { Told } from './told.tsx'
import { PictureFigure } from './picture-figure.tsx'

type Draw = NonNullable<StudioView['draw']>
const MS_PER_S = 1_000

/** The pictures of one wish, those that are there and those that are on their way. */
export function DrawResult({ draw, isStill }: { draw: Draw; isStill: boolean }) {
  const { id, prompt, count, pictures, isOpen, state, note } = draw
  const address = to('image-studio', null, { draw: id })
  const missing = isOpen ? Math.max(0, count - pictures.length) : 0
  return (
    <section id="made" aria-labelledby="made-title" className="scroll-mt-24">
      <div className="mb-3.5 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h2 id="made-title" className="heading-card line-clamp-2 wrap-anywhere" dir="auto">
            {prompt}
          </h2>
          <p role="status" className="mt-0.5 text-fg-muted tabular-nums">
            {toStateWords(draw)}
          </p>
        </div>
        {isOpen ? (
          <ActForm name="do" act="stop" action={address} variant="ghost">
            <Icon name="stop" size={16} /> Stop
          </ActForm>
        ) : null}
      </div>
      {state === 'failed' || (state === 'stopped' && pictures.length === 0) ? (
        <ErrorState title={state === 'failed' ? 'Nothing was drawn' : 'Stopped before anything was drawn'}>
          {state === 'failed' ? note : 'What you asked for is still in the form. Make it again when you like.'}
        </ErrorState>
      ) : (
        <ul className={`grid gap-2 sm:gap-3.5 ${count > 1 ? 'grid-cols-2' : 'grid-cols-1'}`}>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <PictureFigure picture={picture} src={toPictureFile({ id: picture.id, width: 640 })} />
            </li>
          ))}
          {Array.from({ length: missing }, (_, n) => (
            <li key={n}>
              <Waiting draw={draw} isFirst={n === 0} nth={pictures.length + n} />
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <ReadAgain isOn={!isStill} pageTo={address} stillTo={to('image-studio', null, { draw: id, refresh: 'off' })} />
      ) : null}
      {pictures.length > 0 ? <Told understood={draw.understood} ignored={draw.ignored} engine={draw.engine} /> : null}
      {state === 'done' && note ? <p className="mt-2 text-sm text-fg-muted">{note}</p> : null}
    </section>
  )
}

function toStateWords({ state, isOpen, isLine, count, pictures, progress, engine, cost, tookMs }: Draw): string {
  if (isOpen && isLine) return 'Waits in line; others are being drawn before it.'
  if (isOpen) return `${Math.round(progress * count)} of ${count} drawn`
  if (state === 'done') return `Drawn by ${engine ?? 'nobody'} in ${((tookMs ?? 0) / MS_PER_S).toFixed(1)} s, ${cost}`
  if (state === 'stopped') return pictures.length > 0 ? `Stopped; ${pictures.length} were drawn.` : 'Stopped'
  return 'It did not work'
}

function Waiting({ draw, isFirst, nth }: { draw: Draw; isFirst: boolean; nth: number }) {
  const done = draw.progress * draw.count
  const share = Math.min(1, Math.max(0, done - nth))
  return (
    <div className="picture-wait">
      {isFirst ? <Panda pose="paint" live className="w-24 sm:w-[168px]" /> : null}
      <p className="font-medium">{share >= 1 ? 'Drawn, drying' : isFirst ? 'The panda paints' : 'Comes next'}</p>
      <Culm
        value={share}
        of={1}
        segments={10}
        size="thin"
        live={isFirst}
        label={isFirst ? 'Under way' : 'Waits'}
        className="w-24 sm:w-[168px]"
      />
    </div>
  )
}
