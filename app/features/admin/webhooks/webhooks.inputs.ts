import { z } from 'zod'
import { chosenEvents } from '#app/kits/foundation/webhooks/webhook-events.ts'
import { isWebhookAddress } from '#app/kits/foundation/webhooks/webhook-address.ts'
import { ABOUT_MAX_CHARS, URL_MAX_CHARS } from './webhooks.limits.ts'

const ID_MAX_CHARS = 64
const NO_URL = 'Write the address that is told, such as https://hooks.example/frenly.'
const NO_EVENT = 'Choose at least one thing it is told of.'

const webhook = z.string('There is no such webhook.').min(1, 'There is no such webhook.').max(ID_MAX_CHARS)
const events = z
  .union([z.string().transform((one) => [one]), z.array(z.string())])
  .default([])
  .pipe(
    z
      .array(z.enum(chosenEvents as [string, ...string[]], 'That is nothing a webhook can be told of.'))
      .min(1, NO_EVENT),
  )

export const webhookActInputs = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('save'),
    /** "new", or which one is changed. */
    webhook,
    url: z
      .string(NO_URL)
      .trim()
      .min(1, NO_URL)
      .max(URL_MAX_CHARS, `An address has at most ${URL_MAX_CHARS} characters.`)
      .refine(isWebhookAddress, 'It must begin with https:// or http:// and lead to a server on the internet.'),
    about: z.string().trim().max(ABOUT_MAX_CHARS, `Please keep it under ${ABOUT_MAX_CHARS} characters.`).default(''),
    events,
    isOn: z.preprocess((said) => said === 'on', z.boolean()),
  }),
  z.object({ act: z.literal('test'), webhook }),
  z.object({ act: z.literal('new-secret'), webhook }),
  z.object({ act: z.literal('remove'), webhook }),
  z.object({ act: z.literal('resend'), webhook, call: z.string().min(1).max(ID_MAX_CHARS) }),
])
export type WebhookAct = z.output<typeof webhookActInputs>
