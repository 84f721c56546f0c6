import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendSong } from './exports/send-song.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) => sendSong(request, params.id ?? '', context)
