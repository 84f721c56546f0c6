/** Each act as the end of a sentence that begins with who acted: "anna · added a provider". */
export const actWords = {
  'provider.created': 'added a provider',
  'provider.changed': 'changed a provider',
  'provider.removed': 'removed a provider',
  'provider.tested': 'tested a provider',
  'engine.changed': 'changed an engine’s settings',
  'job.retried': 'started a job again',
  'job.cancelled': 'cancelled a job',
  'job.removed': 'removed a job',
  'backup.started': 'started a backup',
  'mail.resent': 'sent a mail again',
  'mail.removed': 'removed a mail',
  'mail.given-up': 'gave up a mail',
  'mail.tested': 'sent a test mail',
} as const satisfies Readonly<Record<string, string>>

/** What was done, in plain words; an act without words of its own is told by its name. */
export function toActWords(act: string): string {
  if (Object.hasOwn(actWords, act)) return actWords[act as keyof typeof actWords]
  return act.replace(/[.-]+/g, ' ').trim() || 'did something'
}
