import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ButtonLink, IconButtonLink } from '#app/ui/controls/button.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { Specimen } from '../parts/guide.tsx'

const grounds = [
  { name: 'On the page', look: 'text-fg shadow-[inset_0_0_0_1px_var(--line)]' },
  { name: 'Muted', look: 'text-fg-muted shadow-[inset_0_0_0_1px_var(--line)]' },
  { name: 'Sunken tile', look: 'bg-sunken text-fg-muted' },
  { name: 'Accent tile', look: 'bg-accent-soft text-accent-soft-fg' },
  { name: 'Accent', look: 'bg-accent text-accent-fg' },
  { name: 'Ink', look: 'bg-primary text-fg-on-ink' },
  { name: 'Danger tile', look: 'bg-danger-soft text-danger-soft-fg' },
  { name: 'Danger', look: 'bg-danger text-danger-fg' },
] as const

const brandLeaves = [
  { brand: 'frenly', name: 'Bamboo' },
  { brand: 'voice2email', name: 'Persimmon' },
  { brand: 'speaktoemail', name: 'Iris' },
  { brand: 'inbox', name: 'Sky' },
  { brand: 'marketplace', name: 'Honey' },
] as const

const rows = [
  { icon: 'scale', screen: 'consensus', title: 'Ask several at once', words: 'See where they agree' },
  { icon: 'list', screen: 'list', title: 'All screens', words: 'Everything that has an address' },
  { icon: 'help', screen: 'support', title: 'Help centre', words: 'Short answers, no ticket' },
] as const satisfies readonly { icon: IconName; screen: string; title: string; words: string }[]

/** An icon takes the colour of the words beside it; these are the grounds it may stand on. */
export function IconGrounds() {
  return (
    <>
      <Specimen name="Grounds" use="The colour is always that of the words." className="flex flex-wrap gap-x-3 gap-y-5">
        {grounds.map(({ name, look }) => (
          <Ground key={name} name={name} look={look} />
        ))}
      </Specimen>
      <Specimen name="Under each brand" use="Only the accent changes." className="flex flex-wrap gap-x-3 gap-y-5">
        {brandLeaves.map(({ brand, name }) => (
          <span key={brand} data-brand={brand}>
            <Ground name={name} look="bg-accent-soft text-accent-soft-fg" />
          </span>
        ))}
      </Specimen>
      <Specimen name="In buttons and badges" use="Before the verb. An arrow that leads on stands behind it.">
        <ButtonLink to={to('consensus')}>
          <Icon name="scale" />
          Ask
        </ButtonLink>
        <ButtonLink to={to('list')} variant="plain">
          See all screens
          <Icon name="arrow-right" />
        </ButtonLink>
        <IconButtonLink to={to('support')} label="Open the help centre" outlined>
          <Icon name="help" />
        </IconButtonLink>
        <Badge tone="success">
          <Icon name="check" size={14} />
          Checked
        </Badge>
        <Badge tone="danger">
          <Icon name="alert" size={14} />
          Failed
        </Badge>
      </Specimen>
      <Specimen name="In rows" use="The whole row is the target." className="grid max-w-md">
        {rows.map(({ icon, screen, title, words }) => (
          <Link
            key={screen}
            to={to(screen)}
            className="flex min-h-14 items-center gap-3.5 rounded-lg px-2.5 py-2 hover:bg-hover"
          >
            <span className="grid size-10 flex-none place-items-center rounded-control-sm bg-accent-soft text-accent-soft-fg">
              <Icon name={icon} size={20} />
            </span>
            <span className="min-w-0 flex-1">
              <b className="block font-medium">{title}</b>
              <span className="block text-[0.8125rem] text-fg-muted">{words}</span>
            </span>
            <Icon name="chevron-right" className="text-fg-subtle" />
          </Link>
        ))}
      </Specimen>
    </>
  )
}

function Ground({ name, look }: { name: string; look: string }) {
  return (
    <span className="grid w-20 justify-items-center gap-2">
      <span className={`grid size-14 place-items-center rounded-lg ${look}`}>
        <Icon name="leaf" size={22} />
      </span>
      <span className="text-center text-xs text-fg-muted">{name}</span>
    </span>
  )
}
