import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendTrackFile } from './track-book.server.ts'

export const loader = ({ request, context }: LoaderFunctionArgs) => sendTrackFile(request, context.network)
