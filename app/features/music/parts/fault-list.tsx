import { Icon } from '#app/ui/brand/icon.tsx'

/** What is wrong with a text, a line each; the text itself stays as it was typed. */
export function FaultList({ error }: { error: string | null }) {
  if (error === null) return null
  return (
    <div role="alert" className="rounded-[13px] bg-sunken px-4 py-3 text-sm">
      <p className="flex items-center gap-2 font-strong text-danger-text">
        <Icon name="alert" size={17} className="flex-none" /> Nothing was changed yet. Your text is as you left it.
      </p>
      <ul className="mt-2 grid gap-1">
        {error.split('\n').map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
