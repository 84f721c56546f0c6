import { Icon } from '#app/ui/brand/icon.tsx'

/** What buyers gave on average, in words for who cannot see the star. */
export const Stars = ({ average, count }: { average: number; count: number }) => (
  <span className="inline-flex items-center gap-1 tabular-nums">
    <Icon name="star" size={14} />
    <span className="sr-only">Reviewed with </span>
    {average.toFixed(1)}
    <span className="sr-only"> of 5 stars</span> ({count})
  </span>
)
