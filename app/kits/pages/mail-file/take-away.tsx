import { DownloadLink } from '#app/kits/pages/export-buttons/download-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { toEml, toMailto } from './mail-file.ts'

/** A mail to take along: copy it, open it in the mail program, or keep it as a file. */
export function TakeAway({
  text,
  subject,
  name,
  to = '',
}: {
  text: string
  subject: string
  name: string
  to?: string
}) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
      <CopyButton text={text} what="the text" />
      <a href={toMailto(subject, text, to)} className={toButtonClass({ variant: 'plain', size: 'sm' })}>
        <Icon name="mail" size={16} /> Open in my mail program
      </a>
      <DownloadLink text={toEml(subject, text, to)} name={`${name}.eml`} type="message/rfc822">
        As .eml
      </DownloadLink>
      <DownloadLink text={text} name={`${name}.txt`}>
        As text
      </DownloadLink>
    </div>
  )
}
