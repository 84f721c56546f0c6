import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { SharedRecordingPage } from './parts/shared-recording-page.tsx'
import { readSharedRecording } from './sharing/shared-recording.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  readSharedRecording(request, params.shareableId ?? '')

/** Search engines stay away. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  retitled(matches, { title: data?.title ?? 'Shared transcript', isIndexed: false })

export default function TranscriptShared() {
  return <SharedRecordingPage view={useLoaderData<typeof loader>()} />
}
