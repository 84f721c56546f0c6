import { Button } from '#app/ui/controls/button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { ChangeList } from './change-list.tsx'
import type { PolishChange } from './polished.ts'

type Props = {
  id: string
  changes: readonly PolishChange[]
  taken: ReadonlySet<string>
  toggle: (id: string) => void
  choose: (next: ReadonlySet<string>) => void
}

/** The changes in a form: with JavaScript a tick counts at once, without it the button sends them. */
export function Changes({ id, changes, taken, toggle, choose }: Props) {
  const hasScript = useHasScript()
  const free = changes.filter(({ flag }) => flag === null)
  return (
    <section aria-labelledby="changes-heading">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="changes-heading" className="heading-small">
          {changes.length === 0
            ? 'Nothing to change'
            : `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}, each yours to refuse`}
        </h2>
        {hasScript && free.length > 1 ? (
          <span className="flex gap-1">
            <Button type="button" size="xs" variant="ghost" onClick={() => choose(new Set(free.map((one) => one.id)))}>
              Take all
            </Button>
            <Button type="button" size="xs" variant="ghost" onClick={() => choose(new Set())}>
              Leave all
            </Button>
          </span>
        ) : null}
      </div>
      <KeyedForm name="choose-changes" again className="mt-2">
        <input type="hidden" name="do" value="choose" />
        <input type="hidden" name="id" value={id} />
        <ChangeList changes={changes} taken={taken} onToggle={toggle} />
        {hasScript || changes.length === 0 ? null : (
          <Button type="submit" variant="soft" className="mt-3">
            Update the text
          </Button>
        )}
      </KeyedForm>
    </section>
  )
}
