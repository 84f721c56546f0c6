import { z } from 'zod'
import { chosenReasons, REPORT_MAX_CHARS } from './report-reasons.ts'

/** What `ReportForm` sends beside its act. */
export const reportFields = {
  target: z.string().min(1).max(64),
  reason: z.enum(chosenReasons, 'Say what is wrong with it.'),
  words: z.string().trim().max(REPORT_MAX_CHARS, `Please keep it under ${REPORT_MAX_CHARS} characters.`).default(''),
}
