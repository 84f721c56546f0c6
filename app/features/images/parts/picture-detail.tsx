import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { Part, PicturePage } from '../drawing/picture-view.server.ts'
import { toPictureFile } from '../keeping/picture-address.ts'
import { ChangePart } from './change-part.tsx'
import { PublishPart } from './publish-part.tsx'
import { RecipePart } from './recipe-part.tsx'
import { SharePart } from './share-part.tsx'
import { WholePicture } from './whole-picture.tsx'

export type PartProps = { picture: PicturePage; action: string; problem: FormProblem | null }
type Props = { picture: PicturePage; problem: FormProblem | null; hint: string | null }

const tabs: readonly { part: Part; label: string }[] = [
  { part: 'recipe', label: 'Recipe' },
  { part: 'change', label: 'Change' },
  { part: 'share', label: 'Share' },
  { part: 'publish', label: 'Publish' },
]

/** One picture of one's own, with what made it and what can be done with it. */
export function PictureDetail({ picture, problem, hint }: Props) {
  const { id, part, title, alt, width, height, published } = picture
  const toPart = (wanted: Part) => to('image-studio', null, { picture: id, part: wanted === 'recipe' ? null : wanted })
  const props = { picture, action: toPart(part), problem }
  return (
    <article aria-labelledby="picture-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id="picture-title" className="heading-card min-w-0 flex-1 basis-56 wrap-anywhere" dir="auto">
          {title}{' '}
          {published ? (
            <Badge tone={published.isHidden ? 'danger' : 'info'}>
              {published.isHidden ? 'hidden' : 'in the gallery'}
            </Badge>
          ) : null}
        </h2>
        <div className="flex flex-wrap gap-2 max-[24rem]:grid max-[24rem]:grid-cols-2">
          {picture.isBrought ? null : (
            <>
              <KeyedForm name="vary" action={toPart('recipe')}>
                <input type="hidden" name="do" value="vary" />
                <Button type="submit" variant="plain" size="sm">
                  <Icon name="refresh" size={16} /> Vary it
                </Button>
              </KeyedForm>
              <ButtonLink
                to={to('image-studio', null, { from: id })}
                variant="plain"
                size="sm"
                className="max-[24rem]:col-span-2 max-[24rem]:justify-self-start"
              >
                <Icon name="pen-line" size={16} /> Change one thing
              </ButtonLink>
            </>
          )}
          {picture.canBeSold ? (
            <ButtonLink
              to={to('market-selling', null, { part: 'new', thing: `picture:${id}` })}
              variant="plain"
              size="sm"
            >
              <Icon name="store" size={16} /> Offer it
            </ButtonLink>
          ) : null}
          <ActForm name="do" act="delete" variant="ghost" action={toPart('recipe')}>
            <Icon name="trash" size={16} /> Delete
          </ActForm>
        </div>
      </div>
      <WholePicture src={toPictureFile({ id })} alt={alt} width={width} height={height} />
      <Downloads picture={picture} />
      {picture.bought ? (
        <p className="text-sm text-fg-muted wrap-anywhere">
          {`Bought${picture.bought.by ? ` of ${picture.bought.by}` : ''}, licence “${picture.bought.licence}”.${picture.bought.isBound ? ' It stays with you: it cannot be shared, published or sold on.' : ''}`}
        </p>
      ) : null}
      {problem?.errors['form'] ? <FieldError>{problem.errors['form']}</FieldError> : null}
      <SegmentedTabs
        label="About this picture"
        tabs={tabs.map((tab) => ({ label: tab.label, to: toPart(tab.part), isChosen: tab.part === part }))}
        className="justify-self-start"
      />
      {part === 'recipe' ? <RecipePart {...props} /> : null}
      {part === 'change' ? <ChangePart {...props} /> : null}
      {part === 'share' ? <SharePart {...props} /> : null}
      {part === 'publish' && picture.isBrought ? (
        <p className="text-fg-muted">
          The gallery shows pictures that were drawn here. Show yours to others by a secret address, under Share.
        </p>
      ) : null}
      {part === 'publish' && !picture.isBrought ? <PublishPart {...props} hint={hint} /> : null}
    </article>
  )
}

function Downloads({ picture: { id, hasSvg, type, size } }: { picture: PicturePage }) {
  const kept = type === 'image/jpeg' ? 'JPEG' : type === 'image/webp' ? 'WebP' : 'PNG'
  const others = (['png', 'webp', 'jpeg'] as const).filter((as) => type !== `image/${as}`)
  const look = toButtonClass({ variant: 'plain', size: 'sm' })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <a href={toPictureFile({ id, download: true })} download className={look}>
        <Icon name="download" size={16} /> {kept}
        {size ? <span className="text-fg-subtle">{size}</span> : null}
      </a>
      {others.map((as) => (
        <a key={as} href={toPictureFile({ id, as })} download className={look}>
          {as === 'jpeg' ? 'JPEG' : as === 'webp' ? 'WebP' : 'PNG'}
        </a>
      ))}
      {hasSvg ? (
        <a href={toPictureFile({ id, as: 'svg' })} download className={look}>
          SVG
        </a>
      ) : null}
    </div>
  )
}
