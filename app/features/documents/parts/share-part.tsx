import { to } from '#app/catalogue/to.ts'
import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import { ShareTermField } from '#app/kits/pages/share-link/share-term-field.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { DocumentView } from '../reading/documents-view.server.ts'

type Props = { doc: string; share: NonNullable<DocumentView['share']>; problem: FormProblem | null }

/** Addresses by which others see what was found in this document, made and taken back. */
export function SharePart({ doc, share: { publisher, links }, problem }: Props) {
  const action = to('document-analyzer', null, { doc, part: 'share' })
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-fg-muted">
        Whoever has the address sees what was found and what you asked, without an account. The file itself is never
        shown. You can take the address back at any time.
      </p>
      <ShareLinksPart publisher={publisher} links={links} action={action}>
        <KeyedForm name="share-document" action={action} className="grid gap-4">
          <input type="hidden" name="do" value="share" />
          <input type="hidden" name="doc" value={doc} />
          <ShareTermField error={problem?.errors['term'] ?? null} />
          <Checkbox name="text" value="on" label="Show the whole text too" />
          <Button type="submit" className="justify-self-start">
            <Icon name="share" size={17} /> Make the address
          </Button>
        </KeyedForm>
      </ShareLinksPart>
    </div>
  )
}
