import { fieldOf, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { crawlLimits } from '#app/kits/search/web-index/crawl.limits.ts'
import { Field, TextInput } from '#app/ui/controls/field.tsx'

type Wish = { pathPrefix: string; maxDepth: string; maxPages: string; delayS: string; everyDays: string }

export const standardWish: Wish = {
  pathPrefix: '',
  maxDepth: String(crawlLimits.depth.standard),
  maxPages: String(crawlLimits.pages.standard),
  delayS: String(crawlLimits.delayS.standard),
  everyDays: String(crawlLimits.everyDays.standard),
}

const fields = [
  { name: 'maxDepth', label: 'Steps from the start', help: 'How many links away a page may be.' },
  { name: 'maxPages', label: 'Pages at most', help: `Up to ${crawlLimits.pages.most.toLocaleString('en')}.` },
  { name: 'delayS', label: 'Seconds between pages', help: 'More, when its robots.txt asks for more.' },
  { name: 'everyDays', label: 'Again every … days', help: 'Empty: only when you say so.' },
] as const

/** What a crawl may do, for a new site and for one that is here. */
export function WishFields({ answer, act, wish }: { answer: AdminFormAnswer | null; act: string; wish: Wish }) {
  const { error: prefixError, ...prefix } = fieldOf(answer, act, 'pathPrefix', wish.pathPrefix)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Field
        label="Only paths that begin with"
        help="Such as /docs/. Empty: the whole site."
        error={prefixError}
        className="sm:col-span-2 lg:col-span-4"
      >
        <TextInput {...prefix} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
      {fields.map(({ name, label, help }) => {
        const { error, ...control } = fieldOf(answer, act, name, wish[name])
        return (
          <Field key={name} label={label} help={help} error={error}>
            <TextInput {...control} inputMode="numeric" autoComplete="off" />
          </Field>
        )
      })}
    </div>
  )
}
