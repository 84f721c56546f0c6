import { triage } from '#app/engines/mail-triage/triage.ts'
import type { Findings } from './inbox-view.ts'
import { SAMPLE_NOW, sampleMail } from './sample-mail.ts'

let findings: Findings | null = null

/** What is found in the sample mail, worked out for the first who asks: neither ever changes. */
export function readSampleFindings(): Findings {
  findings ??= Object.fromEntries(sampleMail.map((mail) => [mail.id, triage(mail, SAMPLE_NOW)]))
  return findings
}
