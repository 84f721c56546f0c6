import { Card } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'

export type ShownLink = { id: string; address: string; createdAt: Date; expiresAt: Date | null; about: string }

type Props = {
  links: readonly ShownLink[]
  action: string
  /** What names the thing in the form that takes an address back. */
  fields?: Readonly<Record<string, string>>
}

/** The addresses by which others see a thing, each to copy and to take back. */
export function ShareLinkList({ links, action, fields = {} }: Props) {
  return (
    <ul className="grid gap-3">
      {links.map(({ id, address, createdAt, expiresAt, about }) => (
        <Card key={id} as="li" className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
          <div className="min-w-0 flex-[1_1_14rem]">
            <a href={address} className="link wrap-anywhere">
              {address}
            </a>
            <p className="text-xs text-fg-subtle">
              {toShortDay(createdAt)}
              {expiresAt ? ` until ${toShortDay(expiresAt)}` : ''}
              {about ? `, ${about}` : ''}
            </p>
          </div>
          <CopyButton text={address} what="address" />
          <ActForm name="do" act="revoke" fields={{ ...fields, share: id }} action={action}>
            Take it back
          </ActForm>
        </Card>
      ))}
    </ul>
  )
}
