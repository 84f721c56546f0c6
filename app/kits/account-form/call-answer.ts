import type { FormProblem } from '#app/platform/form.server.ts'

/** The shape every account call answers with (PRODUCT 2); `errors` has a sentence per field. */
export type CallAnswer = { success: boolean; message: string; errors?: Record<string, string> }

/** What an account form draws after it was sent. */
export type FormAnswer = CallAnswer & { problem: FormProblem }
