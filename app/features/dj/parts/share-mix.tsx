import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import { ShareTermField } from '#app/kits/pages/share-link/share-term-field.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { SetView } from '../work/set-view.server.ts'
import { toSetPart } from './dj-links.ts'

type Props = { view: SetView; share: NonNullable<SetView['share']>; problem: FormProblem | null }

/** Addresses by which others hear the mix, made and taken back. */
export function ShareMix({ view: { id, access }, share: { publisher, links }, problem }: Props) {
  const action = toSetPart(id, access)('share')
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-fg-muted">
        Whoever has the address hears the finished mix with its track list, and may download it, without an account.
        Your crate stays yours. Share only what you may share: the sounds in it are as you brought them. You can take
        the address back at any time.
      </p>
      <ShareLinksPart publisher={publisher} links={links} action={action}>
        <KeyedForm name="share-mix" action={action} className="grid gap-4">
          <input type="hidden" name="do" value="share" />
          <input type="hidden" name="set" value={id} />
          <ShareTermField error={problem?.errors['term'] ?? null} />
          <Button type="submit" className="justify-self-start">
            <Icon name="share" size={17} /> Make the address
          </Button>
        </KeyedForm>
      </ShareLinksPart>
    </div>
  )
}
