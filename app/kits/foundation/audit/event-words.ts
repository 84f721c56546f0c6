import { once } from '#app/platform/once.ts'
import type { AuditEventName } from './audit.server.ts'

/** The words of the house; a tool says its own with `defineEventWords`. Each is the end of a sentence that begins with who acted: "anna · added a provider". */
const houseWords = {
  'provider.created': 'added a provider',
  'provider.saved': 'changed a provider',
  'provider.enabled': 'switched a provider on',
  'provider.disabled': 'switched a provider off',
  'provider.removed': 'removed a provider',
  'engine.saved': 'changed an engine’s settings',
  'budgets.saved': 'changed the budgets',
  'machine.looked': 'had the programs of the machine tried again',
  'web-site.created': 'added a site to the web index',
  'web-site.saved': 'changed a site of the web index',
  'web-site.crawled': 'had a site of the web index read',
  'web-site.stopped': 'stopped the reading of a site',
  'web-site.removed': 'removed a site from the web index',
  'webhook.created': 'made a webhook',
  'webhook.saved': 'changed a webhook',
  'webhook.tested': 'sent a test to a webhook',
  'webhook.secret-changed': 'gave a webhook a new secret',
  'webhook.removed': 'removed a webhook',
  'webhook.resent': 'sent a webhook call again',
  'member.role-changed': 'changed a member’s role',
  'member.plan-changed': 'changed a member’s plan',
  'member.suspended': 'suspended a member',
  'member.unsuspended': 'opened a suspended account again',
  'member.approved': 'let a member in',
  'member.turned-away': 'turned somebody away who asked to be let in',
  'member.created': 'made an account for somebody',
  'member.welcomed': 'sent a member the letter to choose a password again',
  'member.merged': 'put two accounts of a member together',
  'member.second-step-reset': 'took a member’s second step off',
  'members.checked': 'had a list of members checked',
  'members.import-started': 'started an import of members',
  'members.imported': 'imported members',
  'members.exported': 'downloaded the list of members',
  'member.sessions-ended': 'ended a member’s sessions',
  'member.confirmation-sent': 'sent a member the letter of confirmation again',
  'banner.created': 'made a banner',
  'banner.saved': 'changed a banner',
  'banner.removed': 'removed a banner',
  'checks.started': 'ran the quality checks',
  'clock.confirmed': 'confirmed the clock of the server',
  'checks.switched': 'switched the checks of every day',
  'waitlist.invited': 'wrote to people who wait for a screen',
  'waitlist.settled': 'marked people of the waitlist as seen to',
  'waitlist.removed': 'removed people from the waitlist',
  'waitlist.exported': 'downloaded the waitlist',
  'feedback.answered': 'answered feedback by mail',
  'feedback.sorted': 'changed the state of feedback',
  'article.drafted': 'kept a draft of a help article',
  'article.published': 'published a help article',
  'article.restored': 'restored a version of a help article',
  'article.hidden': 'took a help article off',
  'article.shown': 'put a help article back',
  'article.discarded': 'let go of a draft of a help article',
  'article.reverted': 'went back to the help text that came with the product',
  'article.kept': 'kept the text of a help article over a newer one',
  'unanswered.settled': 'settled a question without an answer',
  'unanswered.reopened': 'opened a settled question again',
  'ticket.answered': 'answered a message to the team',
  'ticket.noted': 'wrote a note on a message to the team',
  'ticket.closed': 'closed a message to the team',
  'ticket.reopened': 'opened a closed message again',
  'text.flagged': 'flagged a text to be looked at',
  'question.removed': 'removed a question',
  'answer.removed': 'removed a member’s answer',
  'job.retried': 'started a job again',
  'job.cancelled': 'cancelled a job',
  'job.removed': 'removed a job',
  'backup.started': 'started a backup',
  'house.export-started': 'had the whole house exported',
  'backup.tried': 'put a backup back on trial',
  'mail.resent': 'sent a mail again',
  'mail.given-up': 'gave up a mail',
  'mail.read': 'read a mail in the outbox',
  'mail.tested': 'sent a test mail',
} as const satisfies Readonly<Record<string, string>>

const registered = () => once('audit-event-words', () => new Map<string, string>(Object.entries(houseWords)))

/** Says in words what the audit events of a tool tell: "anna · added a provider". */
export function defineEventWords(words: Readonly<Record<AuditEventName, string>>): void {
  for (const [act, said] of Object.entries(words)) registered().set(act, said)
}

export const hasEventWords = (act: string): boolean => registered().has(act)

/** What was done, in plain words; an act without words of its own is told by its name. */
export const toEventWords = (act: string): string =>
  registered().get(act) ?? (act.replace(/[.-]+/g, ' ').trim() || 'did something')
