import { Icon } from '#app/ui/brand/icon.tsx'

/** Stands on every page and paper of the embedded till. */
export function TestMode({ className = '' }: { className?: string }) {
  return (
    <p
      className={`flex max-w-[46rem] items-start gap-2.5 rounded-[13px] bg-info-soft px-4 py-3 text-info-soft-fg ${className}`}
    >
      <Icon name="info" size={18} className="mt-0.5 flex-none" />
      <span>
        <strong className="font-strong">Test mode.</strong> This server takes no money: everything works as it would,
        with a test card, and every invoice says so.
      </span>
    </p>
  )
}
