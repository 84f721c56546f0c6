import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendSet } from './exports/send-set.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) => sendSet(request, params.id ?? '', context)
