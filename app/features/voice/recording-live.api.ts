import type { LoaderFunctionArgs } from '@remix-run/node'
import { followRecording } from './recordings/own-recording.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  followRecording(request, params.id ?? '', context)
