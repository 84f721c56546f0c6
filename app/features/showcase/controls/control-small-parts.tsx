import { to } from '#app/catalogue/to.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card, CardLink, Panel } from '#app/ui/brand/card.tsx'
import { Chip, ChipLink, ChoiceChip } from '#app/ui/controls/chip.tsx'
import { Culm } from '#app/ui/brand/culm.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { Specimen } from '../parts/guide.tsx'

const views = [
  { id: 'day', label: 'Day', words: 'One day at a time, hour by hour.' },
  { id: 'week', label: 'Week', words: 'Seven days side by side.' },
  { id: 'month', label: 'Month', words: 'The month at a glance.' },
] as const

/** The view a search parameter names; the first one for anything else. */
const toView = (name: string | null) => views.find(({ id }) => id === name) ?? views[0]

const people = ['Mira Okafor', 'Tomás Vidal', 'Lin', 'Ada Berg'] as const

/** What stands between the controls: badges, chips, people, cards, tabs, culms. */
export function SmallParts({ view }: { view: string | null }) {
  const chosen = toView(view)
  const toTab = (id: string | null) => `${to('icon-styles', null, { view: id })}#parts`
  return (
    <>
      <Specimen name="Badges" use="A state in one word. Colour repeats it.">
        <Badge>Quiet</Badge>
        <Badge tone="accent">Member</Badge>
        <Badge tone="success">Active</Badge>
        <Badge tone="warning">Expiring</Badge>
        <Badge tone="danger">Failed</Badge>
        <Badge tone="info">New</Badge>
      </Specimen>
      <ChipSpecimen />
      <PeopleSpecimen />
      <CardSpecimen />
      <Specimen
        name="Tabs that are addresses"
        use="Each can be linked to. More than four become an underlined list, as above."
        className="grid justify-items-start gap-3"
      >
        <SegmentedTabs
          label="View"
          tabs={views.map(({ id, label }, n) => ({
            label,
            to: toTab(n === 0 ? null : id),
            isChosen: id === chosen.id,
          }))}
        />
        <p className="text-fg-muted">{chosen.words}</p>
      </Specimen>
      <Specimen name="The way back" use="Above the heading of one thing: leads to the list it is of.">
        <BackLink to={to('list')}>All screens</BackLink>
      </Specimen>
      <CulmSpecimen />
    </>
  )
}

const ChipSpecimen = () => (
  <Specimen name="Chips" use="As a label, as a link, as choices of a form." className="grid gap-3">
    <div className="flex flex-wrap gap-1.5">
      <Chip>
        <Icon name="clock" size={16} />
        Two minutes
      </Chip>
      <ChipLink to={to('list')}>
        <Icon name="list" size={16} />
        All screens
      </ChipLink>
      <ChipLink to={`${to('icon-styles')}#parts`} isChosen preventScrollReset>
        <Icon name="check" size={16} />
        Chosen
      </ChipLink>
    </div>
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">Topics</legend>
      {['Bamboo', 'Pandas', 'Tea'].map((topic, n) => (
        <ChoiceChip key={topic} type="checkbox" defaultChecked={n === 0}>
          {topic}
        </ChoiceChip>
      ))}
      <ChoiceChip type="checkbox" disabled>
        Sold out
      </ChoiceChip>
    </fieldset>
  </Specimen>
)

const PeopleSpecimen = () => (
  <Specimen
    name="People"
    use="Initials on a hue of their own. Sample names."
    className="flex flex-wrap items-center gap-5"
  >
    {people.map((name) => (
      <span key={name} className="flex items-center gap-2.5">
        <Avatar name={name} size="lg" />
        {name}
      </span>
    ))}
    <span className="flex items-center gap-1.5">
      <Avatar name="Mira Okafor" size="sm" />
      <Avatar name="Mira Okafor" />
      <Avatar name="Mira Okafor" size="lg" />
      <Avatar name="Mira Okafor" size="xl" />
    </span>
  </Specimen>
)

const CardSpecimen = () => (
  <Specimen
    name="Cards"
    use="Only for what can be acted on or lifted out. No card in a card: a sunken panel."
    className="grid gap-3 sm:grid-cols-3"
  >
    <Card className="p-5">
      <h4 className="heading-small">Card</h4>
      <p className="mt-1 text-fg-muted">It holds a thing to act on.</p>
    </Card>
    <CardLink to={to('consensus')} className="p-5">
      <h4 className="heading-small">Card that leads on</h4>
      <p className="mt-1 text-fg-muted">The whole card opens the ask screen.</p>
    </CardLink>
    <Panel className="p-5">
      <h4 className="heading-small">Panel</h4>
      <p className="mt-1 text-fg-muted">It belongs to what is around it.</p>
    </Panel>
  </Specimen>
)

const CulmSpecimen = () => (
  <Specimen
    name="Culms"
    use="Steps, shares and the line between two crumbs: segments with a node between."
    className="grid max-w-md gap-4"
  >
    <LabelledCulm words="3 of 5 steps" value={3} of={5} />
    <LabelledCulm words="18 of 60 images left" value={42} of={60} />
    <LabelledCulm words="1 of 10, running low" value={1} of={10} isLow />
    <p className="flex items-center gap-2.25 text-[0.8125rem] text-fg-subtle">
      Home
      <i aria-hidden="true" className="h-[3px] w-2.25 rounded-[2px] bg-line-strong" />
      Style guide
      <i aria-hidden="true" className="h-[3px] w-2.25 rounded-[2px] bg-line-strong" />
      <span className="text-fg-muted">Icons and controls</span>
    </p>
  </Specimen>
)

function LabelledCulm({
  words,
  value,
  of,
  isLow = false,
}: {
  words: string
  value: number
  of: number
  isLow?: boolean
}) {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="text-[0.8125rem] text-fg-muted">
        {words}
      </span>
      <Culm value={value} of={of} label={words} block low={isLow} />
    </div>
  )
}
