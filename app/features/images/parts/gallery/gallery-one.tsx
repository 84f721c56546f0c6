import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import type { GalleryPicture } from '../../gallery/gallery-view.server.ts'
import { toPictureFile } from '../../keeping/picture-address.ts'
import { LicenceLine } from './licence-line.tsx'
import { LikeForm } from './like-form.tsx'
import { ReportForm } from './report-form.tsx'
import { ShownRecipe } from './shown-recipe.tsx'
import { WholePicture } from '../whole-picture.tsx'

/** One picture of the gallery, to look at, like, remix or report. */
export function GalleryOne({ view, problem }: { view: GalleryPicture; problem: FormProblem | null }) {
  const { id, title, alt, width, height, maker, makerId, terms, recipe, engine, changed, isOwn, isHidden, at } = view
  const page = to('gallery', null, { picture: id })
  return (
    <article
      className="page grid max-w-[64rem] grid-cols-[minmax(0,1fr)] gap-5 pt-6 pb-section sm:pt-10"
      aria-labelledby="title"
    >
      <BackLink to={to('gallery')}>Gallery</BackLink>
      <h1 id="title" className="heading-page wrap-anywhere" dir="auto">
        {title}
      </h1>
      {isHidden ? (
        <p className="rounded-card bg-sunken p-4">This picture is hidden: only administrators see it here.</p>
      ) : null}
      <WholePicture src={toPictureFile({ id })} alt={alt} width={width} height={height} />
      <p className="max-w-[60ch] text-fg-muted" dir="auto">
        {alt}
      </p>
      <Acts view={view} page={page} />
      <p className="text-sm text-fg-muted">
        {'By '}
        <a href={to('gallery', null, { by: makerId })} className="link">
          {maker}
        </a>
        {`, published ${toShortDay(new Date(at))}`}
      </p>
      <LicenceLine licence={terms} />
      {recipe ? (
        <ShownRecipe recipe={recipe} engine={engine} changed={changed} />
      ) : (
        <p className="text-sm text-fg-muted">{`Drawn by ${engine}. The recipe is not shown.`}</p>
      )}
      {isOwn || isHidden ? null : <ReportForm action={page} problem={problem} picture={id} />}
    </article>
  )
}

function Acts({ view, page }: { view: GalleryPicture; page: string }) {
  const { id, recipe, isOwn, isAdmin, isHidden } = view
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isHidden ? null : <LikeForm card={view} action={page} />}
      {recipe ? (
        <ButtonLink to={to('image-studio', null, { from: id })} size="sm">
          <Icon name="sparkles" size={16} /> Remix it
        </ButtonLink>
      ) : null}
      <a
        href={toPictureFile({ id, download: true })}
        download
        className={toButtonClass({ variant: 'plain', size: 'sm' })}
      >
        <Icon name="download" size={16} /> Download
      </a>
      {isOwn ? (
        <ButtonLink to={to('image-studio', null, { picture: id, part: 'publish' })} variant="plain" size="sm">
          Change or take it out
        </ButtonLink>
      ) : null}
      {isAdmin ? (
        <ActForm name="do" act={isHidden ? 'show' : 'hide'} fields={{ picture: id }} action={page}>
          {isHidden ? 'Show it again' : 'Hide it from everybody'}
        </ActForm>
      ) : null}
    </div>
  )
}
