import path from 'node:path'
import { expect, it } from 'vitest'
import { partesDe } from './partes.ts'

const CASA = '/casa'
const KIT = '/x/node_modules/@mantine/core/esm/index.mjs'
const boton = '/x/node_modules/@mantine/core/esm/components/Button/Button.mjs'
const tabla = '/x/node_modules/@mantine/core/esm/components/Table/Table.mjs'

interface Fuente {
  code?: string
  importa?: string[]
  luego?: string[]
}
const en = (archivo: string): string => (archivo.startsWith('/') ? archivo : path.join(CASA, archivo))

/** A small app: files of the web by their names, with what they import. */
const fuentes: Record<string, Fuente> = {
  'main.tsx': {
    importa: ['react'],
    luego: [
      'features/portada/PortadaPage.tsx',
      'app/shell/Shell.tsx',
      'features/planes/PlanPage.tsx',
      'features/otra/OtraPage.tsx',
      'features/tercera/TerceraPage.tsx',
      'features/escritorio/EscritorioPage.tsx',
    ],
  },
  'features/tercera/TerceraPage.tsx': {
    importa: ['icono.ts', 'grande.ts', 'conCelda.ts', 'conGrande.ts', 'conArbol.ts'],
  },
  'features/escritorio/EscritorioPage.tsx': { importa: ['icono.ts', 'conArbol.ts'] },
  'icono.ts': { code: 'dibujar()', importa: ['react'] },
  'grande.ts': { code: 'x'.repeat(20_000) },
  'conCelda.ts': { importa: ['icono.ts', 'celda.ts'] },
  'conGrande.ts': { importa: ['grande.ts'] },
  'conArbol.ts': { importa: ['features/arbol/SidebarTree.tsx'] },
  'features/portada/PortadaPage.tsx': { importa: ['malla/dibujo.ts'] },
  'app/shell/Shell.tsx': { importa: ['react', KIT], code: 'import { Button } from "@mantine/core";' },
  'features/planes/PlanPage.tsx': {
    importa: ['plan.ts', 'compartido.ts', 'malla/dibujo.ts', 'malla/trazo.ts', 'react'],
  },
  'features/otra/OtraPage.tsx': {
    importa: ['compartido.ts', 'otra.ts', KIT, 'icono.ts', 'grande.ts', 'conCelda.ts', 'conGrande.ts'],
    code: 'import { Table as T } from "@mantine/core";',
  },
  'isla/malla.ts': { importa: ['isla/publico.css', 'malla/trazo.ts'] },
  'ui/table/DataTable.tsx': { importa: ['celda.ts'] },
  [KIT]: {
    importa: [boton, tabla],
    code: 'import { Button } from "./components/Button/Button.mjs";import { Table } from "./components/Table/Table.mjs";export { Button, Table };',
  },
}
const grafo = {
  getModuleInfo: (id: string) => {
    const { code = null, importa = [], luego = [] } = fuentes[id] ?? fuentes[path.relative(CASA, id)] ?? {}
    return { code, importedIds: importa.map(en), dynamicallyImportedIds: luego.map(en) }
  },
}
const partes = partesDe(CASA)
const parteDe = (archivo: string): string | null =>
  partes.map(p => p.name(en(archivo), grafo)).find(nombre => nombre !== null) ?? null

it('what the first script needs is in the base, also where others need it', () => {
  expect(parteDe('main.tsx')).toBe('base')
  expect(parteDe('react')).toBe('base')
})

it('of a library the shell takes what it names', () => {
  expect(parteDe(boton)).toBe('casa')
  expect(parteDe(tabla)).toBeNull()
})

it('what only the plan needs comes with it, what others need too apart', () => {
  expect(parteDe('plan.ts')).toBe('plan')
  expect(parteDe('compartido.ts')).toBe('kit')
})

it('the landing shares nothing with a part behind the sign-in', () => {
  expect(parteDe('features/portada/PortadaPage.tsx')).toBeNull()
  expect(parteDe('malla/dibujo.ts')).toBe('comun')
})

it('what public pages load of the malla lies apart from the app', () => {
  expect(parteDe('malla/trazo.ts')).toBe('dibujo')
  expect(parteDe('isla/publico.css')).toBeNull()
})

it('what a page alone needs is cut by the builder, what lists are made of is one part', () => {
  expect(parteDe('otra.ts')).toBeNull()
  expect(parteDe('celda.ts')).toBe('listas')
})

it('what is small and shared is no file of its own: it comes with its kind, or with the lists that it needs', () => {
  expect(parteDe('icono.ts')).toBe('menudo')
  expect(parteDe('conCelda.ts')).toBe('listas')
})

it('what is large, brings something large, or would bring lists to the desk stays apart', () => {
  expect(parteDe('grande.ts')).toBeNull()
  expect(parteDe('conGrande.ts')).toBeNull()
  expect(parteDe('conArbol.ts')).toBeNull()
})

it('the first parts claim first', () => {
  expect(partes.map(p => p.priority)).toEqual(partes.map((_, i) => partes.length - i))
})
