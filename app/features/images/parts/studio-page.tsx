import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { DeletedNotice } from '#app/kits/pages/undo-delete/deleted-notice.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { StudioView } from '../drawing/studio-view.server.ts'
import { BringForm } from './bring-form.tsx'
import { DrawForm } from './draw-form.tsx'
import { DrawResult } from './draw-result.tsx'
import { Examples } from './examples.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { PictureDetail } from './picture-detail.tsx'

type Props = { view: StudioView; answer: { problem: FormProblem; hint: string | null } | null }

/** The wish on the left, what came of it on the right, and below it what was made before. */
export function StudioPage({ view, answer }: Props) {
  const { draw, picture, earlier, deleted, liveMark } = view
  useLive(draw?.isOpen ? fillPath(endpoints['images/draw-live'], { id: draw.id }) : null, liveMark)
  const isWish = answer !== null && (answer.problem.values['do'] ?? 'draw') === 'draw'
  const isBring = answer?.problem.values['do'] === 'bring'
  const others = earlier.filter(({ id }) => id !== picture?.id && !draw?.pictures.some((one) => one.id === id))
  return (
    <div className="page grid max-w-[82rem] grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-10 pt-6 pb-section lg:grid-cols-[minmax(0,23.25rem)_minmax(0,1fr)]">
      <section aria-label="What to draw" className="min-w-0 lg:sticky lg:top-[calc(var(--header-h)+8px)]">
        <h1 className="heading-page">Image generation</h1>
        <DrawForm key={formKeyOf(view)} view={view} problem={isWish ? answer.problem : null} />
        <BringForm key={`bring-${formKeyOf(view)}`} problem={isBring ? answer.problem : null} />
      </section>
      <div className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10 ${picture || draw ? 'max-lg:order-first' : ''}`}>
        {deleted ? (
          <DeletedNotice
            things="pictures"
            deleted={[deleted]}
            action={to('image-history')}
            dismissTo={to('image-studio')}
          />
        ) : null}
        {draw ? <DrawResult draw={draw} isStill={view.isStill} /> : null}
        {picture ? (
          <PictureDetail
            key={`${picture.id}-${picture.part}`}
            picture={picture}
            problem={isWish || isBring ? null : (answer?.problem ?? null)}
            hint={answer?.hint ?? null}
          />
        ) : null}
        {!draw && !picture ? <Examples /> : null}
        {others.length > 0 ? (
          <section aria-labelledby="earlier">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="earlier" className="heading-section">
                Earlier
              </h2>
              {view.isMember ? (
                <ButtonLink to={to('image-history')} variant="ghost" size="sm">
                  All your images <Icon name="arrow-right" size={16} />
                </ButtonLink>
              ) : null}
            </div>
            <PictureGrid pictures={others} className="mt-4" />
          </section>
        ) : null}
      </div>
    </div>
  )
}

/** A form that is filled with other words is another form. */
const formKeyOf = ({ form, draw, picture }: StudioView) =>
  [draw?.id ?? '', picture?.id ?? '', form.parent?.id ?? '', form.prompt].join('|')
