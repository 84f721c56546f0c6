import { isOpen } from '#app/catalogue/doors.ts'
import { to } from '#app/catalogue/to.ts'
import { DownloadLink } from '#app/kits/pages/export-buttons/download-link.tsx'
import { fitsAddress } from '#app/platform/address-room.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { toEml, toMailto } from './mail-file.ts'

/** A mail to take along: write it on in the inbox where there is one, copy it, open it in the mail program, or keep it as a file. */
export function TakeAway({
  text,
  subject,
  name,
  to: recipient = '',
}: {
  text: string
  subject: string
  name: string
  to?: string
}) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
      <CopyButton text={text} what="the text" />
      {isOpen('inbox') && fitsAddress(`${subject} ${text}`) ? (
        <ButtonLink
          to={to('inbox', null, { compose: 'new', to: recipient || null, subject, text })}
          variant="plain"
          size="sm"
        >
          <Icon name="inbox" size={16} /> Write it in the inbox
        </ButtonLink>
      ) : null}
      <a href={toMailto(subject, text, recipient)} className={toButtonClass({ variant: 'plain', size: 'sm' })}>
        <Icon name="mail" size={16} /> Open in my mail program
      </a>
      <DownloadLink text={toEml(subject, text, recipient)} name={`${name}.eml`} type="message/rfc822">
        As .eml
      </DownloadLink>
      <DownloadLink text={text} name={`${name}.txt`}>
        As text
      </DownloadLink>
    </div>
  )
}
