import { to } from '#app/catalogue/to.ts'
import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import type { FilmView } from '../work/studio-view.server.ts'

type Props = { view: FilmView; share: NonNullable<FilmView['share']>; problem: FormProblem | null }

/** Addresses by which others see the film, made and taken back. */
export function SharePart({ view: { id }, share: { publisher, links }, problem }: Props) {
  const action = to('video-studio', null, { film: id, part: 'share' })
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-fg-muted">
        Whoever has the link sees the finished film with its captions and its transcript, and may download it, without
        an account. Your storyboard stays yours. You can take the address back at any time.
      </p>
      <ShareLinksPart
        name="share-film"
        publisher={publisher}
        links={links}
        action={action}
        fields={{ film: id }}
        error={problem?.errors['term']}
      />
    </div>
  )
}
