import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { SentForm } from '#app/kits/members/account-form/sent-form.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { SettingsForm } from './settings-form.tsx'

/** Things of one kind that a member has, a line each. */
export const SettingsList = ({ children }: { children: ReactNode }) => (
  <ul className="-my-1 divide-y divide-line">{children}</ul>
)

type SettingsItemProps = {
  icon: IconName
  name: string
  /** Behind the name, such as a badge. */
  marks?: ReactNode
  about: ReactNode
  acts: ReactNode
  /** Below the line. */
  children?: ReactNode
}

/** One of them: what it is, and at the end what can be done to it. */
export function SettingsItem({ icon, name, marks, about, acts, children }: SettingsItemProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 py-3.5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 sm:items-center">
        <span className="grid size-10 flex-none place-items-center rounded-control-sm bg-sunken text-fg-muted">
          <Icon name={icon} size={20} />
        </span>
        <span className="min-w-0 flex-1 basis-[calc(100%_-_3.5rem)] sm:basis-0">
          <span className="flex flex-wrap items-center gap-2">
            <b className="font-medium wrap-anywhere">{name}</b>
            {marks}
          </span>
          <small className="block text-[0.8125rem] text-fg-muted">{about}</small>
        </span>
        <span className="flex flex-none gap-2 max-sm:ps-14">{acts}</span>
      </div>
      {children}
    </li>
  )
}

type ItemActProps = {
  act: string
  sent: SentForm
  /** The hidden field that says what it is done to. */
  field: string
  id: string
  label: string
  /** The label with the name of the thing, for who cannot see the line it stands in. */
  spoken: string
}

/** A button that does one thing to one of them; what came of it stands above the list. */
export function ItemAct({ act, sent, field, id, label, spoken }: ItemActProps) {
  const isChosen = useNavigation().formData?.get(field) === id
  return (
    <SettingsForm act={act} sent={{ ...sent, answer: null }} className="grid">
      <input type="hidden" name={field} value={id} />
      <Button type="submit" variant="plain" size="sm" aria-label={spoken} busy={sent.isBusy && isChosen}>
        {label}
      </Button>
    </SettingsForm>
  )
}

/** How many there are, in words; for the heading of their card. */
export const CountBadge = ({ count, words }: { count: number; words: string }) =>
  count > 0 ? <Badge tone="success">{words}</Badge> : <Badge>None</Badge>

/** In place of the form that would make one more. */
export const NoMore = ({ most }: { most: number }) => (
  <p className="text-fg-muted">There are {most}, which is the most. Remove one that you do not use.</p>
)
