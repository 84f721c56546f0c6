import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendAudioFeed } from './sharing/audio-feed.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => sendAudioFeed(request, params.id ?? '')
