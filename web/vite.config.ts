import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { antesPlugin } from './antes.plugin.ts'
import { callsPlugin } from './calls.plugin.ts'
import { colaPlugin } from './cola.plugin.ts'
import { comprimirPlugin } from './comprimir.plugin.ts'
import { guiaPlugin } from './guia.plugin.ts'
import { kitPlugin } from './kit.plugin.ts'
import { partesDe } from './partes.ts'
import { trabajadorPlugin } from './trabajador.plugin.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    kitPlugin(),
    callsPlugin(),
    colaPlugin(),
    guiaPlugin(),
    antesPlugin(),
    trabajadorPlugin(),
    comprimirPlugin(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Those of docs/decisions/0073-navegadores.md: where one of them does not know a selector, those beside it in its list are written apart.
    cssTarget: ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4'],
    manifest: true,
    // The app, and beside it what public pages load of their own (server/features/publicaciones).
    rolldownOptions: {
      input: {
        index: path.join(import.meta.dirname, 'index.html'),
        isla: path.join(import.meta.dirname, 'isla/malla.ts'),
      },
      output: {
        codeSplitting: {
          groups: partesDe(import.meta.dirname),
        },
      },
    },
    // The first picture needs no more than the entry: what a page needs is announced by its own import.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
  },
  server: {
    // Only what the server answers: /app is a folder of sources here. With the live channel the web runs under scripts/dev.ts.
    proxy: { '/api': server, '/ims': server, '/publico': server, '/assets': server },
  },
})
