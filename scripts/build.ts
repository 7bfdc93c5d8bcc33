import { ensureWebBuild } from '../server/start/webBuild.ts'

/** Builds the web app without starting anything, for images: `npm start` does it by itself. */
await ensureWebBuild(line => console.log(line))
