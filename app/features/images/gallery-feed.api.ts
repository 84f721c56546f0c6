import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendFeed } from './gallery/gallery-feed.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => sendFeed(request)
