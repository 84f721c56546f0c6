import { DOCUMENT_KINDS } from '#app/kits/foundation/documents/document.ts'
import { toSizeWords } from '#app/kits/foundation/files/size-words.ts'
import { FORM_DRAFT_MINUTES } from '#app/kits/members/form-drafts/form-drafts.limits.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import { useHeldList } from '#app/ui/keyed-form.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { DOCUMENT_MAX_BYTES, MAX_DOCUMENTS } from '../../consensus.limits.ts'
import { listTyped } from '../../typed-lists.ts'

type Props = {
  typed: Typed | null
  errors: Readonly<Record<string, string>>
  ownFiles: readonly { id: string; name: string }[]
  isMember: boolean
}

/** Documents as sources: sent now, held from an earlier try, or one of the member's own files. */
export function DocumentField({ typed, errors, ownFiles, isMember }: Props) {
  const held = [...new Set([...listTyped(typed, 'held'), ...useHeldList('held')])]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {held.map((value) => (
        <Checkbox
          key={value}
          name="held"
          value={value}
          defaultChecked
          label={value.slice(value.indexOf(' ') + 1)}
          help={`Read already, and kept sealed for this form for ${FORM_DRAFT_MINUTES} minutes.`}
        />
      ))}
      <FileDrop
        label="Documents"
        name="document"
        kinds={DOCUMENT_KINDS}
        multiple
        maxFiles={MAX_DOCUMENTS}
        maxBytes={DOCUMENT_MAX_BYTES}
        help={`${DOCUMENT_KINDS}, up to ${toSizeWords(DOCUMENT_MAX_BYTES)} each, ${MAX_DOCUMENTS} at most.`}
        error={errors.document ?? null}
      />
      {ownFiles.length > 0 ? (
        <Field label="Or one of your files" error={errors.ownFile ?? null}>
          <Select name="ownFile" defaultValue={typed?.values.ownFile ?? ''}>
            <option value="">None</option>
            {ownFiles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {isMember ? (
        <Checkbox
          name="keepFiles"
          value="1"
          defaultChecked={typed?.values.keepFiles !== undefined}
          label="Keep them in my files"
          help="Otherwise they are read for this answer and not kept."
        />
      ) : (
        <p className="text-xs text-fg-subtle">They are read for this answer and not kept.</p>
      )}
    </div>
  )
}

/** Whether there is anything in the field that should not be folded away. */
export const hasDocuments = (typed: Typed | null, errors: Readonly<Record<string, string>>): boolean =>
  listTyped(typed, 'held').length > 0 || Boolean(typed?.values.ownFile) || Boolean(errors.document ?? errors.ownFile)
