import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

const repeat = (times: number, draw: (n: number) => ReactNode) => Array.from({ length: times }, (_, n) => draw(n))

/** Lines of a paragraph; the last one is short. */
function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-2.5">
      {repeat(lines, (n) => (
        <Skeleton key={n} className={`h-3.5 ${n === lines - 1 && lines > 1 ? 'w-3/5' : ''}`} />
      ))}
    </div>
  )
}

/** Rows of a list: a mark, two lines. */
export function SkeletonList({ rows = 4 }: { rows?: number }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {repeat(rows, (n) => (
        <div key={n} className="flex items-center gap-3.5 py-4">
          <Skeleton className="size-9 flex-none" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** A table with the measures of a real one: 42 px head, 60 px rows. */
export function SkeletonTable({ rows = 4 }: { rows?: number }) {
  return (
    <div className="data-frame divide-y divide-line">
      <div className="flex h-[42px] items-center gap-6 px-4">
        <Skeleton className="h-2.5 w-24" />
        <Skeleton className="ms-auto h-2.5 w-12" />
        <Skeleton className="h-2.5 w-12" />
      </div>
      {repeat(rows, (n) => (
        <div key={n} className="flex h-15 items-center gap-6 px-4">
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="ms-auto h-5.5 w-20" />
          <Skeleton className="h-3.5 w-8" />
        </div>
      ))}
    </div>
  )
}

/** A title, a lead and two paragraphs at reading width. */
export function SkeletonArticle() {
  return (
    <div className="grid max-w-reading gap-7">
      <div className="grid gap-3.5">
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
      </div>
      <SkeletonText lines={4} />
      <SkeletonText lines={3} />
    </div>
  )
}

/** A heading over cards. */
export function SkeletonPage({ cards = 3 }: { cards?: number }) {
  return (
    <div className="grid gap-8">
      <div className="grid max-w-reading gap-3.5">
        <Skeleton className="h-9 w-3/5" />
        <Skeleton className="h-4 w-4/5" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {repeat(cards, (n) => (
          <div
            key={n}
            className={`grid content-start gap-3 rounded-card bg-surface p-5 shadow-sm ${n > 0 ? 'max-sm:hidden' : ''}`}
          >
            <Skeleton className="h-28 rounded-lg" />
            <Skeleton className="h-[18px] w-2/3" />
            <SkeletonText lines={2} />
          </div>
        ))}
      </div>
    </div>
  )
}
