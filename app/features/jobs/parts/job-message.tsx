import { Icon } from '#app/ui/brand/icon.tsx'

/** Why an act was not done. */
export function JobMessage({ message }: { message: string | null }) {
  if (!message) return null
  return (
    <p
      role="alert"
      className="mt-5 flex items-start gap-2 rounded-[13px] bg-danger-soft px-3.5 py-3 text-danger-soft-fg"
    >
      <Icon name="alert" size={18} className="mt-px flex-none" />
      {message}
    </p>
  )
}
