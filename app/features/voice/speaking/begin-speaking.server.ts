import { to } from '#app/catalogue/to.ts'
import { EMPTY } from '#app/engines/transcript/transcript.ts'
import { beginRun, type Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import type { Begun } from '../hearing/begin-hearing.server.ts'
import { toSearchWords, toTitle } from '../recordings/own-recording.server.ts'
import { toFacts, type RecordingFacts } from '../recordings/recording-facts.ts'
import { createRecording } from '../recordings/recordings.store.server.ts'
import { withoutMarks } from './script.ts'
import { speakJob } from './speak-job.server.ts'

const TITLE_CHARS = 60
/** What is read aloud and how; without a title its first words are its name. */
type Spoken = NonNullable<RecordingFacts['spoken']> & { title?: string }

/** Has a text read aloud beside the requests. */
export async function beginSpeaking(spoken: Spoken, owner: Visitor, runner: Runner): Promise<Begun> {
  let id = ''
  const runId = createId()
  const begun = await beginRun(runner, { screen: 'voice-tools', id: runId }, async () => {
    id = await keepSpeaking(spoken, owner, runId)
  })
  if (begun.isDone) return { id }
  return { message: toCapWords(begun.quota, runner.member === null), init: overLimit(toResetS(begun.quota)) }
}

/** Keeps what is to be read aloud within a run, and puts it in line. Gives the recording's id. */
export async function keepSpeaking(
  { title: wanted = '', ...spoken }: Spoken,
  owner: Visitor,
  runId: string,
): Promise<string> {
  const id = createSecretId()
  const title = toTitle(wanted || firstWords(withoutMarks(spoken.text)), 'Read aloud')
  const path = to('voice-tools', null, { r: id })
  const { job } = await startJob(
    speakJob,
    { recording: id },
    { title: `Read aloud: ${title}`, userId: owner.userId, path },
  )
  await createRecording({
    id,
    ...owner,
    kind: 'spoken',
    state: 'working',
    title,
    words: toSearchWords(title, EMPTY),
    peaks: [],
    transcript: EMPTY,
    facts: toFacts({ route: 'spoken', form: spoken.format, spoken }),
    marks: [],
    runId,
    jobId: job.id,
    createdAt: clock.now(),
  })
  return id
}

/** The first line, or as many whole words of it as make a name. */
function firstWords(text: string): string {
  const [line = ''] = text.trim().split('\n')
  if (line.length <= TITLE_CHARS) return line
  return `${/^.{1,60}(?=\s)/su.exec(line)?.[0] ?? line.slice(0, TITLE_CHARS).toWellFormed()}…`
}
