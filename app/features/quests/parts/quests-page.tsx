import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card, CardLink, Panel } from '#app/ui/brand/card.tsx'
import { Culm } from '#app/ui/brand/culm.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { QuestsView } from '../goals/quests-view.server.ts'

/** What one is on, what really waits, and everything there is to set out for. */
export function QuestsPage({ view }: { view: QuestsView }) {
  const { finished, all, underWay, groups, needs, holiday } = view
  return (
    <div className="page pt-5 pb-section lg:pt-9">
      <header className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] items-end sm:grid-cols-[minmax(0,1fr)_140px]">
        <div className="pb-4">
          <h1 className="heading-page">Quests</h1>
          <p className="lead mt-2 max-w-[38em]">
            Goals with steps that tick themselves off from what you really did. There is no streak to lose and no date
            to miss.
          </p>
          <p className="mt-3 text-[0.8125rem] text-fg-muted">
            {finished} of {all} finished
          </p>
          <Culm
            value={finished}
            of={all}
            segments={20}
            label={`${finished} of ${all} quests finished`}
            className="mt-1.5 w-60"
          />
        </div>
        <div className="justify-self-end max-sm:hidden">
          <Panda pose={finished > 0 ? 'celebrate' : 'thinking'} className="w-[126px]" />
        </div>
      </header>
      {holiday ? <Holiday until={holiday} /> : null}
      {underWay.length > 0 ? <UnderWay underWay={underWay} /> : null}
      {groups.length > 0 ? <Groups groups={groups} /> : null}
      {needs.length > 0 ? <Needs needs={needs} /> : null}
      {view.themes.map(({ theme, quests }) => (
        <Theme key={theme} theme={theme} quests={quests} />
      ))}
      <Scrolls scrolls={view.scrolls} />
      {view.isMember && !holiday ? <HolidayForm /> : null}
    </div>
  )
}

const Holiday = ({ until }: { until: string }) => (
  <Panel className="mt-2 flex max-w-[60rem] flex-wrap items-center gap-3 p-4">
    <p className="min-w-0 flex-1">
      You are on holiday until {until}. Nothing asks for you, and no group waits for you.
    </p>
    <ActForm name="do" act="holiday" fields={{ days: 0 }}>
      I am back
    </ActForm>
  </Panel>
)

const UnderWay = ({ underWay }: Pick<QuestsView, 'underWay'>) => (
  <section aria-labelledby="under-way" className="mt-6">
    <h2 id="under-way" className="heading-section">
      You are on
    </h2>
    <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {underWay.map(({ id, title, next, done, of, isFinished }) => (
        <li key={id}>
          <CardLink to={to('quest', { questId: id })} className="h-full p-4.5">
            <span className="block font-medium">{title}</span>
            <Culm value={done} of={of} label={`${done} of ${of} steps done`} className="mt-2 w-full" />
            <span className="mt-2 block text-[0.875rem] text-fg-muted">
              {isFinished ? 'Finished just now. A scroll is open.' : `Next: ${next}`}
            </span>
          </CardLink>
        </li>
      ))}
    </ul>
  </section>
)

const OUTCOMES = { reached: 'Reached', time: 'Its time ended', vote: 'Ended by vote' } as const

const Groups = ({ groups }: Pick<QuestsView, 'groups'>) => (
  <section aria-labelledby="groups" className="mt-8">
    <h2 id="groups" className="heading-section">
      With others
    </h2>
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {groups.map(({ id, quest, title, outcome, until }) => (
        <li key={id} className="relative flex min-h-13 items-center gap-3 py-2.5 hover:bg-hover">
          <Icon name="users" size={18} className="flex-none text-fg-subtle" />
          <Link to={to('quest', { questId: quest }, { team: id })} className="font-medium after:absolute after:inset-0">
            {title}
          </Link>
          <span className="ml-auto text-[0.8125rem] text-fg-muted">
            {outcome ? OUTCOMES[outcome] : `until ${until}`}
          </span>
        </li>
      ))}
    </ul>
  </section>
)

const Needs = ({ needs }: Pick<QuestsView, 'needs'>) => (
  <section aria-labelledby="needs" className="mt-8">
    <h2 id="needs" className="heading-section">
      What really waits
    </h2>
    <p className="mt-1 text-fg-muted">Found here today. Each is gone once it is done, by you or by anybody.</p>
    <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
      {needs.map(({ id, title, about, icon, href }) => (
        <li key={id} className="relative flex items-start gap-3.5 border-b border-line py-3 hover:bg-hover">
          <Icon name={icon} size={18} className="mt-0.5 flex-none text-accent-text" />
          <span className="min-w-0">
            <Link to={href} className="block font-medium wrap-anywhere after:absolute after:inset-0" dir="auto">
              {title}
            </Link>
            <span className="text-[0.8125rem] text-fg-muted">{about}</span>
          </span>
        </li>
      ))}
    </ul>
  </section>
)

const Theme = ({ theme, quests }: QuestsView['themes'][number]) => (
  <section aria-labelledby={`theme-${theme}`} className="mt-section">
    <h2 id={`theme-${theme}`} className="heading-section">
      {theme}
    </h2>
    <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {quests.map(({ id, title, about, steps, isGroup, isFinished, isBegun, already }) => (
        <li key={id}>
          <CardLink to={to('quest', { questId: id })} className="flex h-full flex-col p-4.5">
            <span className="flex items-start justify-between gap-2">
              <span className="font-medium">{title}</span>
              {isFinished ? (
                <Badge tone="success">Finished</Badge>
              ) : isBegun ? (
                <Badge tone="accent">On it</Badge>
              ) : null}
            </span>
            <span className="mt-1 block flex-1 text-[0.875rem] text-fg-muted">{about}</span>
            <span className="mt-2 block text-xs text-fg-subtle">
              {isGroup ? 'A group' : steps === 1 ? 'One step' : `${steps} steps`}
            </span>
            {already.length > 0 ? (
              <span className="mt-1 flex items-start gap-1.5 text-xs text-fg-muted">
                <Icon name="check-circle" size={16} className="flex-none text-accent-text" />
                <span className="min-w-0">Already done: {already.join(', ')}</span>
              </span>
            ) : null}
          </CardLink>
        </li>
      ))}
    </ul>
  </section>
)

const Scrolls = ({ scrolls }: Pick<QuestsView, 'scrolls'>) => (
  <section id="scrolls" aria-labelledby="scrolls-title" className="mt-section scroll-mt-20">
    <h2 id="scrolls-title" className="heading-section">
      Scrolls
    </h2>
    <p className="mt-1 text-fg-muted">
      Short writings that quests open. What is open stays yours to read and to pass on.
    </p>
    <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
      {scrolls.map(({ slug, title, summary, isOpen, by }) => (
        <li key={slug} className="relative flex items-start gap-3.5 border-b border-line py-3 hover:bg-hover">
          <Icon
            name={isOpen ? 'file-text' : 'lock'}
            size={18}
            className={`mt-0.5 flex-none ${isOpen ? 'text-accent-text' : 'text-fg-subtle'}`}
          />
          <span className="min-w-0">
            <Link to={to('scroll', { scrollId: slug })} className="block font-medium after:absolute after:inset-0">
              {title}
            </Link>
            <span className="text-[0.8125rem] text-fg-muted">
              {isOpen ? summary : `Opens with: ${by.map((quest) => quest.title).join(', or ')}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  </section>
)

const HolidayForm = () => (
  <Card className="mt-section max-w-[44rem] p-5">
    <h2 className="heading-card">Going away?</h2>
    <p className="mt-1 text-fg-muted">
      Nothing you have is lost by staying away. On holiday nothing waits for you here, and your groups vote without you.
    </p>
    <KeyedForm name="holiday" again className="mt-3 flex flex-wrap items-end gap-3">
      <input type="hidden" name="do" value="holiday" />
      <Field label="For how long" className="w-44">
        <Select name="days" defaultValue="14">
          <option value="7">A week</option>
          <option value="14">Two weeks</option>
          <option value="30">30 days</option>
          <option value="90">90 days</option>
        </Select>
      </Field>
      <Button type="submit" variant="plain">
        Begin the holiday
      </Button>
    </KeyedForm>
  </Card>
)
