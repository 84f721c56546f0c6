import type { ReactNode } from 'react'
import type { SentForm } from '#app/kits/members/account-form/sent-form.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ProofField, SettingsForm } from '../parts/settings-form.tsx'

/** A form that is seldom needed, folded away under its name; open again when it has something to say. */
export function FoldedForm({ title, isOpen, children }: { title: ReactNode; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="group border-t border-line" open={isOpen}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 py-2 font-medium">
        {title}
        <Icon
          name="chevron-down"
          size={18}
          className="text-fg-subtle transition-transform duration-fast group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  )
}

type FoldedActProps = {
  act: string
  /** What it is about, where a page has several of its kind. */
  of?: string
  sent: SentForm
  title: ReactNode
  about: string
  button: string
  variant?: 'danger' | 'plain'
  /** Hidden fields that say what it is done to. */
  children?: ReactNode
}

/** An act that asks for nothing but who sits there, folded away: what it will do, and its button. */
export function FoldedAct({ act, of, sent, title, about, button, variant = 'danger', children }: FoldedActProps) {
  return (
    <FoldedForm title={title} isOpen={sent.answer !== null}>
      <SettingsForm act={act} of={of} sent={sent}>
        {children}
        <p className="text-fg-muted">{about}</p>
        <ProofField sent={sent} />
        <Button type="submit" variant={variant} className="justify-self-start" busy={sent.isBusy}>
          {button}
        </Button>
      </SettingsForm>
    </FoldedForm>
  )
}
