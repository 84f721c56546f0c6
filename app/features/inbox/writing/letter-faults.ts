import type { DraftKind } from '#app/database/tables/mail/inbox.ts'
import { toTable } from '#app/platform/table.ts'
import { letterLimits } from '../inbox.limits.ts'
import { promisedAttachment } from './missing-attachment.ts'
import { readRecipients } from './recipients.ts'

type Letter = { to: string; cc: string; bcc: string; text: string; kind: DraftKind; files: readonly string[] }

/** Why a letter cannot be sent as it is: a sentence for each field. */
export function faultsOf(
  { to, cc, bcc, text, kind, files }: Letter,
  { isVerified, isSure }: { isVerified: boolean; isSure: boolean },
): Record<string, string> {
  const errors = toTable<string>()
  const lines = [
    ['to', readRecipients(to)],
    ['cc', readRecipients(cc)],
    ['bcc', readRecipients(bcc)],
  ] as const
  for (const [name, { wrong }] of lines) if (wrong[0]) errors[name] = `“${wrong[0]}” is no mail address.`
  const count = lines.reduce((sum, [, { people }]) => sum + people.length, 0)
  if (count === 0) errors['to'] ??= 'Say who it goes to.'
  if (count > letterLimits.recipients) errors['to'] = `A letter goes to up to ${letterLimits.recipients} people.`
  if (!isVerified)
    errors['form'] = 'Confirm your email address first; then you can send mail. Your letter is kept among the drafts.'
  const promised = files.length === 0 && kind !== 'forward' ? promisedAttachment(text) : null
  if (promised && !isSure)
    errors['files'] = `You wrote “${promised}”, but nothing goes along. Attach it, or send the letter without.`
  return errors
}
