import { Icon } from '#app/ui/brand/icon.tsx'
import { useHeldList } from '#app/ui/keyed-form.tsx'
import { DocumentField, hasDocuments } from './document-field.tsx'

/** Documents on the ask form: folded away until there is something in it. */
export function DocumentPart(props: Parameters<typeof DocumentField>[0]) {
  const held = [...useHeldList('held'), ...useHeldList('ownFile')]
  return (
    <details
      className="group mt-3 rounded-card bg-sunken"
      open={held.some(Boolean) || hasDocuments(props.typed, props.errors)}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 py-2.5 font-medium">
        <Icon name="plus" size={18} className="transition-transform duration-fast group-open:rotate-45" />
        Add a document as a source
        <span className="font-body text-fg-subtle max-sm:hidden">it answers in its own words</span>
      </summary>
      <div className="px-4 pb-4">
        <DocumentField {...props} />
      </div>
    </details>
  )
}
