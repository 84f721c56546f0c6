import type { MouseEvent } from 'react'
import { to } from '#app/catalogue/to.ts'
import type { ButtonSize, ButtonVariant } from '#app/ui/controls/button-style.ts'
import { Button, ButtonLink, IconButton, IconButtonLink } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { showToast } from '#app/ui/overlays/toast-queue.ts'
import { TooltipGroup } from '#app/ui/overlays/tooltip.tsx'
import { Specimen } from '../parts/guide.tsx'

const variants = [
  { variant: 'primary', label: 'Send', busyLabel: 'Sending...', use: 'The main action. One to a view.' },
  { variant: 'accent', label: 'Start', busyLabel: 'Starting...', use: 'On brand sites and inside soft panels.' },
  { variant: 'soft', label: 'Suggest', busyLabel: 'Thinking...', use: 'What we would do next.' },
  { variant: 'plain', label: 'Change', busyLabel: 'Changing...', use: 'Everything beside the main action.' },
  { variant: 'ghost', label: 'Skip', busyLabel: 'Skipping...', use: 'Toolbars and quiet ways out.' },
  { variant: 'danger', label: 'Delete', busyLabel: 'Deleting...', use: 'Destroys something, and names it.' },
] as const satisfies readonly { variant: ButtonVariant; label: string; busyLabel: string; use: string }[]

const sizes = [
  { size: 'lg', label: 'Large, 50' },
  { size: 'md', label: 'Medium, 42' },
  { size: 'sm', label: 'Small, 36' },
  { size: 'xs', label: 'Tiny, 30' },
] as const satisfies readonly { size: ButtonSize; label: string }[]

/** What is said after a press. */
export const toPressedWords = (label: string) => ({
  title: 'Pressed',
  description: `That was ${label}. Nothing else happened.`,
})

/** Every button: what it is for, at rest, at work and switched off. */
export function ButtonSpecimens() {
  return (
    <>
      <Specimen name="Variants" className="grid">
        {variants.map(({ variant, label, busyLabel, use }) => (
          <div key={variant} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3">
            <span className="w-full text-fg-muted sm:w-60">{use}</span>
            <PressButton variant={variant} label={label} />
            <Button type="button" variant={variant} busy busyLabel={busyLabel}>
              {label}
            </Button>
            <Button type="button" variant={variant} disabled>
              {label}
            </Button>
          </div>
        ))}
      </Specimen>
      <Specimen name="Sizes" use="On a phone all of them grow to 44 pixels, the tiny one to 36.">
        {sizes.map(({ size, label }) => (
          <PressButton key={size} size={size} label={label} />
        ))}
      </Specimen>
      <Specimen name="Links that look like buttons" use="They lead somewhere; a button does something.">
        <ButtonLink to={to('consensus')}>
          Ask a question
          <Icon name="arrow-right" />
        </ButtonLink>
        <ButtonLink to={to('list')} variant="plain">
          See all screens
        </ButtonLink>
        <ButtonLink to={to('support')} variant="ghost">
          Get help
        </ButtonLink>
      </Specimen>
      <Specimen
        name="Icon only"
        use="Named for screen readers; the tooltip waits 700 ms, its neighbours follow at once."
      >
        <TooltipGroup>
          <IconButtonLink to={to('home')} label="Go home">
            <Icon name="home" />
          </IconButtonLink>
          <IconButtonLink to={to('list')} label="See all screens">
            <Icon name="list" />
          </IconButtonLink>
          <IconButton label="Delete (nothing chosen)" disabled className="disabled:opacity-50">
            <Icon name="trash" />
          </IconButton>
        </TooltipGroup>
        <IconButtonLink to={to('support')} label="Open the help centre" outlined>
          <Icon name="help" />
        </IconButtonLink>
      </Specimen>
      <Specimen name="Full width" use="At the foot of a form or a column." className="grid max-w-[26rem] gap-2">
        <PressButton size="lg" label="Make four" full />
      </Specimen>
    </>
  )
}

/** Pressing says so: in a toast, or without JavaScript on the page that comes back. */
function PressButton({
  label,
  ...look
}: {
  label: string
  variant?: ButtonVariant
  size?: ButtonSize
  full?: boolean
}) {
  const press = (event: MouseEvent) => {
    event.preventDefault()
    showToast(toPressedWords(label))
  }
  return (
    <form method="get" action={`${to('icon-styles')}#buttons`} className={look.full ? 'grid' : 'contents'}>
      <Button {...look} name="pressed" value={label} onClick={press}>
        {label}
      </Button>
    </form>
  )
}
