import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { IntentId } from '#app/kits/asking/intent/intent.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { intentWords } from '../../hub-words.ts'

type Props = { intent: IntentId; wish: string; isBare?: boolean; isShort?: boolean; label?: string }

/** Takes a text for one wish of the list; free, and nothing runs yet. */
export function IntentButton({ intent, wish, isBare = false, isShort = false, label }: Props) {
  const { label: name, about, icon } = intentWords[intent]
  return (
    <Form method="post" action={to('universal-hub')} preventScrollReset={false} className="grid">
      <input type="hidden" name="act" value="choose" />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="wish" value={wish} />
      {isBare ? <input type="hidden" name="isBare" value="yes" /> : null}
      {isShort ? (
        <button
          type="submit"
          className="inline-flex min-h-11 items-center gap-2 rounded-control-sm bg-surface px-3.5 text-sm font-medium shadow-sm hover:bg-sunken lg:min-h-9"
        >
          <Icon name={icon} size={16} />
          {label ?? name}
        </button>
      ) : (
        <button
          type="submit"
          className="flex min-h-16 items-center gap-3.5 rounded-card bg-surface px-4 py-3 text-start shadow-sm hover:shadow-md"
        >
          <span className="grid size-9 flex-none place-items-center rounded-sm bg-sunken text-fg-muted">
            <Icon name={icon} size={18} />
          </span>
          <span className="min-w-0">
            <span className="block font-strong">{label ?? name}</span>
            <span className="block text-[0.8125rem] text-fg-muted">{about}</span>
          </span>
        </button>
      )}
    </Form>
  )
}
