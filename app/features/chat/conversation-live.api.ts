import type { LoaderFunctionArgs } from '@remix-run/node'
import { followConversation } from '#app/kits/asking/conversation/live.server.ts'

/** What happens in a conversation as it happens, for whom it belongs to. */
export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  followConversation(request, params.id ?? '', context.network)
