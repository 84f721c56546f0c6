import { setTimeout as pause } from 'node:timers/promises'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/platform/request/form.server.ts'
import { bulkInputs } from './data/data-screens.inputs.ts'
import { countArticleWords, readSamples } from './data/data-samples.server.ts'
import { countScreens, listScreenRows, toAddressList } from './data/data-screens.server.ts'
import { readCount } from './loading/loading-count.ts'
import { WAIT_MAX_S } from './loading/loading-demo.limits.ts'
import { readFirstArticles } from './loading/loading-job.server.ts'
import { ChartSpecimens } from './data/chart-specimens.tsx'
import { CodeSpecimens } from './data/data-code.tsx'
import { ScreensTable } from './data/data-screens.tsx'
import { Guide } from './parts/guide.tsx'
import { FullArea } from './loading/loading-full.tsx'
import { ProgressSpecimens } from './loading/loading-progress.tsx'
import { Skeletons } from './loading/loading-skeletons.tsx'
import { Spinners } from './loading/loading-spinners.tsx'
import { States } from './loading/loading-states.tsx'

/** `?wait=` holds the page back for as many seconds; `?done=` is how far the job has come, `?part=job` asks for it alone. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const job = readFirstArticles(readCount(searchParams.get('done')))
  if (!context.isDocument && searchParams.get('part') === 'job') return { job, page: null }
  const waitedS = Math.min(readCount(searchParams.get('wait')), WAIT_MAX_S)
  if (waitedS > 0) await pause(waitedS * 1_000, null, { signal: request.signal }).catch(() => {})
  const page = {
    waitedS,
    table: listScreenRows(searchParams),
    screens: countScreens(),
    articles: countArticleWords(),
    samples: readSamples(),
  }
  return { job, page }
}

/** The bulk bar of the table: a list of the chosen screens. Nothing is kept. */
export async function action({ request }: ActionFunctionArgs) {
  const { input, problem } = await readForm(request, bulkInputs)
  if (problem) return data({ list: null, problem: Object.values(problem.errors)[0] ?? null }, 400)
  return data({ list: toAddressList(input), problem: null })
}

export default function LoadingDemo() {
  const { job, page } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>() ?? null
  if (!page) return null
  return (
    <Guide
      page="loading-demo"
      lead="What you see while something is on its way, when nothing came, and what numbers, tables and texts look like when it did."
      sections={[
        {
          id: 'spinners',
          title: 'Spinners and busy buttons',
          lead: 'Three culm segments turning. Only inside buttons and lines of text, never over a whole page.',
          children: <Spinners waitedS={page.waitedS} />,
        },
        {
          id: 'skeletons',
          title: 'Skeletons',
          lead: 'After 0.2 seconds, in the shape of what comes, so that nothing jumps when it does.',
          children: <Skeletons />,
        },
        {
          id: 'full-area',
          title: 'The full area',
          lead: 'The idle panda over a skeleton. After 4 seconds it names what it waits for.',
          children: <FullArea waitedS={page.waitedS} />,
        },
        {
          id: 'progress',
          title: 'Progress',
          lead: 'Everything counted is a culm. Screen readers hear every quarter.',
          children: <ProgressSpecimens job={job} />,
        },
        {
          id: 'states',
          title: 'Empty, error, offline',
          lead: 'One panda, one line, one action. Errors say what is safe, and never joke.',
          children: <States />,
        },
        {
          id: 'table',
          title: 'Tables',
          lead: 'Order, filter and page live in the address. These are the screens of this site.',
          children: <ScreensTable table={page.table} sent={sent} />,
        },
        {
          id: 'charts',
          title: 'Charts',
          lead: 'Drawn by the server from the catalogue and the help centre as they are now. The numbers stand below each.',
          children: <ChartSpecimens screens={page.screens} articles={page.articles} />,
        },
        {
          id: 'code-and-text',
          title: 'Code and text',
          children: <CodeSpecimens {...page.samples} />,
        },
      ]}
    />
  )
}
