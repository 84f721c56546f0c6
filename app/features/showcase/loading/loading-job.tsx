import { Form, useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { ARTICLES_PER_PRESS } from './loading-demo.limits.ts'
import type { loader } from '../loading-demo.route.tsx'
import type { ReadingJob } from './loading-job.server.ts'

/** Between two requests, so that the server has time for others. */
const PAUSE_MS = 80

/** With JavaScript it runs by itself and can be paused; without, each press of the button takes it on. */
export function ArticleJob({ start }: { start: ReadingJob }) {
  const hasScript = useHasScript()
  const { job, isRunning, setIsRunning } = useReading(start)
  const isDone = job.done === job.all
  return (
    <div className="max-w-xl rounded-card bg-surface p-5 shadow-sm">
      <ProgressBar
        label="Reading the help articles"
        value={job.done}
        of={job.all}
        words={`${job.done} of ${job.all}`}
        segments={20}
        showsLabel
      />
      <p className="mt-3 min-h-10 text-fg-muted">
        {job.last === null ? (
          'Nothing read yet.'
        ) : (
          <>
            <b className="text-fg tabular-nums">{job.words.toLocaleString('en-GB')}</b> words so far, last in “
            {job.last}”.
          </>
        )}
      </p>
      <Form
        method="get"
        action={`${to('loading-demo')}#progress`}
        preventScrollReset
        className="mt-2 flex flex-wrap gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          setIsRunning(!isRunning)
        }}
      >
        {isDone ? (
          <ButtonLink to={`${to('loading-demo')}#progress`} reloadDocument variant="plain" size="sm">
            <Icon name="rotate" size={16} />
            Start again
          </ButtonLink>
        ) : (
          <>
            <input type="hidden" name="done" value={Math.min(job.done + ARTICLES_PER_PRESS, job.all)} />
            <Button type="submit" variant="plain" size="sm">
              <Icon name={isRunning ? 'pause' : 'play'} size={16} />
              {toLabel(job, hasScript, isRunning)}
            </Button>
          </>
        )}
      </Form>
    </div>
  )
}

function toLabel({ done }: ReadingJob, hasScript: boolean, isRunning: boolean): string {
  if (!hasScript) return `Read the next ${ARTICLES_PER_PRESS}`
  if (isRunning) return 'Pause'
  return done === 0 ? 'Read the articles' : 'Go on'
}

/** Asks for one article more as long as it runs. */
function useReading(start: ReadingJob) {
  const { state, data, load } = useFetcher<typeof loader>()
  const [isWanted, setIsRunning] = useState(false)
  const job = data?.job ?? start
  const isRunning = isWanted && job.done < job.all
  useEffect(() => {
    if (!isRunning || state !== 'idle') return
    const timer = setTimeout(() => load(to('loading-demo', null, { part: 'job', done: job.done + 1 })), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isRunning, state, job.done, load])
  return { job, isRunning, setIsRunning }
}
