import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import type { SetView } from '../work/set-view.server.ts'
import { toSetPart } from './dj-links.ts'

type Props = { view: SetView; share: NonNullable<SetView['share']>; problem: FormProblem | null }

/** Addresses by which others hear the mix, made and taken back. */
export function ShareMix({ view: { id, access }, share: { publisher, links }, problem }: Props) {
  const action = toSetPart(id, access)('share')
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-fg-muted">
        Whoever has the link hears the finished mix with its track list, and may download it, without an account. Your
        crate stays yours. Share only what you may share: the sounds in it are as you brought them. You can take the
        address back at any time.
      </p>
      <ShareLinksPart
        name="share-mix"
        publisher={publisher}
        links={links}
        action={action}
        fields={{ set: id }}
        error={problem?.errors['term']}
      />
    </div>
  )
}
