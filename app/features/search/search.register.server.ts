import './sources/site-sources.server.ts'
import './sources/own-sources.server.ts'
import './sources/conversations-source.server.ts'
