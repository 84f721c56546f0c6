import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { AdminHead } from '../parts/admin-head.tsx'
import type { WebhookLine } from './webhooks.server.ts'

/** The programs that are told what happens here. */
export const WebhooksPage = ({ webhooks }: { webhooks: readonly WebhookLine[] }) => (
  <div className="page pt-4 pb-section sm:pt-6">
    <AdminHead
      title="Webhooks"
      lead="Other programs are told what happens here, as signed JSON. What cannot be delivered is tried again for about a day, and every try is kept in a log for 30 days."
    >
      <ButtonLink to={to('admin-webhooks', null, { webhook: 'new' })}>New webhook</ButtonLink>
    </AdminHead>
    {webhooks.length === 0 ? (
      <EmptyState
        title="No program is told of anything yet"
        className="mt-7 rounded-card bg-sunken"
        action={
          <ButtonLink to={to('admin-webhooks', null, { webhook: 'new' })} variant="soft">
            Make the first webhook
          </ButtonLink>
        }
      />
    ) : (
      <ul className="mt-7 grid grid-cols-[minmax(0,1fr)] border-b border-line">
        {webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} />
        ))}
      </ul>
    )}
  </div>
)

const WebhookRow = ({
  webhook: { id, url, about, events, isOn, delivered, waiting, failed },
}: {
  webhook: WebhookLine
}) => (
  <li className="grid gap-1 border-t border-line py-4">
    <Link to={to('admin-webhooks', null, { webhook: id })} className="font-medium wrap-anywhere hover:underline">
      {about || url}
    </Link>
    {about ? <p className="text-[0.8125rem] wrap-anywhere text-fg-subtle">{url}</p> : null}
    <p className="text-fg-muted">{events.join(', ')}</p>
    <p className="flex flex-wrap gap-1.5">
      {isOn ? null : <Badge tone="quiet">Switched off</Badge>}
      {delivered > 0 ? <Badge tone="success">{delivered.toLocaleString('en')} delivered</Badge> : null}
      {delivered + waiting + failed === 0 ? <Badge>Nothing sent yet</Badge> : null}
      {waiting > 0 ? <Badge tone="info">{waiting.toLocaleString('en')} waiting</Badge> : null}
      {failed > 0 ? <Badge tone="danger">{failed.toLocaleString('en')} failed</Badge> : null}
    </p>
  </li>
)
