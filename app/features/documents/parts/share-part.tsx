import { to } from '#app/catalogue/to.ts'
import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import type { DocumentView } from '../reading/documents-view.server.ts'

type Props = { doc: string; share: NonNullable<DocumentView['share']>; problem: FormProblem | null }

/** Addresses by which others see what was found in this document, made and taken back. */
export function SharePart({ doc, share: { publisher, links }, problem }: Props) {
  const action = to('document-analyzer', null, { doc, part: 'share' })
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-fg-muted">
        Whoever has the link sees what was found and what you asked, without an account. The file itself is never shown.
        You can take the address back at any time.
      </p>
      <ShareLinksPart
        name="share-document"
        publisher={publisher}
        links={links}
        action={action}
        fields={{ doc }}
        error={problem?.errors['term']}
      >
        <Checkbox name="text" value="on" label="Show the whole text too" />
      </ShareLinksPart>
    </div>
  )
}
