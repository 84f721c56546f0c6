import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendSceneSound } from './sound/send-sound.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  sendSceneSound(request, params.id ?? '', params.scene ?? '', context)
