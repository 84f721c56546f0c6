import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendPosts } from './feeds.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => sendPosts(request, 'json')
