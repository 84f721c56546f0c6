import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { LicenceField } from './licence-field.tsx'
import type { PartProps } from './picture-detail.tsx'

/** Addresses by which others see this picture, made and taken back. */
export function SharePart({ picture, action, problem }: PartProps) {
  const { publisher, shares } = picture
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-fg-muted">
        Whoever has the link sees the picture without an account. Search engines are told to stay away, and you can take
        it back at any time.
      </p>
      <ShareLinksPart
        name="share-picture"
        publisher={publisher}
        links={shares}
        action={action}
        error={problem?.errors['term']}
      >
        <LicenceField chosen={problem?.values['licence'] ?? 'reserved'} error={problem?.errors['licence'] ?? null} />
        <Checkbox name="recipe" value="on" label="Show the recipe, so that others can remix it" defaultChecked />
      </ShareLinksPart>
    </div>
  )
}
