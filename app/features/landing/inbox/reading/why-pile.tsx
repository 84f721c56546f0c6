import { Icon } from '#app/ui/brand/icon.tsx'

/** The reasons that put a mail into its bundle, folded away until asked for. */
export function WhyPile({
  pile,
  reasons,
  isOpen = false,
  className = '',
}: {
  pile: string
  reasons: readonly string[]
  isOpen?: boolean
  className?: string
}) {
  return (
    <details open={isOpen} className={`group/why border-t border-line ${className}`}>
      <summary className="flex min-h-tap items-center gap-2 rounded-xs font-medium text-fg-muted marker:content-none hover:text-fg [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" size={16} className="transition-[rotate] duration-fast group-open/why:rotate-90" />
        Why {pile}: {reasons.length === 1 ? 'one reason' : `${reasons.length} reasons`}
      </summary>
      <ul className="grid gap-1 pb-2 pl-6 text-[0.8438rem] text-fg-muted [overflow-wrap:anywhere]">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  )
}
