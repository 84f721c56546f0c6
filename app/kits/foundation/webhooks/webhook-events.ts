import { toTable } from '#app/platform/table.ts'

/** What other programs can be told, with what stands in the data of each. Nothing that somebody wrote is among it. */
export const webhookEvents = {
  'member.registered': { label: 'Somebody registered', holds: 'id, username' },
  'run.finished': { label: 'A comparison of a member finished', holds: 'id, member, who answered' },
  'report.made': { label: 'Something was reported', holds: 'kind, thing, reason' },
  'order.paid': { label: 'An order was paid', holds: 'id, member, goods, total in minor units, currency, till' },
  'mail.arrived': { label: 'Mail arrived for a member', holds: 'member, mailbox' },
  'webhook.tested': { label: 'The test button was pressed', holds: 'nothing' },
} as const

export type WebhookEvent = keyof typeof webhookEvents
/** Those that can be chosen: a test goes to every webhook. */
export const chosenEvents = (Object.keys(webhookEvents) as WebhookEvent[]).filter((event) => event !== 'webhook.tested')

const labels = toTable<{ label: string }>(webhookEvents)
export const toEventLabel = (event: string): string => labels[event]?.label ?? event
