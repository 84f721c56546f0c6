import { to } from '#app/catalogue/to.ts'
import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import type { ShareView } from '../sharing/share-view.server.ts'

type Props = { id: string; share: ShareView; problem: FormProblem | null }

/** Addresses by which others see what was found in a collection, made and taken back. */
export function CollectionShare({ id, share: { publisher, links }, problem }: Props) {
  const action = to('v2-document-intelligence', null, { collection: id, part: 'share' })
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-fg-muted">
        Whoever has the link sees the table of facts, what you asked with its answers, and the names of the documents,
        without an account. The documents themselves are never shown. You can take the address back at any time.
      </p>
      <ShareLinksPart
        name="share-collection"
        publisher={publisher}
        links={links}
        action={action}
        fields={{ collection: id }}
        error={problem?.errors['term']}
      />
    </div>
  )
}
