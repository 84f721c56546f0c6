import { Fragment, useState, type ReactNode } from 'react'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'

/** Plays what is inside again: by drawing it anew, or without scripts by loading the page again at `place`. */
export function Replay({
  label,
  place,
  round,
  children,
}: {
  label: string
  place: string
  /** How often the page was loaded for a replay. */
  round: number
  children: ReactNode
}) {
  const [extra, setExtra] = useState(0)
  const look = toButtonClass({ variant: 'plain', size: 'sm' })
  const words = (
    <>
      <Icon name="rotate" size={16} />
      {label}
    </>
  )
  return (
    <div className="grid justify-items-start gap-4">
      <Fragment key={extra}>{children}</Fragment>
      {useHasScript() ? (
        <button type="button" onClick={() => setExtra(extra + 1)} className={look}>
          {words}
        </button>
      ) : (
        <a href={`?round=${round + 1}#${place}`} className={look}>
          {words}
        </a>
      )}
    </div>
  )
}
