import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Icon } from '#app/ui/brand/icon.tsx'

/** Hands a text over as a file. The file is in the link itself: it works without JavaScript and asks no server. */
export function DownloadLink({
  text,
  name,
  type = 'text/plain',
  children,
}: {
  text: string
  /** File name with its ending. */
  name: string
  type?: 'text/plain' | 'text/csv' | 'text/markdown' | 'message/rfc822'
  children: string
}) {
  return (
    <a
      href={`data:${type};charset=utf-8,${encodeURIComponent(text.toWellFormed())}`}
      download={name}
      className={toButtonClass({ variant: 'plain', size: 'sm' })}
    >
      <Icon name="download" size={16} />
      {children}
    </a>
  )
}
