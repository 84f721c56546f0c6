const OF_THE_MOMENT =
  /\b(?:now|today|tonight|tomorrow|yesterday|current(?:ly)?|at (?:the moment|present)|(?:this|next|last|coming) (?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:days?|weeks?|months?|hours?|long) (?:until|till|til|to|left|since|ago)|until|till|ago|since|how old (?:is|are|am)|what (?:time|day|date|year|month)|time (?:is it|in|at|difference)|age of)\b/i

/** Whether the answer hangs on when it is asked, so that what was true of an earlier day says nothing. */
export const isOfTheMoment = (question: string) => OF_THE_MOMENT.test(question)
