import type { FormProblem } from '#app/platform/request/form.server.ts'

/** The shape every account call answers with (PRODUCT 2); `errors` has a sentence per field. */
export type CallAnswer = {
  success: boolean
  message: string
  errors?: Record<string, string>
  /**
   * What a sign-in still lacks: the second step after the right password, or everything again from the start. Of a
   * registration: that somebody lets the new member in.
   */
  needs?: 'code' | 'start' | 'approval'
}

/** What an account form draws after it was sent. */
export type FormAnswer = CallAnswer & { problem: FormProblem }
