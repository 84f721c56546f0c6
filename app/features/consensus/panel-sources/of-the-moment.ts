import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'

const OF_THE_MOMENT = inOrder(
  /\b/i,
  anyOf(
    /now/i,
    /today/i,
    /tonight/i,
    /tomorrow/i,
    /yesterday/i,
    /current(?:ly)?/i,
    /at (?:the moment|present)/i,
    /(?:this|next|last|coming) (?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/i,
    /(?:days?|weeks?|months?|hours?|long) (?:until|till|til|to|left|since|ago)/i,
    /until/i,
    /till/i,
    /ago/i,
    /since/i,
    /how old (?:is|are|am)/i,
    /what (?:time|day|date|year|month)/i,
    /time (?:is it|in|at|difference)/i,
    /age of/i,
  ),
  /\b/i,
)

/** Whether the answer hangs on when it is asked, so that what was true of an earlier day says nothing. */
export const isOfTheMoment = (question: string) => OF_THE_MOMENT.test(question)
