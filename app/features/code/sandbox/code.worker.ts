import { askServer, serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import { surveyRepository } from '../architect/survey-repository.ts'
import type { CodeJobs } from './code-jobs.ts'
import { formatCode } from './format-code.ts'
import { parseCode } from './parse-code.ts'
import { runCode } from './run-code.ts'
import { runRegex } from './run-regex.ts'

serveJobs<CodeJobs>({
  parse: ({ language, code }) => parseCode(language, code),
  format: ({ language, code }) => formatCode(language, code),
  run: (input) => runCode(input),
  regex: (input) => runRegex(input),
  survey: async ({ fileId }, { note }) =>
    surveyRepository(await askServer<Uint8Array>('bytes', fileId), (done, of) => note({ done, of })),
})
