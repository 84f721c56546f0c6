import type { AllyJobName } from './ally.ts'
import type { AllyJob } from './ally-job.ts'
import { answer } from './jobs/answer.server.ts'
import { check } from './jobs/check.server.ts'
import { coach } from './jobs/coach.server.ts'
import { date } from './jobs/date.server.ts'
import { guide } from './jobs/guide.server.ts'
import { illustrate } from './jobs/illustrate.server.ts'
import { lookUp } from './jobs/look-up.server.ts'
import { mask } from './jobs/mask.server.ts'
import { plan } from './jobs/plan.server.ts'
import { polish } from './jobs/polish.server.ts'
import { reckon } from './jobs/reckon.server.ts'
import { simplify } from './jobs/simplify.server.ts'
import { summarise } from './jobs/summarise.server.ts'
import { translate } from './jobs/translate.server.ts'

/** What allies do by embedded engines alone. */
export const allyJobs: Readonly<Record<AllyJobName, AllyJob>> = {
  check,
  reckon,
  'look-up': lookUp,
  summarise,
  polish,
  translate,
  guide,
  simplify,
  date,
  mask,
  plan,
  illustrate,
  coach,
  answer,
}
