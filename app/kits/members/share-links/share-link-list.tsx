import { Card } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'

export type ShownLink = { id: string; address: string; createdAt: Date; expiresAt: Date | null; about: string }

const dayOf = toShortDay

/** The addresses by which others see a thing, each to copy and to take back. */
export function ShareLinkList({ links, action }: { links: readonly ShownLink[]; action: string }) {
  return (
    <ul className="grid gap-3">
      {links.map(({ id, address, createdAt, expiresAt, about }) => (
        <Card key={id} as="li" className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
          <div className="min-w-0 flex-[1_1_14rem]">
            <a href={address} className="link wrap-anywhere">
              {address}
            </a>
            <p className="text-xs text-fg-subtle">
              {dayOf(createdAt)}
              {expiresAt ? ` until ${dayOf(expiresAt)}` : ''}
              {about ? `, ${about}` : ''}
            </p>
          </div>
          <CopyButton text={address} what="address" />
          <ActForm name="do" act="revoke" fields={{ share: id }} action={action}>
            Take it back
          </ActForm>
        </Card>
      ))}
    </ul>
  )
}
