const MOST_CHARS = 200
const REPLY = /^\s*(?:re|aw|sv|antw|fwd?|wg|tr)\s*(?:\[\d{1,3}\])?\s*:\s*/i

/** A subject without what replies and forwards put in front of it, in lower case; empty when nothing is left. */
export function toSubjectKey(subject: string): string {
  let rest = subject
  while (REPLY.test(rest)) rest = rest.replace(REPLY, '')
  return rest.replace(/\s+/g, ' ').trim().toLowerCase().slice(0, MOST_CHARS)
}

/** Whether a subject says that the message answers another, or passes one on. */
export const isReplySubject = (subject: string): boolean => REPLY.test(subject)

/** The subject of an answer: one Re, however often the conversation went back and forth. */
export const toReplySubject = (subject: string): string => {
  let rest = subject
  while (REPLY.test(rest)) rest = rest.replace(REPLY, '')
  return `Re: ${rest}`.trim()
}

export const toForwardSubject = (subject: string): string => `Fwd: ${subject.replace(REPLY, '')}`.trim()
