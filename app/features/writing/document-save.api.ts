import type { ActionFunctionArgs } from '@remix-run/node'
import { onlyPost } from '#app/platform/request/problem.ts'
import { saveCall } from './editor/save-call.server.ts'

export const loader = onlyPost

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  saveCall(request, params.id ?? '', context.network)
