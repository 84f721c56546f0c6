import { findLastReport, findPass, listSnapshots } from '../keeping/passes.store.server.ts'
import type { ResearchRow } from '../keeping/research.store.server.ts'
import { toUnreached } from '../reports/unreached.ts'
import type { Report } from '../reports/report.ts'
import type { Plan } from '../plan/plan.ts'
import type { Progress } from '../work/progress.ts'
import type { WholeReport } from './whole-report.ts'

/** The newest report of a pass with the texts it stands on; null before it is written. */
export async function readWhole({ title, question }: ResearchRow, passId: string): Promise<WholeReport | null> {
  const [pass, last, snapshots] = await Promise.all([findPass(passId), findLastReport(passId), listSnapshots(passId)])
  if (!pass || !last) return null
  const sitesOf = (n: number) => [...new Set(snapshots.filter(({ sameAs }) => sameAs === n).map(({ site }) => site))]
  return {
    ...{ title, question, pass: pass.number, readAt: pass.createdAt, report: last.report as Report },
    sources: snapshots.map(({ n, title: name, href, site, date, license, sha256, createdAt, text }) => ({
      ...{ n, title: name, href, site, date, license, sha256, text, readAt: createdAt },
      alsoAt: sitesOf(n).filter((one) => one !== site),
    })),
    unreached: toUnreached(pass.plan as Plan, pass.progress as Progress),
  }
}
