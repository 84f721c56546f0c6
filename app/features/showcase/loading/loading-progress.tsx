import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx'
import { ProgressRing } from '#app/ui/feedback/progress-ring.tsx'
import type { ReadingJob } from './loading-job.server.ts'
import { Specimen } from '../parts/guide.tsx'
import { ArticleJob } from './loading-job.tsx'

const percent = 'text-sm font-strong tabular-nums'

export function ProgressSpecimens({ job }: { job: ReadingJob }) {
  return (
    <>
      <Specimen
        name="A real job"
        use="It reads the help articles one after the other and counts their words: one request for each."
        className=""
      >
        <ArticleJob start={job} />
      </Specimen>
      <Specimen name="Bars" use="Thin in rows, normal, and the one of the welcome." className="grid max-w-xl gap-6">
        <ProgressBar label="Thin" value={35} size="thin" showsLabel />
        <ProgressBar label="Upload" value={3} of={12} words="3 of 12 files" segments={12} showsLabel />
        <ProgressBar label="Activation" value={80} size="welcome" segments={25} showsLabel />
        <ProgressBar label="No end known" words="Under way" showsLabel />
      </Specimen>
      <Specimen
        name="Rings"
        use="Where there is no room for a bar. The welcome draws 50 segments."
        className="flex flex-wrap items-center gap-8"
      >
        <ProgressRing label="Small ring" value={50} size="sm" />
        <ProgressRing label="Ring" value={62} size="md">
          <b className={percent} aria-hidden="true">
            62
          </b>
        </ProgressRing>
        <ProgressRing label="Large ring" value={84} size="lg">
          <b className="heading-card tabular-nums" aria-hidden="true">
            84%
          </b>
        </ProgressRing>
        <ProgressRing label="No end known" size="md" />
      </Specimen>
    </>
  )
}
