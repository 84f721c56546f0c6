import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendPulseFeed } from './keeping/pulse-feed.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => sendPulseFeed(request)
