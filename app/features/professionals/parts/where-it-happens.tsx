import { Icon } from '#app/ui/brand/icon.tsx'

/** Where a text is worked on: in the browser, or, without JavaScript, on this server, which keeps nothing. */
export function WhereItHappens({ hasScript, what }: { hasScript: boolean; what: string }) {
  return (
    <p className="flex items-start gap-2 text-sm text-fg-muted print:hidden">
      <Icon name="lock" size={17} className="mt-px flex-none text-accent-text" />
      {hasScript
        ? `This happens in your browser. ${what} is not sent, and closing the page forgets it.`
        : `Without JavaScript this server does the work, answers and keeps nothing. ${what} is not stored and not logged.`}
    </p>
  )
}
