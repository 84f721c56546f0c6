import './site-sources.server.ts'
import './own-sources.server.ts'
import './conversations-source.server.ts'
