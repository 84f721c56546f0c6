/** An expected refusal: a status and a sentence, beside its field where there is one. */
export type Refusal = {
  isDone: false
  status: 400 | 401 | 403 | 404 | 409 | 413 | 429
  message: string
  errors: Record<string, string>
  /** Of a 429, in seconds. */
  waitS?: number
}

/** A refusal whose sentence stands beside a field, or over the form. */
export const refuse = (status: Refusal['status'], message: string, field?: string): Refusal => ({
  isDone: false,
  status,
  message,
  errors: field ? { [field]: message } : {},
})

/** A refusal for now. */
export const refuseForNow = (waitS: number, message: string, field?: string): Refusal => ({
  ...refuse(429, message, field),
  waitS,
})
