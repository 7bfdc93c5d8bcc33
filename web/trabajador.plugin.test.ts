import { expect, it } from 'vitest'
import { partesDe } from './trabajador.plugin.ts'

it('of a build the service worker keeps what pages are made of, and no more', () =>
  expect(
    partesDe([
      'index.html',
      'sw.js',
      'assets/Shell-abc.js',
      'assets/Shell-abc.css',
      'assets/inter-latin-wght-normal-abc.woff2',
      'assets/inter-cyrillic-wght-normal-abc.woff2',
      'assets/pdf.worker.min-abc.mjs',
      'assets/PdfViewer-abc.js',
      'assets/Shell-abc.js.map',
    ]),
  ).toEqual(['/assets/Shell-abc.js', '/assets/Shell-abc.css', '/assets/inter-latin-wght-normal-abc.woff2']))
