import { later } from '#app/ui/later.tsx'

/** Few who ask bring an exported chat: its code is fetched by who does. */
export const ChatExportLater = later(() => import('./chat-export-page.tsx').then((file) => file.ChatExportPage))
