/** How readers found a book: the mean of their stars, and how many gave them. */
export function Stars({ mean, count }: { mean: number; count: number }) {
  return (
    <p className="text-sm text-fg-muted tabular-nums">
      <span aria-hidden="true">{'★'.repeat(Math.round(mean))}</span> {mean.toFixed(1)} of 5, {count}{' '}
      {count === 1 ? 'review' : 'reviews'}
    </p>
  )
}
