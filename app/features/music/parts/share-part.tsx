import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import type { SongView } from '../work/studio-view.server.ts'
import { toSongPart } from './song-links.ts'

type Props = { view: SongView; share: NonNullable<SongView['share']>; problem: FormProblem | null }

/** Addresses by which others hear the song, its recipe, and showing it to everybody. */
export function SharePart(props: Props) {
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-8">
      <Recipe share={props.share} />
      <Links {...props} />
      {props.share.publisher.state === 'ready' ? <Publish {...props} /> : null}
    </div>
  )
}

function Recipe({ share: { recipe } }: Pick<Props, 'share'>) {
  return (
    <section aria-labelledby="recipe-title" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="recipe-title" className="heading-small">
        The recipe
      </h2>
      {recipe ? (
        <>
          <p className="text-fg-muted">
            The whole song stands in this address. Whoever opens it makes the same song, and the same bytes, on any
            server of this kind.
          </p>
          <p
            className="max-h-24 overflow-y-auto rounded-[13px] bg-sunken p-3 font-mono text-xs wrap-anywhere"
            role="region"
            aria-label="Address of the recipe"
            tabIndex={0}
          >
            {recipe}
          </p>
          <a href={recipe} className="link justify-self-start text-sm">
            Open the recipe
          </a>
        </>
      ) : (
        <p className="text-fg-muted">
          This song is too long for an address. Take its text away on the page “Sound” instead: it is the recipe.
        </p>
      )}
    </section>
  )
}

function Links({ view: { id, key }, share: { publisher, links }, problem }: Props) {
  const action = toSongPart(id, key)('share')
  return (
    <section aria-labelledby="links-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="links-title" className="heading-small">
        For some people
      </h2>
      <p className="text-fg-muted">
        Whoever has the link hears the song as it was last played into a file, reads its text and may remix it, without
        an account. You can take the address back at any time.
      </p>
      <ShareLinksPart
        name="share-song"
        publisher={publisher}
        links={links}
        action={action}
        fields={{ song: id }}
        error={problem?.errors['term']}
      />
    </section>
  )
}

function Publish({ view: { id, key }, share, problem }: Props) {
  const action = toSongPart(id, key)('share')
  return (
    <section aria-labelledby="publish-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="publish-title" className="heading-small">
        For everybody
      </h2>
      {share.isHidden ? <p className="text-danger-text">The moderators took this song out of sight.</p> : null}
      {share.publishedAt ? (
        <>
          <p className="text-fg-muted">
            {'Published under your name at '}
            <a href={share.publicAddress} className="link wrap-anywhere">
              {share.publicAddress}
            </a>
            .
          </p>
          <div>
            <ActForm name="do" act="retract" fields={{ song: id }} action={action}>
              Take it back
            </ActForm>
          </div>
        </>
      ) : (
        <>
          <p className="text-fg-muted">
            In the showcase and on the first page of the studio, under your name. Others may remix it, and the remix
            names yours.
          </p>
          {problem?.errors['publish'] ? <FieldError>{problem.errors['publish']}</FieldError> : null}
          <div>
            <ActForm name="do" act="publish" fields={{ song: id }} action={action}>
              <Icon name="globe" size={16} /> Publish
            </ActForm>
          </div>
        </>
      )}
    </section>
  )
}
