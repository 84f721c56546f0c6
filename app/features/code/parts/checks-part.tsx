import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { Fault, Parsed, Ran } from '../sandbox/code-jobs.ts'
import { PlainLines } from './plain-lines.tsx'

/** What was proved of a piece of code: that it can be read, what it printed, and how each check went. */
export function ChecksPart({ parsed, ran, formatter }: { parsed: Parsed; ran: Ran | null; formatter: string | null }) {
  const failed = ran?.checks.filter(({ isPassed }) => !isPassed).length ?? 0
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap gap-2">
        {parsed.parser ? (
          <Badge tone={parsed.faults.length > 0 ? 'danger' : 'success'}>
            {parsed.faults.length > 0
              ? `${parsed.faults.length} faults by ${parsed.parser}`
              : `Read by ${parsed.parser}`}
          </Badge>
        ) : ran?.isDone ? null : (
          <Badge>Not parsed: no parser for it here</Badge>
        )}
        {formatter ? <Badge tone="success">{`Formatted by ${formatter}`}</Badge> : null}
        {ran ? (
          <Badge tone={ran.trouble || failed > 0 ? 'danger' : 'success'}>
            {ran.trouble
              ? 'The run failed'
              : `${ran.checks.length - failed} of ${ran.checks.length} checks passed in ${ran.engine}, ${Math.max(1, Math.round(ran.tookMs))} ms`}
          </Badge>
        ) : (
          <Badge>Not run on this server</Badge>
        )}
      </p>
      {parsed.faults.length > 0 ? <FaultList faults={parsed.faults} /> : null}
      {ran?.trouble ? (
        <p role="alert" className="text-danger-text wrap-anywhere">
          {ran.trouble}
        </p>
      ) : null}
      {ran && ran.checks.length > 0 ? (
        <ul className="grid gap-1.5">
          {ran.checks.map(({ name, isPassed, message }, n) => (
            <li key={n} className="flex items-start gap-2 text-sm">
              <Icon
                name={isPassed ? 'check-circle' : 'alert'}
                size={17}
                className={`mt-px flex-none ${isPassed ? 'text-success-text' : 'text-danger-text'}`}
              />
              <span className="min-w-0 wrap-anywhere">
                <span className="sr-only">{isPassed ? 'Passed: ' : 'Failed: '}</span>
                <code className="font-mono text-[0.8125rem]">{name}</code>
                {message ? <span className="text-danger-text"> {message}</span> : null}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {ran?.output ? (
        <figure>
          <figcaption className="mb-1 text-[0.8125rem] font-medium">What it printed</figcaption>
          <PlainLines label="What it printed" text={ran.output} />
        </figure>
      ) : null}
    </div>
  )
}

export const FaultList = ({ faults }: { faults: readonly Fault[] }) => (
  <ul className="grid gap-1 text-sm">
    {faults.map(({ line, column, message }, n) => (
      <li key={n} className="wrap-anywhere">
        <span className="text-fg-muted tabular-nums">{`Line ${line}, column ${column}: `}</span>
        {message}
      </li>
    ))}
  </ul>
)
