import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import type { PolishChange } from './polished.ts'

type Props = { changes: readonly PolishChange[]; taken: ReadonlySet<string>; onToggle: (id: string) => void }

/** Every change with its reason and who proposes it. What would change a fact says so and is left until somebody takes it. */
export function ChangeList({ changes, taken, onToggle }: Props) {
  return (
    <div className="grid">
      {changes.map((change) => (
        <Checkbox
          key={change.id}
          name="take"
          value={change.id}
          checked={taken.has(change.id)}
          onChange={() => onToggle(change.id)}
          label={<ChangeWords {...change} />}
          help={
            <>
              {change.why} <span className="text-fg-subtle">{toSayers(change.by)}</span>
            </>
          }
          className="border-t border-line first:border-t-0"
        />
      ))}
    </div>
  )
}

const toSayers = (by: readonly string[]) =>
  by.length > 1 ? `${new Intl.ListFormat('en').format(by)} agree.` : `Says ${by[0] ?? 'nobody'}.`

function ChangeWords({ before, after, flag }: PolishChange) {
  const [gone, put] = [before.trim(), after.trim()]
  return (
    <span className="wrap-anywhere">
      {gone ? (
        <del className="text-fg-muted decoration-danger">{gone}</del>
      ) : (
        <span className="text-fg-muted">nothing</span>
      )}{' '}
      becomes{' '}
      {put ? <ins className="font-medium no-underline">{put}</ins> : <span className="text-fg-muted">nothing</span>}
      {flag ? (
        <Badge tone="warning" className="ms-2">
          changes a fact: {flag.was.join(', ') || 'nothing'} to {flag.would.join(', ') || 'nothing'}
        </Badge>
      ) : null}
    </span>
  )
}
