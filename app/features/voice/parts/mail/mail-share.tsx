import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import { ShareTermField } from '#app/kits/pages/share-link/share-term-field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { MailProps } from './mail-page.tsx'

/** Addresses by which others read the mail, and hear it where its owner wants that. */
export function ShareMail({ mail: { id, publisher, shares, heard, hasRaw }, action }: MailProps) {
  return (
    <section id="share" aria-labelledby="share-heading" className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4">
      <h3 id="share-heading" className="font-strong">
        Show it by a link
      </h3>
      <ShareLinksPart publisher={publisher} links={shares} action={action}>
        <KeyedForm name="share-mail" action={action} className="grid gap-3">
          <input type="hidden" name="do" value="share" />
          <input type="hidden" name="email" value={id} />
          <ShareTermField />
          {heard?.hasSound ? <Checkbox name="sound" value="on" label="With the sound" defaultChecked /> : null}
          {hasRaw ? <Checkbox name="words" value="on" label="With what was said, and what was changed" /> : null}
          <Button type="submit" variant="plain" className="justify-self-start">
            <Icon name="share" size={17} /> Make the address
          </Button>
        </KeyedForm>
      </ShareLinksPart>
    </section>
  )
}
