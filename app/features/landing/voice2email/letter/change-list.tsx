import type { Change, ChangeKind } from '#app/engines/email-writer/letter.ts'

const names = {
  'filler': 'Left out',
  'repeat': 'Said twice',
  'correction': 'Corrected',
  'aside': 'Left out',
  'spoken mark': 'Mark',
  'address': 'Greeting',
  'person': 'Person',
  'number': 'Figures',
  'wording': 'Wording',
  'sentences': 'Sentences',
  'closing': 'Closing',
} satisfies Record<ChangeKind, string>

/** Every difference between what was said and what is written, with its reason. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ol className="grid text-sm">
      {changes.map((change, n) => (
        <li key={n} className="grid gap-x-4 border-t border-line py-2.5 first:border-t-0 sm:grid-cols-[6rem_1fr]">
          <span className="text-xs leading-5 text-fg-subtle">{names[change.kind]}</span>
          <span>
            {change.from ? <del className="text-fg-muted decoration-accent">{change.from}</del> : null}
            {change.from && change.to ? ' became ' : null}
            {change.to ? <ins className="font-medium no-underline">{change.to}</ins> : null}
            <span className="block text-xs leading-5 text-fg-subtle">{change.why}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
