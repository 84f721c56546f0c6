import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import type { MailProps } from './mail-page.tsx'

/** Addresses by which others read the mail, and hear it where its owner wants that. */
export function ShareMail({ mail: { id, publisher, shares, heard, hasRaw }, action }: MailProps) {
  return (
    <section id="share" aria-labelledby="share-heading" className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4">
      <h3 id="share-heading" className="font-strong">
        Show it by a link
      </h3>
      <ShareLinksPart
        name="share-mail"
        publisher={publisher}
        links={shares}
        action={action}
        fields={{ email: id }}
        isQuiet
      >
        {heard?.hasSound ? <Checkbox name="sound" value="on" label="With the sound" defaultChecked /> : null}
        {hasRaw ? <Checkbox name="words" value="on" label="With what was said, and what was changed" /> : null}
      </ShareLinksPart>
    </section>
  )
}
