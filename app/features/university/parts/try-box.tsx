import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import type { LessonView } from '../lesson-view.server.ts'

const SHORT_CHARS = 90

/** Opens the real tool, with the words of the lesson in it. */
export function TryBox({ tryIt }: { tryIt: NonNullable<LessonView['tryIt']> }) {
  const { title, action, field, words, query, look } = tryIt
  const extra = Object.entries(query)
  return (
    <Panel as="section" aria-labelledby="try-title" className="mt-12 p-5 sm:p-6">
      <h2 id="try-title" className="heading-small flex items-center gap-2">
        <Icon name="flask-conical" size={20} /> Try it: {title}
      </h2>
      <p className="mt-2 text-fg-muted">{look}</p>
      {field ? (
        <form method="get" action={action} className="mt-4 grid gap-3">
          {extra.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field label="Your words" help="Change them as you like. They are filled in there; nothing is sent yet.">
            <TextArea name={field} rows={words.length > SHORT_CHARS ? 5 : 2} defaultValue={words} />
          </Field>
          <Button type="submit" className="justify-self-start">
            Open {title} with these words
          </Button>
        </form>
      ) : (
        <a
          href={`${action}${extra.length > 0 ? `?${new URLSearchParams(query)}` : ''}`}
          className={toButtonClass({ className: 'mt-4' })}
        >
          Open {title}
        </a>
      )}
    </Panel>
  )
}
