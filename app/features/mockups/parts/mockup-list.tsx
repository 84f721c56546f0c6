import { to } from '#app/catalogue/to.ts'
import { KeptList } from '#app/kits/members/kept/kept-list.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Field, Select, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { MockupListView } from '../editing/mockup-view.server.ts'

const EXAMPLES = [
  'A landing page with a navigation bar, a heading "Bread at your door", a text, a button "Order", a picture, three cards and a footer',
  'Sign in: field "Email", field "Password", button "To the inbox"\nInbox: search, list "Messages", button "Settings"\nSettings: tabs, choice "Language", button "Save"',
  'A mobile shop with a checkout and a login',
]

/** A description in, and what was drawn before. */
export function MockupList({ view: { page, asked }, problem }: { view: MockupListView; problem: FormProblem | null }) {
  const sent = problem?.values['do'] === 'begin' ? problem : null
  return (
    <div className="page max-w-[64rem] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Mockup lab</h1>
      <p className="lead mt-1 max-w-[44em]">
        Describe a screen, or several with a name and a colon each, and rules draw a wireframe that you arrange, link
        and take along.
      </p>
      <KeyedForm name="begin-mockup" action={to('mockup-lab')} className="mt-6 grid max-w-[48rem] gap-3">
        <input type="hidden" name="do" value="begin" />
        <Field
          label="What is on it"
          help="Parts in their order, words for them in quotes. A line such as “Inbox: search, list” is a screen of its own."
          error={sent?.errors['words'] ?? null}
        >
          <TextArea key={asked} name="words" rows={5} defaultValue={sent?.values['words'] ?? asked} dir="auto" />
        </Field>
        <Field label="Drawn for" className="max-w-60" error={sent?.errors['device'] ?? null}>
          <Select name="device" defaultValue={sent?.values['device'] ?? ''}>
            <option value="">As the description says</option>
            <option value="phone">Phone</option>
            <option value="tablet">Tablet</option>
            <option value="desktop">Desktop</option>
          </Select>
        </Field>
        <Button type="submit" size="lg" className="justify-self-start">
          Draw it up
          <Icon name="arrow-right" size={18} />
        </Button>
      </KeyedForm>
      <nav aria-label="Descriptions to try" className="mt-5 flex flex-wrap gap-2">
        {EXAMPLES.map((ask) => (
          <ChipLink key={ask} to={to('mockup-lab', null, { ask })} isChosen={ask === asked}>
            {`${ask.split('\n')[0]!.slice(0, 34)}…`}
          </ChipLink>
        ))}
      </nav>
      <KeyedForm name="empty-mockup" action={to('mockup-lab')} className="mt-5">
        <input type="hidden" name="do" value="empty" />
        <Button type="submit" variant="plain" size="sm">
          <Icon name="plus" size={16} /> Begin with an empty sheet
        </Button>
      </KeyedForm>
      <section aria-labelledby="own-title" className="mt-12">
        <h2 id="own-title" className="heading-section">
          Your mock-ups
        </h2>
        <KeptList
          page={page}
          problem={problem?.values['do'] === 'rename' ? problem : null}
          words={{ one: 'mock-up', many: 'mock-ups' }}
          toList={(query) => to('mockup-lab', null, query)}
          empty="What you draw is kept here: for members until they delete it, for guests 30 days in this browser."
        />
      </section>
    </div>
  )
}
