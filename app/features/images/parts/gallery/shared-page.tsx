import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { toPictureFile } from '../../keeping/picture-address.ts'
import type { SharedView } from '../../sharing/shared.server.ts'
import { LicenceLine } from './licence-line.tsx'
import { ReportForm } from './report-form.tsx'
import { ShownRecipe } from './shown-recipe.tsx'
import { WholePicture } from '../whole-picture.tsx'

/** A picture somebody showed by a link. */
export function SharedPage({ view, problem }: { view: SharedView; problem: FormProblem | null }) {
  const { id, pictureId, title, alt, width, height, engineLabel, licence, recipe, changed } = view
  const file = (more: { download?: boolean } = {}) => toPictureFile({ id: pictureId, share: id, ...more })
  return (
    <article
      className="page grid max-w-[64rem] grid-cols-[minmax(0,1fr)] gap-5 pt-6 pb-section sm:pt-10"
      aria-labelledby="title"
    >
      <h1 id="title" className="heading-page wrap-anywhere" dir="auto">
        {title}
      </h1>
      <WholePicture src={file()} alt={alt} width={width} height={height} />
      <p className="max-w-[60ch] text-fg-muted" dir="auto">
        {alt}
      </p>
      <LicenceLine licence={licence} />
      <div className="flex flex-wrap gap-2">
        <a href={file({ download: true })} download className={toButtonClass({ variant: 'plain', size: 'sm' })}>
          <Icon name="download" size={16} /> Download
        </a>
        {recipe ? (
          <ButtonLink to={to('image-studio', null, { from: pictureId, share: id })} size="sm">
            <Icon name="sparkles" size={16} /> Remix it
          </ButtonLink>
        ) : null}
      </div>
      {recipe ? (
        <ShownRecipe recipe={recipe} engine={engineLabel} changed={changed} />
      ) : (
        <p className="text-sm text-fg-muted">
          {view.isBrought
            ? `A picture of somebody’s own${changed ? `, ${changed}` : ''}.`
            : `Drawn by ${engineLabel}. The recipe is not shown.`}
        </p>
      )}
      <ReportForm action={to('image-shared', { id })} problem={problem} />
    </article>
  )
}
