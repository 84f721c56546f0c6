import type { LoaderFunctionArgs } from '@remix-run/node'
import { followThread } from './talking/follow-thread.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  followThread(request, params.id ?? '', context)
