import { Icon } from '#app/ui/brand/icon.tsx'

/** Said to whoever has just registered: the letter is on its way, and signing in need not wait for it. */
export function CheckMail({ className = '' }: { className?: string }) {
  return (
    <div
      role="status"
      className={`flex items-start gap-3.5 rounded-card bg-success-soft px-4 py-3.5 text-success-soft-fg ${className}`}
    >
      <Icon name="mail" size={22} className="mt-px flex-none" />
      <div>
        <p className="font-strong">Check your mail</p>
        <p className="mt-0.5">
          Almost there. The letter we sent has a link that confirms your address. You can sign in now; publishing and
          mail open once you followed the link.
        </p>
      </div>
    </div>
  )
}
