/** A grey shape of what comes; give it its size by class. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`skeleton-shape ${className}`} />
}

/** A card's worth of skeleton, announced as loading. */
export function SkeletonCard({ label = 'Loading' }: { label?: string }) {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={label}
      className="grid content-start gap-3 rounded-card bg-surface p-5 shadow-sm"
    >
      <Skeleton className="h-28 rounded-lg" />
      <Skeleton className="h-[18px] w-2/3" />
      <Skeleton className="h-3" />
      <Skeleton className="h-3 w-4/5" />
    </div>
  )
}
