import { useEffect, useRef } from 'react'
import { DownloadLink } from '#app/kits/pages/export-buttons/download-link.tsx'
import { PrintButton } from '#app/kits/pages/export-buttons/print-button.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'

/**
 * Recovery codes, this once, with every way to keep them. The form they came from is gone, so they take the focus and
 * come into view; `autoFocus` does it without JavaScript.
 */
export function AuthenticatorRecovery({ message, codes }: { message: string; codes: readonly string[] }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  const text = codes.join('\n')
  const file = `Recovery codes. Each signs you in once, when your authenticator app is not at hand.\n\n${text}\n`
  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label="New recovery codes"
      // eslint-disable-next-line jsx-a11y/no-autofocus -- what is shown once must not stay unseen below the fold
      autoFocus
      className="grid scroll-mt-24 gap-4 rounded-lg bg-sunken p-4 sm:p-5"
    >
      <p role="status" className="flex items-start gap-2 font-medium">
        <Icon name="key" size={18} className="mt-px flex-none" />
        {message}
      </p>
      <ol className="grid gap-x-6 gap-y-1.5 min-[26rem]:grid-cols-2" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-[0.9375rem]">{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <DownloadLink text={file} name="recovery-codes.txt">
          Download as text
        </DownloadLink>
        <PrintButton>Print</PrintButton>
        <CopyButton text={text} what="the recovery codes" />
      </div>
      <p className="text-[0.8125rem] text-fg-muted">
        Keep them where the phone is not: in a password manager, or printed on paper. Each works once.
      </p>
    </div>
  )
}
