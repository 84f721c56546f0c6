import { useEffect, useRef } from 'react'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'

/** What needs another look, each a link to its field. With JavaScript the focus comes here. */
export function ControlProblems({ problem, isReloaded }: { problem: FormProblem; isReloaded: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [problem])
  const entries = Object.entries(problem.errors)
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby="form-problems"
      className="scroll-mt-24 rounded-card bg-danger-soft p-4 text-danger-soft-fg focus:outline-none sm:px-5"
    >
      <h4 id="form-problems" className="flex items-center gap-2">
        <Icon name="alert" />
        {entries.length === 1 ? 'One field needs another look' : `${entries.length} fields need another look`}
      </h4>
      <ul className="mt-1.5 grid sm:ms-6.5">
        {entries.map(([name, sentence]) => (
          <li key={name}>
            <a href={`#f-${name}`} className="inline-flex min-h-8 items-center underline underline-offset-3">
              {sentence}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2 sm:ms-6.5">
        {isReloaded
          ? 'Everything else is as you left it. Passwords and files cannot be kept: please give them again.'
          : 'Everything else is as you left it.'}
      </p>
    </div>
  )
}
