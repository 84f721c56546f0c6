import { useEffect, useRef, useState } from 'react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { toPythonProgram } from '../library/python-program.ts'
import type { Ran } from '../sandbox/code-jobs.ts'
import { ChecksPart } from './checks-part.tsx'

type Props = { language: 'python' | 'javascript'; code: string; check: string; isOnlyWay: boolean }
const NOTHING: Ran = { engine: '', isDone: false, output: '', trouble: null, checks: [], tookMs: 0 }
const ENGINES = { python: 'MicroPython', javascript: 'your browser' }

/** Runs code in the visitor's own browser, in a frame without rights: no network, no storage, no page around it. */
export function RunInFrame({ language, code, check, isOnlyWay }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'idle' | 'running' | 'ended'>('idle')
  const [ran, setRan] = useState<Ran>(NOTHING)
  const hasScript = useHasScript()
  useEffect(() => {
    if (state !== 'running') return
    const startedAt = performance.now()
    const hear = ({ source, data }: MessageEvent) => {
      const message: unknown = (data as { sandbox?: unknown } | null)?.sandbox
      if (source !== frame.current?.contentWindow || !Array.isArray(message)) return
      const [kind, ...rest] = message as unknown[]
      if (kind === 'ready')
        frame.current?.contentWindow?.postMessage(
          language === 'python' ? { code: toPythonProgram(code, check) } : { code, check },
          '*',
        )
      if (kind === 'out') setRan((before) => ({ ...before, output: `${before.output}${String(rest[0])}\n` }))
      if (kind === 'check') {
        const one = { name: String(rest[0]), isPassed: rest[1] === true, message: String(rest[2] ?? '') }
        setRan((before) => ({ ...before, checks: [...before.checks, one] }))
      }
      if (kind === 'done' || kind === 'failed') {
        const trouble = kind === 'failed' ? String(rest[0]) : null
        setRan((before) => ({
          ...{ ...before, trouble, isDone: trouble === null },
          ...{ engine: ENGINES[language], tookMs: performance.now() - startedAt },
        }))
        setState('ended')
      }
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [state, language, code, check])
  if (!hasScript)
    return isOnlyWay ? (
      <p className="text-sm text-fg-muted">
        Python that was edited runs in the browser, which needs JavaScript. What the library holds was run above.
      </p>
    ) : null
  const begin = () => {
    setRan(NOTHING)
    setState('running')
  }
  return (
    <section aria-labelledby="own-run-title" className="grid gap-3">
      <h2 id="own-run-title" className="heading-small">
        In your own browser
      </h2>
      <p className="text-sm text-fg-muted">
        It runs in a frame that reaches neither this page nor any network, and is stopped after two seconds.
      </p>
      <Button
        variant="plain"
        onClick={begin}
        busy={state === 'running'}
        busyLabel="Running"
        className="justify-self-start"
      >
        <Icon name="play" size={16} /> Run it here
      </Button>
      {state === 'running' ? (
        <iframe
          ref={frame}
          title="Sandbox"
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          src={fillPath(endpoints['code/run-frame'], { language })}
          className="h-0 w-0 border-0"
        />
      ) : null}
      {state === 'ended' ? (
        <div role="status">
          <ChecksPart parsed={{ parser: null, faults: [] }} ran={ran} formatter={null} />
        </div>
      ) : null}
    </section>
  )
}
