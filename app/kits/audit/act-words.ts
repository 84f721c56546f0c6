/** Each act as the end of a sentence that begins with who acted: "anna · added a provider". */
export const actWords = {
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
  'text.flagged': 'flagged a text to be looked at',
  'job.retried': 'started a job again',
  'job.cancelled': 'cancelled a job',
  'job.removed': 'removed a job',
  'backup.started': 'started a backup',
  'mail.resent': 'sent a mail again',
  'mail.given-up': 'gave up a mail',
  'mail.tested': 'sent a test mail',
} as const satisfies Readonly<Record<string, string>>

/** What was done, in plain words; an act without words of its own is told by its name. */
export function toActWords(act: string): string {
  if (Object.hasOwn(actWords, act)) return actWords[act as keyof typeof actWords]
  return act.replace(/[.-]+/g, ' ').trim() || 'did something'
}
