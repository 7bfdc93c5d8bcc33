import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fotosDe, GUIA, leerGuia } from '../../../guia.plugin.ts'
import { fotos } from '../../../ui/fotos.ts'
import { paginasDePantalla } from '../pantallas.ts'
import { type Bloque, lineasDe, partesDe } from './arbol.ts'
import type { Pagina } from './pagina.ts'
import { losRoles } from './roles.ts'
import { textosDe } from './textosDePrueba.ts'

const root = path.join(GUIA, '../..')
const paginas = leerGuia(GUIA)
const claves = new Set(paginas.map(p => p.clave))

it('every picture of the guide is shown by some page', () => {
  const vistas = new Set(paginas.flatMap(p => fotosDe(p.bloques)))
  const suyas = Object.keys(fotos).filter(foto => foto.startsWith('guia-'))
  expect(suyas.filter(foto => !vistas.has(foto))).toEqual([])
})

/** Every text that the product says: sources of the app, the contracts and the rules, without those of the guide and of tests. */
const dichos = new Set(
  globSync('{web,contracts,domain}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.*', '**/*DePrueba.ts', 'web/features/ayuda/**'],
  }).flatMap(file => textosDe(readFileSync(path.join(root, file), 'utf8'))),
)

const partesDePagina = ({ bloques }: Pagina) => lineasDe(bloques).flatMap(partesDe)

function nombresDe(pagina: Pagina): string[] {
  return partesDePagina(pagina).flatMap(p => (typeof p === 'object' && 'nombre' in p ? [p.nombre] : []))
}

function destinosDe(pagina: Pagina): string[] {
  return partesDePagina(pagina).flatMap(p => (typeof p === 'object' && 'href' in p ? [p.href] : []))
}

const titulosDe = (bloques: readonly Bloque[]): string[] =>
  bloques.flatMap(b => (b.clase === 'titulo' ? [b.id] : []))

it('every task has a page, and every page a place of its own', () => {
  expect(paginas.length).toBeGreaterThanOrEqual(35)
  expect(new Set(paginas.map(p => `${p.tema} ${p.orden}`)).size).toBe(paginas.length)
  expect(new Set(paginas.map(p => p.titulo)).size).toBe(paginas.length)
})

it.each(losRoles)('there are pages for %s', rol =>
  expect(paginas.filter(p => p.roles.includes(rol)).length).toBeGreaterThanOrEqual(3),
)

it.each(paginasDePantalla)('the page %s, that a screen leads to, is there', clave =>
  expect(claves.has(clave)).toBe(true),
)

it('the page of the legal light names every heading of its panel', () => {
  const fuente = ['PanelLegal', 'MotivosSueltos']
    .map(parte => readFileSync(path.join(root, `web/features/legal/${parte}.tsx`), 'utf8'))
    .join('')
  const titulos = [...fuente.matchAll(/^ +\['(.+)', |<section aria-label="(.+)"/gm)].map(m => m[1] ?? m[2])
  expect(titulos.length).toBe(4)
  const nombres = nombresDe(paginas.find(p => p.clave === 'semaforo-legal')!)
  expect(titulos.filter(titulo => !nombres.includes(titulo!))).toEqual([])
})

describe.each(paginas.map(p => [p.clave, p] as const))('%s', (clave, pagina) => {
  it('says what to do, shortly', () => {
    expect(pagina.bloques.length).toBeGreaterThan(1)
    const palabras = readFileSync(path.join(GUIA, `${clave}.md`), 'utf8').split(/\s+/).length
    expect(palabras).toBeLessThan(480)
    expect(pagina.palabras).toMatch(/,/)
  })

  it('calls screens and buttons as the product does', () =>
    expect(nombresDe(pagina).filter(nombre => !dichos.has(nombre))).toEqual([]))

  it('leads to pages and headings that are there', () => {
    const rotos = destinosDe(pagina).filter(destino => {
      const [, otra, titulo] = /^([a-z0-9-]+)\.md(?:#(.+))?$/.exec(destino) ?? []
      const una = paginas.find(p => p.clave === otra)
      if (!otra) return false
      return !una || (titulo !== undefined && !titulosDe(una.bloques).includes(titulo))
    })
    expect(rotos).toEqual([])
  })

  it('shows pictures that are kept', () =>
    expect(fotosDe(pagina.bloques).filter(foto => !Object.hasOwn(fotos, foto))).toEqual([]))
})
