import { to } from '#app/catalogue/to.ts'
import { ShareLinkList } from '#app/kits/members/share-links/share-link-list.tsx'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import { ShareTermField } from '#app/kits/pages/share-link/share-term-field.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Card } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { ENGINE_MAX_CHARS, MOST_ITEMS, STACK_TITLE_MAX_CHARS, WHY_MAX_CHARS } from '../stack/stack.limits.ts'
import type { OwnStack } from '../stack/stack-view.server.ts'

const MOST_CHARS = { engine: ENGINE_MAX_CHARS, why: WHY_MAX_CHARS } as const

type Props = { view: OwnStack; problem: FormProblem | null }

/** The tools and engines a member relies on, each with its reason, in their order. */
export function StackPage({ view, problem }: Props) {
  return (
    <div className="page max-w-[860px] pt-5 pb-section lg:pt-9">
      <h1 className="heading-page">Your stack</h1>
      <p className="lead mt-2 max-w-[38em]">
        The tools you rely on, the engine you use each with, and why. Keep it for yourself, put it first everywhere, or
        pass it on.
      </p>
      {problem?.errors['form'] ? (
        <div role="alert" className="mt-3">
          <FieldError>{problem.errors['form']}</FieldError>
        </div>
      ) : null}
      <StackForm view={view} problem={problem} />
      {view.items.length > 0 ? <Onwards view={view} /> : null}
    </div>
  )
}

function StackForm({ view: { title, items, tools, engines }, problem }: Props) {
  const typed = problem?.values['do'] === 'save' ? problem : null
  const at = (field: string, n: number) => typed?.lists[field]?.[n] ?? null
  const errorAt = (field: keyof typeof MOST_CHARS, n: number) =>
    (at(field, n)?.length ?? 0) > MOST_CHARS[field] ? typed?.errors[field] : undefined
  const isOrphan = (n: number) => !at('tool', n) && Boolean(at('engine', n)?.trim() || at('why', n)?.trim())
  const count = Math.min(MOST_ITEMS, Math.max(4, items.length + 2))
  return (
    <KeyedForm name="stack" again noValidate className="mt-5 grid gap-4">
      <input type="hidden" name="do" value="save" />
      <Field label="Name" help="For whoever you pass it on to." error={typed?.errors['title']}>
        <TextInput
          name="title"
          maxLength={STACK_TITLE_MAX_CHARS}
          defaultValue={typed?.values['title'] ?? title}
          dir="auto"
        />
      </Field>
      <datalist id="stack-engines">
        {engines.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {Array.from({ length: count }, (_, n) => (
          <Card as="li" key={n} className="grid gap-3 p-4.5 sm:grid-cols-2">
            <Field label={`Tool ${n + 1}`} error={isOrphan(n) ? typed?.errors['tool'] : undefined}>
              <Select name="tool" defaultValue={at('tool', n) ?? items[n]?.id ?? ''}>
                <option value="">None</option>
                {tools.map(({ id, title: tool }) => (
                  <option key={id} value={id}>
                    {tool}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Engine, if it matters" error={errorAt('engine', n)}>
              <TextInput
                name="engine"
                list="stack-engines"
                maxLength={ENGINE_MAX_CHARS}
                defaultValue={at('engine', n) ?? items[n]?.engine ?? ''}
                autoComplete="off"
              />
            </Field>
            <Field label="Why" className="sm:col-span-2" error={errorAt('why', n)}>
              <TextInput
                name="why"
                maxLength={WHY_MAX_CHARS}
                defaultValue={at('why', n) ?? items[n]?.why ?? ''}
                dir="auto"
              />
            </Field>
          </Card>
        ))}
      </ol>
      <Button type="submit" className="justify-self-start">
        Keep it
      </Button>
    </KeyedForm>
  )
}

const Onwards = ({ view: { links, publisher } }: { view: OwnStack }) => (
  <section aria-labelledby="onwards" className="mt-8">
    <h2 id="onwards" className="heading-section">
      Use it
    </h2>
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <ActForm name="do" act="first">
        Put these tools first
      </ActForm>
      <p className="text-[0.8125rem] text-fg-muted">At home and in the palette, in this order.</p>
    </div>
    {links.length > 0 ? (
      <div className="mt-5">
        <ShareLinkList links={links} action={to('stack')} />
      </div>
    ) : null}
    <BeforePublishing publisher={publisher} what="links" className="mt-4" />
    {publisher.state === 'ready' ? (
      <KeyedForm name="share-stack" className="mt-4 flex flex-wrap items-end gap-3">
        <input type="hidden" name="do" value="share" />
        <ShareTermField label="The link works" className="w-56" />
        <Button type="submit" variant="plain">
          Make a link to it
        </Button>
      </KeyedForm>
    ) : null}
  </section>
)
