import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { Panda } from '../brand/panda.tsx'
import { SkeletonPage } from './skeleton-shapes.tsx'
import { Spinner } from './spinner.tsx'

/** Waiting longer than this is told what it waits for. */
export const STEP_AFTER_MS = 4_000

/**
 * The full-area spinner: the idle panda, a word, and `children` as the skeleton of what comes (a page unless given).
 * After STEP_AFTER_MS it says `step` and shows a running culm.
 */
export function LoadingArea({
  label = 'Loading',
  step = 'Still on its way. Nothing is lost.',
  isLive = true,
  className = 'page py-8 sm:py-12',
  children,
}: {
  label?: string
  step?: string
  isLive?: boolean
  className?: string
  children?: ReactNode
}) {
  const isLong = useIsLong()
  return (
    <div className={className}>
      <div role="status" className="loading-status flex items-center gap-4 py-3">
        <Panda pose="idle" live={isLive} className="w-20 flex-none sm:w-24" />
        <div className="grid min-w-0 gap-2">
          <p className="heading-small flex items-center gap-2.5">
            <Spinner className="text-accent" />
            {label}
          </p>
          {isLong ? (
            <>
              <p className="text-fg-muted">{step}</p>
              <RunningCulm />
            </>
          ) : null}
        </div>
      </div>
      <div aria-hidden="true" className="mt-6">
        {children ?? <SkeletonPage />}
      </div>
    </div>
  )
}

function RunningCulm() {
  return (
    <span aria-hidden="true" className="culm culm-running flex w-full max-w-48 [--culm-node:2px]">
      {Array.from({ length: 10 }, (_, n) => (
        <i key={n} style={{ '--n': n } as CSSProperties} />
      ))}
    </span>
  )
}

function useIsLong(): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), STEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}
