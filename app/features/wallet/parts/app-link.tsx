import { Icon } from '#app/ui/brand/icon.tsx'

/** Opens the page in a wallet app that has an address for that. */
export function AppLink({ href }: { href: string }) {
  return (
    <p className="text-[0.8125rem] text-fg-muted">
      <a href={href} rel="noreferrer" className="link">
        Open it in MetaMask <Icon name="external" size={14} className="inline" />
      </a>
      . Where the app is missing, its maker’s page opens and sees the link. Other apps have a browser inside: paste the
      link there.
    </p>
  )
}
