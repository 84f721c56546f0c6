import * as Radix from '@radix-ui/react-dropdown-menu'
import { Link } from '@remix-run/react'
import { useContext, type ReactNode } from 'react'
import { Icon, type IconName } from '../brand/icon.tsx'
import { MENU_EDGE_PX, MENU_GAP_PX, MenuContainer, subMenuGapPx } from './menu-place.ts'

type Row = { icon?: IconName; children: ReactNode }
type Action = { onSelect: () => void; to?: never } | { to: string; onSelect?: never }
type ItemProps = Row &
  Action & {
    /** A key that does the same, such as "F2". */
    shortcut?: string
    isDanger?: boolean
    isDisabled?: boolean
  }

/** One thing to do: an action, or with `to` a link. */
export function MenuItem({ icon, shortcut, isDanger = false, isDisabled, to, onSelect, children }: ItemProps) {
  const words = (
    <>
      <Mark icon={icon} />
      <span className="min-w-0 flex-1">{children}</span>
      {shortcut ? <kbd aria-hidden="true">{shortcut}</kbd> : null}
    </>
  )
  return (
    <Radix.Item
      asChild={to !== undefined}
      disabled={isDisabled}
      onSelect={onSelect}
      aria-keyshortcuts={shortcut}
      className={`menu-item ${isDanger ? 'menu-danger' : ''}`}
    >
      {to === undefined ? words : <Link to={to}>{words}</Link>}
    </Radix.Item>
  )
}

/** Something that is on or off; the menu stays open, so that several can be set. */
export function MenuCheck({
  isChecked,
  onChange,
  children,
}: {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: ReactNode
}) {
  return (
    <Radix.CheckboxItem
      checked={isChecked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className="menu-item"
    >
      <Chosen />
      {children}
    </Radix.CheckboxItem>
  )
}

/** One of several, under a heading. */
export function MenuRadios<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  label: string
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}) {
  const choose = (next: string) => {
    const choice = choices.find((one) => one.value === next)
    if (choice) onChange(choice.value)
  }
  return (
    <Radix.RadioGroup value={value} onValueChange={choose} aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {choices.map((choice) => (
        <Radix.RadioItem key={choice.value} value={choice.value} className="menu-item">
          <Chosen />
          {choice.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

/** A menu beside the menu: opens by ArrowRight, or under a pointer that rests. */
export function MenuSub({ label, icon, children }: { label: string; icon?: IconName; children: ReactNode }) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger className="menu-item">
        <Mark icon={icon} />
        <span className="min-w-0 flex-1">{label}</span>
        <Icon name="chevron-right" size={16} className="text-fg-subtle rtl:-scale-x-100" />
      </Radix.SubTrigger>
      <Radix.Portal container={useContext(MenuContainer)}>
        <Radix.SubContent
          sideOffset={subMenuGapPx()}
          alignOffset={-MENU_GAP_PX}
          collisionPadding={MENU_EDGE_PX}
          className="menu"
        >
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  )
}

function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <Radix.Label className="px-3 pt-2 pb-1 text-xs font-medium text-fg-subtle" aria-hidden="true">
      {children}
    </Radix.Label>
  )
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-1.5 my-1.5 h-px bg-line" />
}

function Mark({ icon }: { icon?: IconName }) {
  return icon ? <Icon name={icon} size={18} className="opacity-80" /> : null
}

function Chosen() {
  return (
    <span className="grid size-[18px] flex-none place-items-center">
      <Radix.ItemIndicator>
        <Icon name="check" size={18} className="text-accent-text" />
      </Radix.ItemIndicator>
    </span>
  )
}
