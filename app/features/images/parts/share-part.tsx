import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import { ShareTermField } from '#app/kits/pages/share-link/share-term-field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { LicenceField } from './licence-field.tsx'
import type { PartProps } from './picture-detail.tsx'

/** Addresses by which others see this picture, made and taken back. */
export function SharePart({ picture, action, problem }: PartProps) {
  const { publisher, shares } = picture
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-fg-muted">
        Whoever has the address sees the picture without an account. Search engines are told to stay away, and you can
        take it back at any time.
      </p>
      <ShareLinksPart publisher={publisher} links={shares} action={action}>
        <KeyedForm name="share-picture" action={action} className="grid gap-4">
          <input type="hidden" name="do" value="share" />
          <ShareTermField error={problem?.errors['term'] ?? null} />
          <LicenceField chosen={problem?.values['licence'] ?? 'reserved'} error={problem?.errors['licence'] ?? null} />
          <Checkbox name="recipe" value="on" label="Show the recipe, so that others can remix it" defaultChecked />
          <Button type="submit" className="justify-self-start">
            <Icon name="share" size={17} /> Make the address
          </Button>
        </KeyedForm>
      </ShareLinksPart>
    </div>
  )
}
