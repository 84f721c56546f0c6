import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'
import { Icon } from '../brand/icon.tsx'
import { useHasScript } from '../use-has-script.ts'

/** How long the button says that it copied, in ms. */
const SAID_FOR_MS = 2_000

const words = { idle: 'Copy', done: 'Copied', failed: 'Not copied' } as const

/** Copies `text` (or what it makes) into the clipboard and says so in place. Comes with JavaScript. */
export function CopyButton({
  text,
  what = '',
  className = '',
}: {
  text: string | (() => string)
  /** What is copied, for people who can't see where the button stands: "TypeScript code". */
  what?: string
  className?: string
}) {
  const hasScript = useHasScript()
  const [state, setState] = useState<keyof typeof words>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [state])
  if (!hasScript) return null
  const copy = async () => setState((await copyText(typeof text === 'string' ? text : text())) ? 'done' : 'failed')
  return (
    <>
      <button type="button" onClick={copy} className={`copy-button ${className}`}>
        <Icon name={state === 'done' ? 'check' : state === 'failed' ? 'alert' : 'copy'} size={15} />
        {words[state]}
        {what ? <span className="sr-only"> {what}</span> : null}
      </button>
      <span role="status" className="sr-only">
        {state === 'failed' ? 'Not copied. Select the text and copy it with your keyboard.' : null}
        {state === 'done' ? 'Copied' : null}
      </span>
    </>
  )
}
