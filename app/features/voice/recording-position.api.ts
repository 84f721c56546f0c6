import type { ActionFunctionArgs } from '@remix-run/node'
import { onlyPost } from '#app/platform/request/problem.ts'
import { keepPosition } from './player/position-call.server.ts'

export const loader = onlyPost

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  keepPosition(request, params.id ?? '', context.network)
